/** Tools that are called by an ordinary word, for a pattern. */
const tools =
  '(?:React(?: Native)?|Spark|Unity|Whisper|Express|Flask|Sketch|Swift|Spring(?: Boot)?|Shiny|Hive|Storm|Flow|Beam|Excel|Word|Access|Notion|Slack|Jest|Mocha|Karma|Cucumber|Chef|Puppet|Salt|Vault|Helm|Travis|Bamboo|Ember|Backbone|Meteor|Phoenix|Nest|Next|Electron|Bootstrap|Tailwind|Dart|Julia|Crystal|Processing|Blender|Rhino|Unreal|Realm|Room|Combine|Metal|Illustrator|Dagger|Oracle|Snowflake|Presto|Drill|Druid|Origin|Inventor|Fusion|Motion|Maya|Rails|Go|Ada|Stan|Looker|Segment|Amplitude|Linear|Monday|Trello|Miro|Prisma|Hugo|Ghost|Jasmine|Cypress|Playwright|Locust|Scrapy|Pandas|Dash|Streamlit)';

/** What only a sentence tells that says it by the very word: a rate, an edition, a degree, a tool; as the bound signs. */
export const veryWordSigns: [asked: RegExp, told: string][] = [
  // So many an hour: a number by itself tells none
  [
    /\b[Hh]ow many (?!(?:hours|minutes|days|nights|weeks|months|times)\b)[^?,]{2,80}? (?:per|an?|each|every) (?<one>second|minute|hour|day|night|week|month|year|season)(?= (?:does|do|did|is|are|has|have)\b|\W*$)/u,
    String.raw`\b(?:an?|per|each|every|one|this|last|first|single) {one}|\b{one}ly\b|\b(?:daily|annual\p{L}*)\b`,
  ],
  // Another edition of a thing, or what may go with it
  ...[
    '(?<one>(?:mobile|web|desktop|iOS|Android|Windows|Mac|Linux|iPad|iPhone|PlayStation|Xbox|Switch)) (?:app|version|port|edition)',
    '(?<one>(?:\\p{L}+ )?(?:app|API|podcast|forum|sequel|trailer|audio ?book|e-?book|paperback|hardback|exam(?:ination)?|editorial|(?:second|new|revised) edition))s?',
  ].map((edition): [RegExp, string] => [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?(?:(?:[Ii]s|[Ww]as|[Aa]re|[Ww]ere) there(?: going to be)?|[Ww]ill there be) (?:also |ever )?(?:an?|any) ${edition}(?= (?:of|for|to|in|on|at|with|about)\b|\W*$)`,
      'u',
    ),
    '^{all}',
  ]),
  ...[
    'audio ?book',
    'e-?book',
    'paperback',
    'hardback',
    'sequel',
    'trailer',
    'foreword',
    'preface',
    'afterword',
    'blurb',
    'cover',
    'soundtrack',
    'subtitles',
  ].map((part): [RegExp, string] => [
    new RegExp(
      String.raw`^\W*(?:[Ww]ho|[Ww]here|[Ww]hen|[Hh]ow much|[Ww]hich \p{Ll}+|[Ww]hat \p{Ll}+)\b[^?]{2,60} (?:the|an?) (?:\p{Ll}+ )?(?<one>${part})(?= (?:of|for|to|version|edition|cost)(?!\p{L})|\W*$)`,
      'u',
    ),
    '{one}',
  ]),
  // A quality that is asked for by its word
  ...[
    'random',
    'blind',
    'peer',
    'pre-?regist',
    'copyright',
    'trademark',
    'insur',
    'crowd-?fund',
    'audit',
    'accredit',
    'subtitle',
    'caption',
  ].map((quality): [RegExp, string] => [
    new RegExp(
      String.raw`^\W*(?:(?:[Aa]nd|[Ss]o) )?(?:[Ii]s|[Ww]as|[Aa]re|[Ww]ere|[Hh]as|[Hh]ave) (?!(?:he|she|they|you)(?!\p{L}))[^?]{2,80}?\b(?<one>${quality})\p{L}*(?:[- ]review(?:ed)?)?\W*$`,
      'u',
    ),
    `\\b${quality}`,
  ]),
  // Why one tool was chosen, where another thing has its reason
  [
    /^\W*(?:(?:[Aa]nd|[Ss]o) )?[Ww]hy (?:did|do|does) (?:he|she|they|you) (?:(?:first|originally|decide to|prefer to) )?(?:choose|pick|use|go with|go for|opt for|adopt|prefer) (?<one>\p{Lu}[^ ?,]+)(?= (?:for|in|over|as|instead|rather)\b|\W*$)/u,
    '{one}',
  ],
  [
    /^\W*(?:(?:[Aa]nd|[Ss]o) )?[Ww]hy (?:did|do|does) (?:he|she|they|you) (?:choose|pick|use|go with|go for|opt for|adopt|prefer) (?<one>[RC])(?= (?:for|in|over|as|instead|rather)\b|\W*$)/u,
    String.raw`(?<!\p{L})(?-i:[RC])(?![\p{L}+#])`,
  ],
  // What a review took, and no other time
  [
    /\b[Hh]ow long did (?:the|its|an?|her|his|their|your) (?:\p{Ll}+ )?(?<one>review|refereeing|approval|certification|application)(?= (?:process )?(?:of [^?]*|for [^?]*)?\btake)/u,
    '{one}|\\b(?:review|referee|accept|approv|certif|appl(?:y|ied)|submi|revis)\\p{L}*',
  ],
  // A degree of another step had another supervisor
  ...(
    [
      ['master|MSc|MA|MPhil|MEng|MBA', 'ph\\.?d|doctor\\p{L}*|dphil|bachelor|b\\.?sc|b\\.?a|b\\.?eng|licen[cs]'],
      [
        'bachelor|BSc|BA|BEng|undergraduate|licen[cs]\\p{L}+',
        'ph\\.?d|doctor\\p{L}*|dphil|master|m\\.?sc|m\\.?phil|m\\.?eng',
      ],
    ] as const
  ).map(([degree, others]): [RegExp, string] => [
    new RegExp(
      String.raw`\b[Ww]ho (?:supervised|advised|examined|marked|directed|(?:was|were) the (?:supervisors?|advis[eo]rs?|examiners?) (?:of|for)) (?:her|his|their|your) (?<one>(?:${degree})(?!\p{L}))`,
      'iu',
    ),
    String.raw`^(?![^:]*(?<!\p{L})(?:${others})(?!\p{L})|[^:]*\b(?:lecturer|professor|teacher)\b|.*\btheses\b)`,
  ]),
  // Tools that are called by an ordinary word: "unit tests" are no Unity, and whoever reacts knows no React
  [
    new RegExp(
      String.raw`^\W*(?:[Hh]as|[Hh]ave|[Hh]ad|[Dd]oes|[Dd]o|[Dd]id|[Cc]an|[Ii]s|[Aa]re) (?:he|she|they|you) (?:(?:ever|also|really|actually|currently|any|an?|some|good|had|have|much) )*(?:work(?:ed|s|ing)? (?:with|in|on)|us(?:ed?|es|ing)|knows?|known|program(?:med)? in|coded? in|good at|familiar with|experience (?:with|in|of)|experienced (?:with|in)) (?<one>${tools})\W*$`,
      'u',
    ),
    '^{all}',
  ],
];
