const own = String.raw`(?:his|her|their|your|the)(?: \p{L}+)? (papers|manuscripts|archives?|correspondence|notebooks|diaries)`;

/** Asks for what somebody left behind, and not for what was published, on folded text: the first group that is found names it. */
export const archives = [
  String.raw`^where (?:are|is|can|could|do|does|did|have|has) .{0,30}\b${own}(?: (?:now|today|currently|at present|these days|nowadays|end(?:ed)? up|go|gone|sent|moved|kept|held|stored|housed|archived|deposited|preserved))*\W*$`,
  String.raw`\b(?:holds?|held|keeps?|kept|stores?|stored|houses?|housed|looks? after|looking after|preserves?|owns?|donated?|steward of|custody of|(?:gave|give|given|left|leave|sold|sell)(?=.* to\b))\b.{0,30}\b${own}\b`,
  String.raw`^(?:and )?(?:what (?:happened|became|has become) (?:to|of)|(?:when|to whom|where) did (?:he|she|they|you) (?:hand over|give away|donate|leave|deposit)) ${own}\W*$`,
  String.raw`\b(?:call number|finding aid|size|extent|collection) of ${own}\b`,
  String.raw`\b(?:linear|shelf) (?:feet|foot|met(?:re|er)s)\b.{0,20}\b${own}\b`,
].map((pattern) => new RegExp(pattern, 'u'));
/** How a sentence tells where such things are. */
export const keeping =
  /\b(?:holds?|held|keeps?|kept|stored?|houses?|housed|archives?|librar(?:y|ies)|collections?|deposit\w*|donat\w*|preserv\w*|steward|gave|sits?|lies?)\b/i;
