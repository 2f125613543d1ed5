/** How degrees are called, the higher later. */
export const degrees = [
  /\b(?:degree|diplom\w*|licen[cs]e (?:in|ès|en)|licen[ct]i\w+|laurea|agr[ée]gation)\b/i,
  /\bbachelor|\bb\.? ?(?:sc?|a|a\.?sc|s\.?e|eng|tech|ed|com|math|cs|fa|ba)\b|\ba\.?b\b|\bll\.?b\b|\bundergraduate degree/i,
  /\bmaster\b|\bmaster['’]?s\b(?! of)|\bm\.? ?(?:sc?|sci|a|a\.?sc|s\.?e|eng|tech|phil|res|ed|p\.?h|math|fa|pa|pp)\b|\bmba\b|\bll\.?m\b|\bmagister\b|\bdipl\.?[- ]ing\b/i,
  /\bdoctor\w*|\bph\.? ?d\b|\bd\.? ?(?:phil|sc|eng)\b|\bsc\.? ?d\b|\bpromotion\b/i,
];
/** A word for a degree in a question for what belongs to one: "her master's thesis", "his PhD". */
export const namesDegree = /^(?:ph\.?d\.?|doctora(?:te|l)|master['’]?s|masters|m\.?sc|bachelor(?:['’]?s)?|b\.?sc)$/i;
