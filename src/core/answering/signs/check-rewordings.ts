const asks =
  '(?:who|whom|whose|which|what|when|where|why|how|is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|may|might|tell|give|show|list|name)';

/** Behind what somebody wants to have checked: a sentence of its own, or not. */
export const check = String.raw`(?:(?:[Ii]s|[Ww]as) (?:that|this|it|all (?:that|this)) )?(?:[Cc]orrect|[Rr]ight|[Tt]rue|[Aa]ccurate|the case)(?: (?:so far|or (?:not|wrong|false|no)))?[?.! ]*$`;

/** What journalists and recruiters have checked is asked outright. */
export const checkRewordings: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:so,? |and |but )?(?:(?:i|we|my|our|somebody|someone|people)\b[^.?!,]{0,60}\bthat )?(?!${asks}\b)([\p{L}\d"“][^?!]{5,200}?)(?:[.,;:]|\s[-–—]) ${check}`,
      'iu',
    ),
    'is it true that $1?',
  ],
  [
    /^(?:(?:who|which (?:\w+ )?(?:sources?|documents?|records?|papers?|articles?|books?|sites?)) (?:(?:can|could) )?(?:confirms?|verif(?:y|ies)|prov(?:es?)|stat(?:es?)|claims?)|do you (?:say|state|write|claim|confirm)) that (.{5,200}?)[?.! ]*$/i,
    'is it true that $1?',
  ],
];
