/** In the source of a regular expression: an escape, a set or a letter of private use. */
export const anything = /\\(?:[pPu]\{[^}]*\}|k<\w+>|u....|x..|c.|\d+|.)|\[(?:\\.|[^\]\\])*\]|[\ue000-\uf8ff]/gs;

/** A group that holds no other, and what stands in it unless it denies that. */
export const innerGroup = /\(\?<?![^()]*\)|\((?:\?(?:[a-z-]*:|<\w+>|<?=))?([^()]*)\)/g;

/** What need not be there, or not as often. */
export const optional = /.(?:[*?]|\{[^}]*\})/gs;

/** Letters in a row, or what stands for a group. */
export const lettersOrGroup = /[a-z\d' ,-]{3,}|[\ue000-\uf8ff]/gi;
