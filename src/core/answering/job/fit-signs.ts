import { asksAgain, asksShort } from '../language/doubt-signs.ts';
import { their, they } from '../reading/sentence-signs.ts';

const required = '(?:requirements?|points?|criteri(?:a|on)|skills?|must-haves?|ones?|boxes)';
const lacking =
  '(?:miss(?:es|ing)?|lack(?:s|ing)?|fails?|fall(?:s|ing)? short(?: of)?|not (?:met|shown|covered|there))';
const meeting =
  '(?:meets?|met|fulfil(?:l|ls|led|s)?|match(?:es|ed)?|covers?|covered|satisf(?:y|ies|ied)|tick(?:s|ed)?|shown)';
const onFit =
  String.raw`^\W*(?:(?:and|so|but|ok|okay|well|then|now|overall|in short)\b\W*)*(?:` +
  [
    `what(?:['’]s| is| are)?(?: (?:else|then|still|does|do|is|are|${they}))* ${lacking}(?: ${they})?`,
    `(?:what|which|where|how many|any)(?: (?:of )?(?:the|these|those|them|${their}))?(?: ${required})?(?: (?:does|do|did|is|are|has|have|can|not|doesn['’]?t|don['’]?t|${they}))* (?:${lacking}|${meeting})`,
    `(?:what|which|where) (?:are|is) (?:the|${their}) (?:gaps?|weak(?:nesse?s?| points?| spots?)|missing ${required}|shortcomings?)`,
    `(?:should|would|could|can|shall|do) (?:i|we|you)(?: (?:really|then|recommend|advise|to))* (?:hir(?:e|ing)|interview|invit(?:e|ing)|employ|tak(?:e|ing)|consider)(?: (?:her|him|them|you))?`,
    `(?:is|are|was|would|does|do|can) (?:${they}|that|it|this)(?: (?:be|then|really|still|overall|an?|the|good|right|strong|great|enough|of))* (?:fit|match|suitable|qualified|candidate|enough|person)(?: for (?:it|this|that|the (?:job|role|post|position)|us))?`,
    `how (?:good|well|close|strong)(?: (?:an?|of|is|does|do|are|the|${they}))* (?:fit|match|suited|qualified)`,
  ].join('|') +
  String.raw`)(?: (?:then|exactly|please|for (?:it|this|that|the (?:job|role|post|position))|here|still|really))*\W*$`;

/** Behind an advert: a doubt of its analysis or a question on it, and on no thing by its name; on folded text. */
export const asksOfFit = new RegExp([onFit, asksAgain.source, asksShort.source].join('|'), 'iu');
