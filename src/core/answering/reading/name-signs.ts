/** A capital that the sentence does not give: the word, here a dash, is alone, in quotes, or behind a small or the first word. */
export const setOff = /^\W*_\W*$|(?:^\S+|\s\p{Ll}\S*)(?<![.?!:;]) _(?! \p{Lu})|\s["“„«‘']_/u;
/** What a degree word does not name its degree before: "her PhD students", "her PhD and her first job". */
export const besideDegree = /^(?:and|or|students?|candidates?|supervisees?)$/;
