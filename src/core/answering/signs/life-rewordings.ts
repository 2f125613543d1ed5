import type { OwnRewordings } from '../../corpus/reworded.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { countries } from '../../corpus/town-signs.ts';
import { familyRewordings } from './family-rewordings.ts';
import { their, them, they } from './sentence-signs.ts';

/** Entries that are asked for by having a place in another country than the person's own. */
const abroad =
  /^((?:which|what|how many|list|name|show(?: me)?)\b[^?,]{0,20}\b(?:talks|lectures|keynotes|presentations|jobs|roles|posts|positions|employers|projects|awards|prizes|honou?rs|medals|degrees)\b[^?,]{0,40}?) (?:abroad|overseas|outside (?:of )?(?:(?:his|her|their|your) (?:own |home )?|the )country|in (?:other|foreign) countries)(?=\W*$)/i;

/** Short names of countries. */
const shortNames: Record<string, string> = { 'United States': 'USA', 'United Kingdom': 'UK' };

/** What is done at an age that a sentence may tell, as it is asked and as it is told. */
const deedsOfAge = [
  ['(?:go|went) to sea', 'went to sea'],
  ['(?:leave|left) (?:school|home)', 'left (?:school|home)'],
  ['(?:run|ran) away(?: from home)?', 'ran away'],
  ['(?:go|went) (?:deaf|blind)', 'went (?:deaf|blind)'],
  ['(?:learn(?:ed|t)?|start(?:ed)?|beg[aiu]n) to \\p{L}+', '(?:learned|learnt|started|began) to'],
  ['(?:fly|flew) solo', 'flew solo'],
] as const;
/** An age in a sentence. */
const anAge = String.raw`\b(?:at|aged|at the age of|was|turned) (?:${anyNumberWord}|\d{1,2})\b(?! (?:o['’]clock|per ?cent|[ap]\.?m|euros|pounds|dollars|met(?:re|er)s|kilomet|degrees|knots))`;

