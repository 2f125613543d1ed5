/** British endings and their American ones: texts and questions are compared in one spelling. */
export const britishSpellings: [RegExp, string][] = [
  [/([iy])s(e|ed|es|er|ers|ing|ation|ations)$/, '$1z$2'],
  [/([^aeiou]{2}|[a-z]{2}[^aeiou])our/, '$1or'],
  [/([bt])re(s|d)?$/, '$1er$2'],
  [/(licen|defen|offen)ce/, '$1se'],
  [/ll(ed|ing|er|ers)$/, 'l$1'],
  [/ogue(s|d)?$/, 'og$1'],
  [/amme(s)?$/, 'am$1'],
];

/** Letters that no Unicode decomposition takes apart. */
export const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** What a short form puts behind a word. */
export const shortForms = /['’](s|re|ve|ll|d|m)$/;
/** Words before whose dot no sentence ends. */
export const abbreviation =
  /(?:^|[\s(“"])(?:\p{Lu}|(?:\p{L}\.)+\p{L}|dr|mr|mrs|ms|prof|st|no|nos|vol|pp|ed|eds|cf|ca|approx|vs|jr|sr|fig|ser|lt|adm|capt|col|gen|sgt|rev|hon)\.$/iu;
/** Letters that sound alike, and the one letter that stands for them. */
export const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|qu|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ie$|ey$|y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];
