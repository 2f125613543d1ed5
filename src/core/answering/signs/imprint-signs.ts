const site = String.raw`(?:the|this) (?:portfolio|page|web ?site|site|home ?page)`;

/** What is asked of the portfolio itself and of nobody's work, on folded text, and the field of the profile that tells it. */
export const imprintSigns: [asked: RegExp, field: string][] = [
  [
    new RegExp(
      String.raw`\b(?:when|how recent(?:ly)?|how current|how up[- ]to[- ]date|how old)\b.*\b(?:${site}|information|content|it)\b.*\b(?:last|recently|updated|changed|current|up[- ]to[- ]date)\b|\b(?:when|date|year) (?:is|was|of) (?:the )?last (?:update|change) (?:to|of) ${site}|^\W*(?:and )?when was (?:this|it|everything)(?: all)? last (?:updated|changed|edited|modified)\W*$|\bhow (?:old|recent|current|maintained|up[- ]to[- ]date) is ${site}\W*$`,
    ),
    'updated',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|are) ${site} (?:\w+ )?(?:official|real|genuine|authentic|authori[sz]ed|endorsed|approved|fake|fictional|fictitious|invented|a (?:sample|demo|test|fake|parody))\b|\bwho (?:made|writes?|wrote|authored|created|built|runs|maintains|is behind|put together) ${site}\W*$|\bdid (?:he|she|they|you)(?: \w+)? (?:make|write|create|build) ${site}\W*$|\bis (?:this|it) (?:an? |the )?(?:official|sample|demo|real|genuine) (?:portfolio|page|web ?site|site|content)\b`,
    ),
    'notice',
  ],
  [
    /^\W*(?:(?:and|so) )?(?:(?:(?:what(?: is|'s)|tell me) )?(?:(?:his|her|their|your) )?(?:full |whole |complete |actual |real )?|what was (?:his|her|their) (?:full|whole|complete|actual|real) )name\W*$/,
    'name',
  ],
];
