import type { Ask } from './ask-signs.ts';
import { excluding } from './exclusion-signs.ts';

/** How a question begins. */
export const opener =
  '(?:who|whom|whose|what|when|where|which|how|why|is it|is there|is anyone|was it|did (?:he|she|they|it)|does (?:he|she|it)|(?:in|at|on|for|by|from|with|under|to|of|about|into|after|through|within|against|during|since|until|as|over|before) (?:which|what|whom|whose|how)|could i|can i|where could i)';
/** How a question begins that wants a yes or a no. */
export const verbFirst = 'was|were|is|are|did|does|has|have|had';
/** What may stand in front of a question. */
export const leadIn = '(?:(?:so|and|but|well|hi|hello|hey|anyway|ok|okay|please|now|also|just),? )*';
/** "List …", "give me …", "I need …": asks without a question. */
export const ordered = new RegExp(
  `^${leadIn}(?:(?:list|name|give|show|tell|describe|explain|summari[sz]e|compare|count|enumerate|find|state|spell|outline|mention|identify|remind|send|share|return|provide|supply|print|output|produce)\\b)|\\bi(?:['’]d| would| will|['’]ll| only| just| still)* (?:need|want|lack|miss|(?<=(?:['’]d|would) (?:\\w+ )?)(?:like|love))\\b(?! to\\b(?! (?:know|understand|hear|learn|see)\\b))`,
  'i',
);
/** How a further question for a yes or a no begins. */
const yesOrNo =
  '(?:(?:is|was|has) (?:he|she)|(?:do|are|were|have) (?:they|you)|do (?:i|we)|(?:had|would|could|can|will) (?:he|she|they|you))';
export const clauseEnd = new RegExp(
  `(?:[,;]\\s*(?:and|or|but|then)?\\s*|\\s+and\\s+(?:also\\s+)?|[?!.]\\s+(?:and\\s+|also,?\\s+)?)(?=${opener}\\b)|(?:,\\s*(?:and|or)|\\s+and)\\s+(?=${yesOrNo}\\b)|[?!.]\\s+(?=(?:and|also|plus)\\b)`,
  'i',
);

/** A question without a verb: "at what address?" */
export const fragment =
  /^\W*(and |but |so )?(in|at|on|for|by|from|with|to|of|under|about|as) (what|which|whom|whose)( \w+){0,2}\W*$/i;

export const isOpenerOnly = /^(?:and )?(?:\w+ )?(?:when|where|who|whom|how|why|what)$/i;

/** "On what date", "in which city", "before how many people": asks of what the next clause tells. */
export const sharesVerb =
  /^(?:and )?(?:(?:in|at|on|by|from|with|under|to|of|about|into|for|before|during|through) (?:which|what|whose)(?: [\w'-]+){1,3}|(?:which|what) (?:year|date|day|month|city|town|country|place)|(?:\w+ )?how many (?:\w+s|people|men|women|children))$/i;
/** The verb of a question with what it tells, behind whatever is asked. */
export const toldOf =
  /^(?:when|where|who|why|how|(?:\w+ )?(?:which|what|whose|how many|how much)(?: [\w'-]+){0,3}?) (?=(?:is|are|was|were|did|does|do|has|had|have|will|would|can|could)\b)/i;

/** "After the war, where …", "I read her papers; whom …": a time, a place or a visitor's reason is the setting of what follows. */
export const setting =
  /^(?:and |but |so |then )?(?:before|after|between|i|we|in|at|on|during|since|until|from|by|for|with|while|once|among|across|throughout|going by|looking (?:only |just )?at|considering|regarding|concerning|speaking of|talking of|as for|when (?!(?:did|does|do|was|were|is|are|has|had|have|will|would|can|could|exactly|and|or)\b)(?=\w+ \w)|out of|besides|apart from|next to|together with|(?:the|a) (?:year|month|day|week) (?:before|after|later))\b/i;

/** "The patents of 1960, how many?", "of all the papers, how many are talks?": one question. */
export const ofAll =
  /^(?:out of|of|among|counting)\b.* how many\b|\bhow many( (are|were|is|there|in|all|total|altogether|of|them))*(,? (exactly|precisely))?\W*$/i;

export const isQuestion = /\b(who|whom|whose|what|when|where|which|how|why)\b|\?$/i;
/** What begins the verb of a clause, and its subject. */
export const clauseWords = /^(?:he|she|they|you|did|does|do|was|were|is|are|has|had|have)$/;
/** Where an instruction and a question are joined. */
export const clauseBorder =
  /(?:[,;:]|\s[-–—])\s+|\s+(?:and|then|but)\s+(?=(?:what|who|when|where|which|how|why|is|was|did|does)\b)/i;

/** Begins with what is left out: "except the first, …". */
export const startsExcept = new RegExp(`^\\W*(?:\\w+ ){0,2}(?:${excluding.source})`);
/** Stands for what was named before. */
export const pointing = /\bits?\b/i;
/** What almost any passage seems to tell. */
export const loose = new Set<Ask | undefined>(['whether', 'why']);
