/** The keys around each letter. */
const around: Record<string, string> = {
  a: 'sqwz',
  b: 'vngh',
  c: 'xvdf',
  d: 'sfercx',
  e: 'wrds',
  f: 'dgrtvc',
  h: 'gjyunb',
  i: 'uokj',
  k: 'jliom',
  l: 'kop',
  m: 'njk',
  n: 'bmhj',
  o: 'iplk',
  r: 'etfd',
  s: 'adwexz',
  t: 'rygf',
  u: 'yijh',
  v: 'cbfg',
  w: 'qesa',
  y: 'tuhg',
};
/** The small words that most questions are made of: no distance tells of three letters which word they are. */
const words =
  'the and she her how his him was did who for what which when where with many has does were from have been that this work year about'.split(
    ' ',
  );
/** Words, names and short forms of their own that lie a key away from one. */
const own =
  'tue anc ans sue whe ger yer het bis gis hid hie uis hum hom bim sas wad wax wss die dis dir rid eid sid cid bow now hoe cor fir fod foe fot tor ror dor shat shen ehen sith gas had haw bas dies foes sere have gave cave nave save hate bean seen been bern thar chat thus had fork word wore worm cork fear tear gear wear dear hear rear near bear pear yeas';

const toCapital = (slip: string) => slip.replace(/^\[\w+\]|^\w/, (first) => first.toUpperCase());
const ownWords = own.split(' ');
const kept = `(?!(?:${[...ownWords, ...ownWords.map(toCapital)].join('|')})\\b)`;
const toSlips = (word: string) =>
  [...word].map((letter, at) => `${word.slice(0, at)}[${around[letter]}]${word.slice(at + 1)}`);

/** Those and a few that have too many neighbours by the keys: of them a letter is left out, doubled or swapped with the next. */
const hasty = [...words, ...'much list name first their why'.split(' ')];
/** Words, names and short forms of their own that haste makes of one. */
const ownInHaste = new Set(
  `ad se hr hm wo he an er is as id or im hi ho sh di wh fo wa hat hen here wit ith may man any doe dos ere wee rom ave ben een tat ear yea
  bout abut wok fist firt lit lis heir thir may mach nae wer whe whic ehr aws hwo fro odes form dose ewer eben bene nam thee herr
  hiss manny hoo who how was saw weer lits nmea tis ths thi wor fom hae tha teh wh wy whee wher ther hei hsi ihs`.split(
    /\s+/,
  ),
);
const toHasty = (word: string) =>
  [...word]
    .flatMap((letter, at) => {
      const [before, behind] = [word.slice(0, at), word.slice(at + 1)];
      const isInner = at > 0 && behind.length > 0;
      return [
        ...(isInner ? [before + behind] : []),
        before + letter + letter + behind,
        before + behind.slice(0, 1) + letter + behind.slice(1),
      ];
    })
    .filter((slip) => !ownInHaste.has(slip) && !ownWords.includes(slip) && !hasty.includes(slip));

/** Small words typed in haste: in small letters, or at the beginning. */
export const hastySlips = hasty.map((word): [RegExp, string] => {
  const slips = toHasty(word);
  const typed = `(?<![\\p{L}\\d.’'-])(?:${slips.join('|')})|^(?:${slips.map(toCapital).join('|')})`;
  return [new RegExp(`(?:${typed})(?!\\p{L}|\\d|[.’'-]\\p{L})`, 'gu'), word];
});

/** Small words of which one letter was typed on the key beside it: in small letters, or at the beginning. */
export const keySlips = words.map((word): [RegExp, string] => {
  const slips = toSlips(word);
  const typed = `(?<![\\p{L}\\d.’'-])(?:${slips.join('|')})|^(?:${slips.map(toCapital).join('|')})`;
  return [new RegExp(`${kept}(?:${typed})(?!\\p{L}|\\d|[.’'-]\\p{L})`, 'gu'), word];
});
