const medium = String.raw`(?:photos?|photographs?|pictures?|pics?|images?|portraits?|films?|footage|recordings?|videos?)`;
const use = 'use|show|screen|copy|reuse|reproduce|reprint|republish|publish|print|share|quote|play';
const owns = String.raw`(?:owns?|holds?|controls?|has (?=the (?:copy)?rights?\b))`;
/** "May I use the film?": asks for leave and for no entry, on folded text, and how a sentence tells of it. */
export const leave = {
  asked: new RegExp(
    [
      String.raw`\b(?:can|may|could|might|am|are) (?:i|we|one|people|anyone|anybody|teachers|others) (?:freely )?(?:(?:allowed|permitted|free|welcome) to )?(?:${use}|cite|distribute|licen[cs]e|embed|include|adapt|translate|borrow)\b`,
      String.raw`\b(?:permission|licen[cs]e|leave|rights?|allowed|permitted) to (?:${use})\b`,
      String.raw`\bwho ${owns} .{0,40}\b${medium}\b`,
      String.raw`\b${medium} (?:rights|permissions?|licensing)\b`,
    ].join('|'),
  ),
  told: /\b(?:permi(?:ssion|ts?|tted)|rights?|licen[cs]\w+|copyright\w*|royalt\w+|free (?:to|for)|(?:may|can) be (?:used|copied|shown)|credit)\b/i,
};
