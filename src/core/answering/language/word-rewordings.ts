/** What a question that was translated word by word sounds like, and its plain wording. */
export const wordRewordings: [RegExp, string][] = [
  // "Nur die vor 1970", "et les deux de 1990": an article with no noun behind it.
  [
    /^((?:(?:and|but|only|alone|just) )*)the (?=(?:before|after|since|of|in|from|between|until|with|without|during) )/i,
    '$1those ',
  ],
  [/^((?:and )?)alone /, '$1only '],
  // "Wo ist das?"
  [/\bthe(?=\W*$)/, 'that'],
];
