/** "May I use the film?": asks for leave and for no entry, on folded text, and how a sentence tells of it. */
export const leave = {
  asked:
    /\b(?:can|may|could|might|am|are) (?:i|we|one|people|anyone|anybody|teachers|others) (?:freely )?(?:(?:allowed|permitted|free|welcome) to )?(?:use|show|screen|copy|reuse|reproduce|reprint|republish|publish|print|share|quote|cite|distribute|licen[cs]e|embed|include|play|adapt|translate|borrow)\b|\b(?:permission|licen[cs]e|leave|rights?|allowed|permitted) to (?:use|show|screen|copy|reuse|reproduce|reprint|republish|publish|print|share|quote|play)\b/,
  told: /\b(?:permi(?:ssion|ts?|tted)|rights?|licen[cs]\w+|copyright\w*|royalt\w+|free (?:to|for)|(?:may|can) be (?:used|copied|shown)|credit)\b/i,
};
