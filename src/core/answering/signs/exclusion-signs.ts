/** Words behind which stands what is not wanted; a pattern. */
const exceptions = String.raw`(?<!\b(?:had|have|has|got|any|an|which|what|with|the) )outside|(?<=\b(?:had|have) )outside(?= (?:of )?(?:the )?(?!help|support|funding|money|advice|work)(?:\w+ ){0,2}\w+\W*$)|nothing to do with|except|(?:apart|aside) from|excluding|exclude|other than|leav(?:e|ing) (?:out|aside)|(?:not|without) (?:counting|including)|rather than|instead of|as opposed to|(?:tak(?:e|ing)|took) away|set(?:ting)? aside|subtract(?:ing)?|ignor(?:e|ing)|disregard(?:ing)?|discount(?:ing)?|barring|omit(?:ting)?|skip(?:ping)?|minus|bar(?= the| her| his)|save for|but for`;

/** The verb of the question goes on behind what is not wanted: "… other than the prize did she get in 1997?" */
const clause = String.raw`(?<!\b(?:that|which|who|where|he|she|they|you)) (?:did|does|do|has|have|had|was|were|is|are|can|could) (?!not\b)\p{L}`;

/** Words behind which stands what is not wanted, or in front of what else is. */
export const excluding = new RegExp(
  String.raw`(?<except>\b(?:${exceptions})\b(?:(?!${clause})[^,:;)])*|(?<known>^.*?(?=[,;:.?!–—] *(?:and |but )?(?:what|which|how many|any|are there(?: any)?|list|name)(?: \w+)? (?:others?|else)\b)))|(?:[(,] ?(?:but )?|\bbut )not (?!counting|including|only|just)[^,:;)]*|(?<denial>(?:\bnot|\bnever|n't)(?: \w+)? (?:in|at|from|by|for|with|to|under|of|about|on)\b(?:[^,:;]*(?:, [^,:;]+)*,? (?:or|nor) [^,:;]*|[^,:;]*)|\bneither\b[^,:;]*|(?:are|is|were|was) not (?:an? )?\w+(?=\W*$))`,
);
/** Asks for several entries, some of which a denial may leave out; elsewhere it denies what is said of one. */
export const picking =
  /^\W*(?:(?:and|but|so|in|at|for|of|from|by) )*(?:(?:which|what|where|how many|list|name|show|all|every)\b|(?:(?:his|her|their|your|the|any) )?(?:projects|patents|inventions|papers|publications|articles|talks|lectures|books|films|awards|prizes|honou?rs|jobs|roles|posts|degrees)\b)/;

/** "Without Ann Example": a name, where "without a partner" asks for a field that is empty. */
export const withoutName = /\bwithout (?:the )?(?=\p{Lu})[^,:;]*/u;
