/** A capital that the sentence does not give: the word, here a dash, is alone, in quotes, or behind a small or the first word. */
export const setOff = /^\W*_\W*$|(?:^\S+|\s\p{Ll}\S*)(?<![.?!:;]) _(?! \p{Lu})|\s["“„«‘']_/u;
