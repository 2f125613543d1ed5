import { they } from './sentence-signs.ts';

const present = '(?:still|now|currently|presently|today|nowadays|at present|at the moment|these days|any ?more)';
const filler = '(?:been|be|to|work(?:ing|ed)?|serv(?:e|ed|ing)|employed|as|an?|the|already)';

/** Asks whether or when somebody had a post of some title, on folded text: what stands before the title, and the title. */
export const asksPost = new RegExp(
  String.raw`^(\W*(?:(?:(?:since|until|till|from|for) )?(?:when|how long) (?:is|are|was|were|has|have|did) ${they} (?:${filler} )*|(?:is|are|does|do) ${they} (?=.*\b${present}\b)(?:(?:${filler}|${present}) )*))(.{2,60}?)(?: ${present})*\W*$`,
);
