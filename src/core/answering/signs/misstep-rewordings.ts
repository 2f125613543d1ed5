import { they, their } from './sentence-signs.ts';

const misstep =
  '(?:mistakes?|blunders?|errors?|failures?|flops?|missteps?|(?:screw|cock|mess|foul|slip)[- ]?ups?|fiascos?)';
const grave = '(?:(?:really|big|bad|serious|costly|real|major|terrible|proper|huge|expensive|professional) )*';
const atWork = String.raw`(?: (?:at|in|on|with) (?:work|the job|${their} (?:work|job|career|projects?)))?`;

/** What went badly in all of a life, asked as interviewers do. */
export const misstepRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:has|have|did|had) ${they} (?:(?:ever|also) )?(?:made?|had|have) (?:an? |any )?${grave}${misstep}${atWork}\W*$`,
      'i',
    ),
    'what was their biggest mistake?',
  ],
  [
    new RegExp(
      String.raw`^(?:has|have|did|had) ${they} (?:ever )?(?:(?:(?:really|badly) )?(?:messed|mess|screwed|screw|cocked|fouled) (?:\w+ )?up(?: (?:badly|something|anything|a project))?|(?:got|gotten|get|done|did) (?:something|anything|a project) (?:\w+ )?wrong)(?: (?:badly|seriously))?${atWork}\W*$`,
      'i',
    ),
    'what was their biggest mistake?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:can|could) you )?(?:please )?(?:tell|give)(?: me| us)? (?:about |of )?(?:an? (?:time|occasion|moment)(?: (?:when|that|on which|where))? ${they} (?:have )?(?:failed|(?:messed|screwed) (?:something )?up|made an? ${grave}${misstep})|(?:an? |one |${their} )?${grave}${misstep}(?: (?:that |which )?${they}(?: have| has| had)? made| of (?:his|hers|theirs|yours))?)${atWork}\W*$`,
      'i',
    ),
    'what was their biggest mistake?',
  ],
];
