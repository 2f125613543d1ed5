import type { OwnRewordings } from '../../corpus/reworded.ts';
import { inAll } from './keyword-rewordings.ts';
import { their, them, they } from './sentence-signs.ts';

const asked = '(?:(?:who|what|which)(?: (?:are|were|is))?|(?:please )?(?:list|name|show|give|tell)(?: me)?)?';
const whose = `(?: (?:all|of))* ?(?:the |${their} )?(?:(?:main|usual|favou?rite|biggest|regular|past|former|current) )?`;
const own = '\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)';

/** What a text lists in full by the very word, and no field: tools that are no skills, clients, boards. */
export const toldListRewordings: OwnRewordings[] = [
  {
    where: new RegExp(String.raw`${own} (?:\w+ )?tools (?:are|were|of (?:choice|the trade))\b`),
    rewordings: [
      [
        new RegExp(
          String.raw`^${asked}${whose}tools(?: of the trade| of choice)?(?: (?:does|do|did) ${they} (?:use|work with|rely on|prefer))?\W*$`,
          'i',
        ),
        'what is their tool?',
      ],
    ],
  },
  {
    where: new RegExp(
      String.raw`${own} (?:\w+ )?(?:clients|customers)(?: (?:since|until|from|over|during|in|to date|so far)\b[^.,;:]{0,24})? (?:include[ds]?|are|were|have (?:been|included)|range|came)\b|\b[Cc]lients (?:included?|are|were|have included)\b`,
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^${asked}${whose}(?:clients|customers)(?: of (?:hers|his|theirs|yours))?(?: (?:does|do|did|has|have) ${they} (?:ever )?(?:have|had|(?:work(?:ed)? (?:for|with)|served?|advised?)))?\W*$`,
          'i',
        ),
        'which clientele did they have?',
      ],
    ],
  },
  {
    where: /\b(?:I|[Ss]he|[Hh]e|[Tt]hey) (?:\w+ )?(?:sits?|serves?|am|is|are) on (?:the )?boards? of\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:on )?(?:which|what|how many)(?: (?:company|corporate|charity|advisory|supervisory))? boards? (?:is|are|does|do) ${they} (?:currently |now |still )?(?:(?:sit|serve) )?(?:on|(?:an? )?member of)?|(?:is|are|does|do) ${they} (?:(?:currently|now|sit|sitting|serve|serving|still) )*on (?:any|an?|the|some) boards?|(?:what|(?:which|what) (?:companies|firms|organi[sz]ations)) (?:is|are|does|do) ${they} (?:(?:sit|serve) )?on the boards? of|${asked}${whose}boards?(?: (?:seats?|memberships?|positions?|mandates?|appointments?))?(?: (?:does|do) ${they} (?:have|hold))?)(?: (?:now|today|currently|at the moment|at present))?\W*$`,
          'i',
        ),
        'whose boards do they sit on?',
      ],
    ],
  },
  // Whoever plays them names them, and counts none
  {
    where:
      /\b(?:I|[Ss]he|[Hh]e|[Tt]hey) (?:\w+ )?plays? (?:the |an? )?[\p{L}-]+(?: guitar| bass| drum| flute| saxophone)?(?:, | and )/u,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:how many (?:musical |different )*instruments (?:do|does|did|can) ${they} (?:know how to )?play${inAll}|${asked}${whose}(?:musical )?instruments(?: (?:that )?${they} (?:can )?plays?| played)?)\W*$`,
          'i',
        ),
        'which instruments do they play?',
      ],
    ],
  },
  // Only some degrees had a thesis
  {
    where: /^Thesis: /,
    unless: /^Kind: .*\b(?:thes[ie]s|dissertations?)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^${asked}${whose}(?:theses|dissertations)(?: (?:does|do|did|has|have) ${they} (?:ever )?(?:wr[io]te|written|submit(?:ted)?|have|had))?${inAll}\W*$`,
          'i',
        ),
        'which degrees have a thesis?',
      ],
    ],
  },
  // What somebody spoke about, and of what the texts are
  {
    where: /^Kind: (?:talk|lecture|keynote)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:on |about )?(?:which|what) (?:topics|subjects|themes|things) (?:has|have|did|does|do) ${they} (?:ever )?(?:(?:speak|spoken|talk(?:ed)?|lectured?|present(?:ed)?)|g[ia]ven? (?:talks|lectures))(?: (?:on|about|at conferences|in public))*\W*$`,
          'i',
        ),
        'which talks did they give?',
      ],
    ],
  },
  // Those who hand out public money are funders
  {
    where:
      /^Fund(?:ed by|ing): .*\b(?:Council|Ministry|Fund|City of|State|National|European?|EU|Government|Federal|Agency|Commission|Creative Europe|Horizon|Province|Region|Municipality)\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:which|what|list|show|name|any|all)(?: me)?(?: all)?(?: of)?(?: (?:the|${their}))? ?(projects|works|films|things)(?: (?:that|which))? (?:(?:ever|has|have|had|were|was|are) )*(?:got|gotten|get|received?|had|with|given|used?|drew on|funded (?:by|with|from|through)|paid for (?:by|with|from)|(?:done|made) (?:with|on)) (?:any |some )?public (?:money|funds|funding|grants)\W*$`,
          'i',
        ),
        'which projects have funding?',
      ],
      [
        /^(?:and )?(?:which|what) (?:ones|of (?:them|these|those)) (?:(?:ever|has|have|had|were|was|are) )*(?:got|gotten|get|received?|had|with|given|used?|funded (?:by|with)|paid for (?:by|with|from)) (?:any |some )?public (?:money|funds|funding|grants)\W*$/i,
        'which of them have funding?',
      ],
      [
        new RegExp(
          String.raw`^(?:(?:(?:has|have|did|does|do) ${they} (?:ever )?(?:get|got|gotten|receive[d]?|had|have|take|taken|use[d]?)|(?:any|what|which|was there|were there|is there|are there|from where did ${they} get|who gave ${them})) )*(?:any |some )?public (?:money|funds|funding|funders)(?: (?:has|have|did) ${they} (?:get|got|gotten|received?|had|have)| for ${their} (?:work|projects))?\W*$`,
          'i',
        ),
        'who funded their work?',
      ],
    ],
  },
  // Films that somebody wrote the music for
  {
    where: /\bfilm scor(?:es?|ing)\b|\b[Ss]cores? (?:for|of|to) (?:[\p{L}\d-]+ ){0,4}(?:films?|documentar(?:y|ies))\b/u,
    rewordings: [
      [
        new RegExp(
          String.raw`^${asked}${whose}(?:films?|documentar(?:ies|y films))(?: by ${them}| of (?:hers|his|theirs|yours))?\W*$`,
          'i',
        ),
        'which films did they score?',
      ],
    ],
  },
  // Code of which somebody is the author, and such of it as is no longer kept
  {
    area: 'open-source',
    where: /\b(?:author|creator|maintainer|owner|founder)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:which|what) (?:software|programs|tools|libraries|packages|code) (?:has|have|did) ${they} (?:written?|wrote|made?|buil[dt]|created?|develop(?:ed)?|author(?:ed)?|published?|released?) (?:(?:all )?by )?(?:(?:him|her|them|your)sel(?:f|ves)|(?:all )?on ${their} own|alone)\W*$`,
          'i',
        ),
        'which open source projects are their own?',
      ],
      [
        new RegExp(
          String.raw`^(?:(?:which|what) (?:software|programs|code) (?:has|have|did) ${they}|(?:software|programs|tools|libraries|packages|code) (?:(?:that|which) )?${they}(?: has| have)?) (?:ever )?(?:written?|wrote|made?|buil[dt]|created?|develop(?:ed)?|author(?:ed)?)\W*$`,
          'i',
        ),
        'which open source projects are their own?',
      ],
      [
        /^(?:(?:all|any|list|the|his|her|their|your) )*(?:software|code) contributions\W*$/i,
        'to which open source projects did they contribute?',
      ],
      [
        new RegExp(
          String.raw`^(?:(?:is|are) there (?:any )?|(?:(?:any|which|what|list|show me|all|the|${their})(?: (?:of|are))? )*)(?:archived|unmaintained|deprecated) (?:ones|software|code|tools|programs|libraries|packages|repos(?:itories)?)\W*$`,
          'i',
        ),
        'which open source projects are archived?',
      ],
    ],
  },
];
