import type { OwnRewordings, Sign } from '../../corpus/reworded.ts';

/** How informal texts shorten their verbs, and the same in full. */
const shortForms: [RegExp, string][] = [
  [/\b(w|W)on['’]t\b/g, '$1ill not'],
  [/\b(c|C)an['’]t\b/g, '$1annot'],
  [/n['’]t\b/g, ' not'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/['’]ve\b/g, ' have'],
  [/['’]ll\b/g, ' will'],
  [/['’]re\b/g, ' are'],
  [/\b(I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey)['’]d\b(?! (?:better|been|had)\b| \w+ed\b)/g, '$1 would'],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he)['’]s\b/g, '$1 is'],
];
const isShort = /\p{L}['’](?:t|m|ve|ll|re|d|s)\b/u;

/** A sign that looks at what a text says in short forms as if it were said in full: "I'd not move" is "I would not move". */
export function inFull(sign: Sign): Sign {
  return {
    test: (text) =>
      sign.test(text) ||
      (isShort.test(text) && sign.test(shortForms.reduce((said, [short, full]) => said.replace(short, full), text))),
  };
}

/** Rewordings that hold where something is said, in short forms or in full. */
export function whereInFull(rows: OwnRewordings[]): OwnRewordings[] {
  return rows.map((row) => ({
    ...row,
    ...(row.where && { where: inFull(row.where) }),
    ...(row.unless && { unless: inFull(row.unless) }),
  }));
}
