import { their, they } from './signs.ts';

/** Other ways to ask with whom something was done, and the plain wording. */
export const companyRewordings: [RegExp, string][] = [
  [/^(?:please )?(?:list|name|give me|show me) (?:all )?(?:the )?(?:names of )?(?:the )?people (?:who|that)\b/i, 'who'],
  [new RegExp(String.raw`^(?:please )?(?:list|name) (?:all )?(?:the )?people (${they})\b`, 'i'), 'who did $1'],
  [/\bpartnered with\b/i, 'with'],
  [/^(?:joint work|collaborations?) with\b/i, 'projects with'],
  [/^co-?(?:authored|written|wrote) with\b/i, 'publications with'],
  [/\b(?:joint|fellow)[ -](inventor|author)/i, 'co-$1'],
  [/\bsole-(?=(?:inventor|author)\b)/i, 'sole '],
  [
    new RegExp(
      String.raw`\b(${their} )(?:most )?(?:frequent|common|regular)(?= (?:co-?\w+|collaborators?|colleagues?|partners?)\b)`,
      'i',
    ),
    '$1most',
  ],
];