/** A life by the words in which it is told: the name at birth, the family, the citizenship, the grave. */
export const lifeRewordings: OwnRewordings[] = [
  ...familyRewordings,
  // Who went ashore left the sea
  {
    where: /\b(?:[Ss]he|[Hh]e|I) (?:finally )?(?:went|came) ashore\b/,
    unless: /\b(?:left|leaving|gave up|quit) (?:the sea|seafaring|sailing)\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(when|why|in (?:which|what) year) did (${they}) (?:leave|quit|give up|stop|retire from) (?:the sea|seafaring|sailing|going to sea|shipping|(?:(?:the|${their}) )?life at sea)(?: behind)?(?: for good)?\W*$`,
          'i',
        ),
        '$1 did $2 go ashore?',
      ],
      [
        new RegExp(
          String.raw`^what made (${them}) (?:leave|quit|give up|stop) (?:the sea|seafaring|sailing|going to sea|shipping|(?:(?:the|${their}) )?life at sea)\W*$`,
          'i',
        ),
        'why did they go ashore?',
      ],
    ],
  },
  // Where a sentence tells the age, no date of an entry does so better
  ...deedsOfAge.map(([asked, told]): OwnRewordings => ({
    where: new RegExp(
      String.raw`(?:\b[Aa]t|\b[Aa]ged) (?:the age of )?(?:${anyNumberWord}|\d{1,2}),? (?:[Ss]he|[Hh]e|I|they) (?:first )?${told}\b|\b(?:[Ss]he|[Hh]e|I|they) (?:first )?${told}\b[^.;,]{0,30}${anAge}`,
      'u',
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how old (?:was|were) (${they}) when ${they}|(?:at )?(?:what|which) age (?:did|was|were) (${they})(?: when ${they})?) (?:first )?(${asked})(?:(?: for the)? first(?: time)?)?\W*$`,
          'iu',
        ),
        'when did $1$2 first $3?',
      ],
    ],
  })),
  // "Ada Example was born Ada Sample": there the sentence on the birth tells the name.
  {
    where: /\bborn (?:[^.;]{0,80} as |as )?(?:\p{Lu}\p{Ll}+ ){1,3}\p{Lu}\p{Ll}/u,
    rewordings: [
      [
        /^what (?:was|is) (?:his|her|their|your) (?:maiden name|original name|name (?:originally|at birth|before))\W*$/i,
        'under what name were they born?',
      ],
      [
        new RegExp(
          String.raw`^(?:what|which) (?:sur|last |family )?name did (${they}) (?:have|bear|carry|use|go by) before (?:${they} (?:got )?(?:married|wed)|(?:${their} )?(?:marriage|wedding|marrying))\W*$`,
          'i',
        ),
        'under what name were they born?',
      ],
    ],
  },
  // Brothers and sisters are children of one family.
  {
    where:
      /\b(?:of|among) (?:the |their |her |his |my )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) children\b/i,
    unless: /\bsiblings?\b/i,
    rewordings: [
      [
        /^how many (?:siblings|brothers (?:and|or) sisters|sisters (?:and|or) brothers) (?:(?:did|does|do|has|have|had) (?:he|she|they|you) (?:have|had|got)?|(?:were|are) there)\W*$/i,
        'how many children did their parents have?',
      ],
    ],
  },
  // A partner who is called by name alone
  {
    where: /\bliv(?:e|es|ed) [^.;]{2,60} with \p{Lu}[\p{L}-]+, who\b/u,
    unless: /\b(?:husband|wife|spouse)\b|\b(?:my|his|her|their) partner\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:what (?:does|did|is|was) ${their} (?:husband|wife|partner|spouse)(?:['’]s (?:job|profession|occupation|trade|name)| called| do(?: for (?:a living|work)| professionally)?)|who (?:is|was) ${their} (?:husband|wife|partner|spouse))\W*$`,
          'i',
        ),
        'who do they live with?',
      ],
    ],
  },
  // The name at birth, where it was another one
  {
    where: /\bborn (?:as )?\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )*\p{Lu}\p{Ll}+\b/u,
    rewordings: [
      [
        new RegExp(String.raw`^what (?:is|was|['’]s) (${their}) (?:real|actual|true) name\W*$`, 'i'),
        'what was $1 birth name?',
      ],
    ],
  },
  // Children whom a portfolio tells of one by one
  {
    where: /\b(?:son|daughter)s?\b/i,
    unless: new RegExp(
      String.raw`(?<!\b(?:of|among) (?:the |their |her |his |my )?)\b(?:${anyNumberWord}|\d+|no|only|a single) (?:\w+ )?(?:children|child|kids|sons|daughters)\b|\btwins\b|\bchildless\b`,
      'i',
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^how many (?:children|kids) (?:(?:did|does|do|has|have|had) (${they}) (?:have|had|got)?|were born to (${them}))\W*$`,
          'i',
        ),
        'did $1$2 have children?',
      ],
    ],
  },
  // The age of children who are told of by another word
  ...['daughter', 'son'].map((kin): OwnRewordings => ({
    where: new RegExp(
      String.raw`\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|two|three|four|five) (?:\w+ )?${kin}s?\b[^.;]{0,60}\bborn\b`,
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how old (?:is|are) (${their}) (?:children|kids|child|kid)(?: now)?|when (?:was|were) (${their}) (?:children|kids|child|kid) born)\W*$`,
          'i',
        ),
        `when were $1$2 ${kin}s born?`,
      ],
    ],
  })),
  // "They married in May": there the sentence on the wedding names whom
  {
    where: /\bmarried\b/i,
    unless: /\b(?:husband|wife|spouse)(?:,|:| was| is| called| named)? (?:the \S+ )?\p{Lu}\p{Ll}/u,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:who (?:is|was)|what (?:is|was) the name of) ${their} (?:(?:late|former) )?(?:husband|wife|spouse)\W*$`,
          'i',
        ),
        'whom did they marry?',
      ],
    ],
  },
  {
    where: /\bcitizens? of the United States\b/i,
    rewordings: [
      [
        /\b(?:become|get to be) an? (?:US|U\.S\.|American) citizen\b|\b(?:get|gain|acquire|obtain|receive|take) (?:US|U\.S\.|American) citizenship\b/i,
        'become a citizen of the United States',
      ],
    ],
  },
  // Where somebody is buried, by the words for it
  ...[
    { said: /\bgrave\b/i, asked: 'where is their grave?' },
    { said: /\bcemetery\b/i, asked: 'in which cemetery are they?' },
    { said: /\bremains were\b/i, asked: 'where do their remains lie?' },
  ].map(({ said, asked }): OwnRewordings => ({
    where: said,
    unless: /\bburied\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^where (?:is|was|are|were|did they) (?:${they} )?(?:finally )?(?:buried|laid to rest|interred)\W*$`,
          'i',
        ),
        asked,
      ],
    ],
  })),
  {
    where: /\bburied\b/i,
    unless: /\b(?:grave|tomb)\b/i,
    rewordings: [[new RegExp(String.raw`^where is ${their} (?:grave|tomb)\W*$`, 'i'), 'where are they buried?']],
  },
  {
    where: /\bgrave\b/i,
    unless: /\b(?:grave|tomb|head)stone\b/i,
    rewordings: [[/\b(?:grave|tomb|head)stone\b/i, 'grave']],
  },
  // What befell somebody, by another form of the word
  {
    where: /\bburn-?out\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:was|were|is|are|has|have|had|did) (${they}) (?:ever )?(?:been |get |got |be )?(?:burn(?:t|ed)?[ -]?out)|(?:has|have|had|did) (${they}) (?:ever )?(?:have|had|suffer(?:ed)?(?: from)?) (?:an? )?burn-?out)\W*$`,
          'i',
        ),
        'when was their burnout?',
      ],
    ],
  },
  {
    where: /\b(?:my|his|her|their|losing|lost|loss of) (?:[\p{L}-]+ ){0,2}hearing\b|\bhearing aids?\b/iu,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:is|was|are|were) ${they} (?:partly |partially |half |completely |nearly |a bit )?(?:deaf|hard of hearing|hearing[- ]impaired)(?: in one ear)?|(?:can|could|does|do) ${they} hear (?:well|properly|normally|everything|on both sides|with both ears))\W*$`,
          'i',
        ),
        'did they lose their hearing?',
      ],
    ],
  },
  {
    where: /\bno believer\b|\b(?:do|does|did) not believe in God\b|\b(?:atheist|agnostic|believer)\b/i,
    unless: /\breligio/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:is|was|are|were) ${they} (?:at all )?(?:religious|devout|pious|a (?:christian|catholic|protestant|churchgoer))|(?:does|do|did) ${they} believe in god)\W*$`,
          'i',
        ),
        'are they a believer?',
      ],
    ],
  },
  // Abroad is outside of the country where somebody lives
  ...countries.map((country): OwnRewordings => {
    const short = shortNames[country];
    return {
      where: new RegExp(`^Location: (?:.*, )?(?:${short ? `${country}|${short}` : country})$`),
      rewordings: [[abroad, `$1 outside ${short ? `the ${short}` : country}`]],
    };
  }),
];
