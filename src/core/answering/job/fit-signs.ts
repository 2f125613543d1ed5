import { asksAgain, asksShort } from '../language/doubt-signs.ts';
import { their, they } from '../signs/sentence-signs.ts';

const required = '(?:requirements?|points?|criteri(?:a|on)|skills?|must-haves?|ones?|boxes)';
const lacking =
  '(?:miss(?:es|ing)?|lack(?:s|ing)?|fails?|fall(?:s|ing)? short(?: of)?|not (?:met|shown|covered|there))';
const meeting =
  '(?:meets?|met|fulfil(?:l|ls|led|s)?|match(?:es|ed)?|covers?|covered|satisf(?:y|ies|ied)|tick(?:s|ed)?|shown)';
const place = '(?:it|this|that|us|(?:the|this|that|our) (?:job|role|post|position|advert|opening))';
const fitting =
  String.raw`^\W*(?:(?:and|so|but|ok|okay|well|then|now|overall|in short)\b\W*)*(?:` +
  [
    `what(?:['’]s| is| are)?(?: (?:else|then|still|does|do|is|are|${they}))* ${lacking}(?: ${they})?`,
    `(?:what|which|where|how many|any)(?: (?:of )?(?:the|these|those|them|${their}))?(?: ${required})?(?: (?:does|do|did|is|are|has|have|can|not|doesn['’]?t|don['’]?t|${they}))* (?:${lacking}|${meeting})`,
    `(?:what|which|where) (?:are|is) (?:the|${their}) (?:gaps?|weak(?:nesse?s?| points?| spots?)|missing ${required}|shortcomings?)`,
    `(?:should|would|could|can|shall|do) (?:i|we|you)(?: (?:really|then|recommend|advise|to))* (?:hir(?:e|ing)|interview|invit(?:e|ing)|employ|tak(?:e|ing)|consider)(?: (?:her|him|them|you))?`,
    `(?:is|are|was|would|does|do|can) (?:${they}|that|it|this)(?: (?:be|then|really|still|overall|an?|the|good|right|strong|great|enough|of))* (?:fit|match|suitable|qualified|candidate|enough|person)`,
    `(?:does|do|did|would|can|could) ${they}(?: (?:really|actually|fully|then|still|even))* (?:meet|fulfil|match|cover|satisfy|tick|lack|miss)(?: (?:anything|much|all|most|many|any|enough|every|each|some|of|the|these|those|your|our))*(?: (?:must|hard|key|main))?(?: ${required})?`,
    `why (?:is|are|would|should) ${they}(?: (?:be|not|an?|the|good|right|strong|great))* (?:fit|match|suitable|qualified|candidate|person)`,
    `(?:what|which|how (?:many|serious|bad|big))(?: of (?:the|these|those|${their}))?(?: (?:are|is|the))* (?:gaps?|missing ${required}|shortcomings?|weak(?:nesse?s?| points?))(?: (?:are|is|would|be|weigh|matter|do|does|${they}|have|has|the|most|more|really))*(?: (?:serious|critical|important|relevant|severe|worst|biggest|largest|grave|problem|decisive))?`,
    `what (?:would )?speaks? (?:for|against) (?:him|her|them|you)|(?:is|are) (?:there )?anything (?:missing|lacking)|anything (?:missing|lacking)`,
    `how (?:good|well|close|strong)(?: (?:an?|of|is|does|do|are|the|${they}))* (?:fit|match|suited|qualified)(?: (?:is|are|would|be|${they}))*`,
  ].join('|') +
  String.raw`)(?: (?:then|exactly|please|overall|(?:for|in|of|to) ${place}|here|still|really|most))*\W*$`;

/** A question on how the person fits what an advert asked for, and on no thing by its name; on folded text. */
export const onFit = new RegExp(fitting, 'iu');
/** The same right behind the advert, and a doubt of its analysis. */
export const asksOfFit = new RegExp([fitting, asksAgain.source, asksShort.source].join('|'), 'iu');
/** What an analysis of an advert says that is not met, or not in full, and of which part it says so. */
export const unmet = /^(?:\*\*(?:Must|Nice to) have\*\*$|- \*\*(?:Partly|Not shown)\*\* — “[^”\n]{1,300}”)/gm;
