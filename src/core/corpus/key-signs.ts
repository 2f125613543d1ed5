const toCapital = (slip: string) => slip.replace(/^\[\w+\]|^\w/, (first) => first.toUpperCase());

/** A line for each word, with its slips behind it, as what puts them right: in small letters, or at the beginning. */
const toRewordings = (lines: string, unless: string) =>
  lines
    .trim()
    .split(/\n */)
    .map((line): [RegExp, string] => {
      const [word = '', ...slips] = line.split(/:? /);
      const typed = `(?<![\\p{L}\\d.’'-])(?:${slips.join('|')})|^(?:${slips.map(toCapital).join('|')})`;
      return [new RegExp(`${unless}(?:${typed})(?!\\p{L}|\\d|[.’'-]\\p{L})`, 'gu'), word];
    });

/** Words, names and short forms of their own that lie a key away from a small word. */
const own =
  'tue anc ans sue whe ger yer het bis gis hid hie uis hum hom bim sas wad wax wss die dis dir rid eid sid cid bow now hoe cor fir fod foe fot tor ror dor shat shen ehen sith gas had haw bas dies foes sere have gave cave nave save hate bean seen been bern thar chat thus had fork word wore worm cork fear tear gear wear dear hear rear near bear pear yeas'.split(
    ' ',
  );

/**
 * The small words that most questions are made of, with one letter typed on a key beside it: no distance tells of three
 * letters which word they are.
 */
export const keySlips = toRewordings(
  `
  the: [rygf]he t[gjyunb]e th[wrds]
  and: [sqwz]nd a[bmhj]d an[sfercx]
  she: [adwexz]he s[gjyunb]e sh[wrds]
  her: [gjyunb]er h[wrds]r he[etfd]
  how: [gjyunb]ow h[iplk]w ho[qesa]
  his: [gjyunb]is h[uokj]s hi[adwexz]
  him: [gjyunb]im h[uokj]m hi[njk]
  was: [qesa]as w[sqwz]s wa[adwexz]
  did: [sfercx]id d[uokj]d di[sfercx]
  who: [qesa]ho w[gjyunb]o wh[iplk]
  for: [dgrtvc]or f[iplk]r fo[etfd]
  what: [qesa]hat w[gjyunb]at wh[sqwz]t wha[rygf]
  which: [qesa]hich w[gjyunb]ich wh[uokj]ch whi[xvdf]h whic[gjyunb]
  when: [qesa]hen w[gjyunb]en wh[wrds]n whe[bmhj]
  where: [qesa]here w[gjyunb]ere wh[wrds]re whe[etfd]e wher[wrds]
  with: [qesa]ith w[uokj]th wi[rygf]h wit[gjyunb]
  many: [njk]any m[sqwz]ny ma[bmhj]y man[tuhg]
  has: [gjyunb]as h[sqwz]s ha[adwexz]
  does: [sfercx]oes d[iplk]es do[wrds]s doe[adwexz]
  were: [qesa]ere w[wrds]re we[etfd]e wer[wrds]
  from: [dgrtvc]rom f[etfd]om fr[iplk]m fro[njk]
  have: [gjyunb]ave h[sqwz]ve ha[cbfg]e hav[wrds]
  been: [vngh]een b[wrds]en be[wrds]n bee[bmhj]
  that: [rygf]hat t[gjyunb]at th[sqwz]t tha[rygf]
  this: [rygf]his t[gjyunb]is th[uokj]s thi[adwexz]
  work: [qesa]ork w[iplk]rk wo[etfd]k wor[jliom]
  year: [tuhg]ear y[wrds]ar ye[sqwz]r yea[etfd]
  about: [sqwz]bout a[vngh]out ab[iplk]ut abo[yijh]t abou[rygf]`,
  `(?!(?:${[...own, ...own.map(toCapital)].join('|')})\\b)`,
);

/**
 * The same typed in haste: a letter left out, doubled or swapped with the next, without what is a word, a name or a short
 * form of its own.
 */
export const hastySlips = toRewordings(
  `
  the: tthe hte te thhe
  and: aand nad annd adn andd
  she: sshe hse shhe seh shee
  her: hher heer hre
  how: hhow ohw hw hoow howw
  his: hhis hs hiis
  him: hhim ihm hiim hmi himm
  was: wwas ws waas wsa wass
  did: ddid idd dd diid ddi didd
  who: wwho whho woh whoo
  for: ffor ofr fr foor forr
  what: wwhat hwat wat whhat waht wht whaat whta whatt
  which: wwhich hwich wich whhich wihch whch whiich whcih whih whicch whihc whichh
  when: wwhen hwen wen whhen wehn whn wheen whne whenn
  where: wwhere hwere whhere wehre whre wheere whree wherre wheer wheree
  with: wwith iwth wth wiith wtih wih witth wiht withh
  many: mmany amny mny maany mnay mayn manyy
  has: hhas ahs hs haas hsa hass
  does: ddoes des dooes deos doees doess
  were: wwere ewre wre weere wree werre weree
  from: ffrom rfom frrom frm froom frmo fromm
  have: hhave ahve hve haave hvae havve haev havee
  been: bbeen beeen beenn
  that: tthat htat thhat taht tht thaat thta thatt
  this: tthis htis thhis tihs thiis thsi thiss
  work: wwork owrk wrk woork wrok worrk wokr workk
  year: yyear eyar yar yeear yaer yeaar yera yearr
  about: aabout baout aout abbout aobut aboout abuot abot abouut abotu aboutt
  much: mmuch umch mch muuch mcuh muh mucch muhc muchh
  list: llist ilst lst liist lsit lisst listt
  name: nname anme nme naame nmae namme naem namee
  first: ffirst ifrst frst fiirst frist firrst fisrt firsst firts firstt
  their: ttheir hteir teir thheir tehir theeir thier theiir theri theirr
  why: wwhy hwy whhy wyh whyy`,
  '',
);
