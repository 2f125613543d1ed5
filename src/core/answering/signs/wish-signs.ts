import type { OfPerson } from './hiring-signs.ts';
import { they } from './sentence-signs.ts';

const meanwhile = '(?:(?:not|never|really|ideally|still|currently|actually|actively|now|also|ever|rather|most) )*';
const joining = '(?:work|join|be|move|live|have|get|do|learn|use|try|found|start|build|lead|run|own|buy)';
/** Somebody wants it, which is not to have it. */
const wished = String.raw`(?:(?:do|does) ${they} ${meanwhile}(?:want|wish|hope|prefer|seek|look for|like to ${joining}|plan to ${joining})|would ${they} ${meanwhile}(?:(?:like|love) to ${joining}|prefer|want|join|accept|move|work|need|consider|be (?:looking|happy|interested|open|willing|comfortable))|(?:is|are) ${they} ${meanwhile}(?:looking (?:for|to)|seeking|searching for|hoping|aiming|open to)|(?:would|must|should|does) (?:it|that) (?:have|need) to be|did ${they} ${meanwhile}(?:want|prefer|(?:hope|wish) for)(?=\W*$| to (?:have|get|work)))\b`;
const which = String.raw`^\W*(?:(?:and|so) )?(?:what|which|how (?:big|large|small|senior))\b`;
/** What somebody looks for who looks for work. */
const post =
  '(?:compan(?:y|ies)|employers?|firms?|organi[sz]ations?|start-?ups?|business(?:es)?|studios?|lab(?:oratorie)?s?|institut(?:e|ion)s?|jobs?|roles?|positions?|posts?|teams?|level(?! of)|seniority|size|environment|culture|places? to work)';
/** What else one may want, and a portfolio has. */
const other =
  '(?:technolog(?:y|ies)|tech|stack|tools?|frameworks?|databases?|languages?|skills?|industr(?:y|ies)|sectors?|domains?|countr(?:y|ies)|cit(?:y|ies)|clients?|projects?|salary|pay|rate)';

/** How texts and headings tell of what somebody wants. */
const tells =
  /\b(?:looking for|(?:i am|i['’]m) open to|open to$|make me (?:move|leave|switch)|(?:i|he|she) (?:(?:would|do|will) )?(?:want|wish|hope|prefer|seek|like|love)(?:s|d|ed|red)? (?:to (?:work|join|be|move|live|have|get|do|stay|learn)|an?|the|nothing|no)\b|my (?:next|ideal|dream) |next (?:job|role|post|position|step)|(?:(?:do|does|will) not|won['’]t) (?:work|relocate|join|take)|hire me|work with me|what(?:['’]s| is) next)/i;

/** What somebody wants of a post or of work is told by his own words, and never by what he had. */
export const wishes: OfPerson[] = [
  {
    asks: new RegExp(
      String.raw`${which}[^,;?]{0,50}?\b${post}\b[^,;?]{0,30}?\b${wished}.*|^\W*(?:(?:and|so) )?where (?:do|does|would|is|are) ${they} ${meanwhile}(?:want|like|prefer|hope|hoping|looking|willing|open) to (?:work|live|move|relocate|be based)\b.*|^\W*what (?:would|could) (?:make|get|convince|persuade|tempt|take for|bring) (?:him|her|them|you) (?:to )?(?:move|leave|switch|change|join|say yes|quit)\b.*|^\W*what (?:is|'s|would|are) (?:(?:his|her|their|your) |an? )(?:ideal|dream|perfect|preferred|desired) (?:next )?${post}\b.*`,
    ),
    tells,
    isPrivate: true,
  },
  {
    asks: new RegExp(String.raw`(?<=${which}[^,;?]{0,30}?\b${other} )${wished}`),
    tells,
    areas: ['about', 'approach', 'contact'],
    isPrivate: true,
  },
];
