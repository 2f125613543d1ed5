import { leads } from './asked-signs.ts';
import * as hiringSigns from './hiring-signs.ts';
import { check } from './check-rewordings.ts';
import { leadIn, opener, verbFirst } from './clause-signs.ts';
import { ofItself, teller } from './visitor-words.ts';

/** A question somewhere in a sentence. */
export const questions = new RegExp(`(^|[,;:–—-] )${leadIn}${opener}\\b`, 'i');
/** How a question begins within another sentence. */
const within = `(?:${opener}|whether|if (?!you (?:can|could|know|would|want|need|like|happen|get|don['’]t|are able)\\b)(?:s?he|they|you|it|there|any\\w*|the|his|her|your|their)\\b)`;
/** "I wonder", "tell me": what makes a question of the words behind it. */
export const wished = new RegExp(
  `\\b(know|wondering|wonder|tell (?:me|us)(?: (?:in|as|please)(?: \\w+){0,5})?|knowing|establish|hear|learn|see|says?|told|check|find out(?: \\w+){0,2}|work out|understand|remember|recall|forg[eo]t|forgotten|curious|(?<!\\b(?:not|don['’]t) )ask(?:s|ed|ing)?(?: me| us)?|explain(?: to \\w+)?|figure out|sure|interested in|know about|what i(?:['’]d|['’]m| would| am)? (?:still )?(?:want|need|like|lack|miss|missing)\\b[^.,:?]* is)(?: of| about| is)?(?: (?:roughly|exactly|perhaps|simply|just|briefly))?:? (?=${within}\\b)`,
  'i',
);

/** "…, where people bring me their questions": tells of what stands before it. */
export const relative =
  /, (?:who|whom|whose|which|where|when) (?!(?:did|does|do)\b|\w+ (?:did|does|do|is|was|are|were|has|have|had)\b)/gi;
/** "What I need is …" asks nothing yet. */
export const begins = new RegExp(`^${leadIn}(?!what (?:i|we)\\b)(?:${opener}|${verbFirst})\\b`, 'i');
/** Begins a question for a yes or a no. */
export const yesOrNo = new RegExp(
  `^(?:so,? |and |but )?(?:(?:${verbFirst})\\b|(?:would|will|could|can|might|do) (?:he|she|they|you) (?!(?:please|happen|kindly|possibly|know|tell|say|explain|give|show|help|share|remind|remember|recall|describe|confirm|list|let)\\b))(?!.* such )`,
  'i',
);
/** Goes on from the question before. */
export const adds = /^(?:and|also|plus|just|only|same)\b/i;
/**
 * The end of a sentence or line: the dot of an initial or of a short title inside a sentence is none, and "Correct?" is no
 * sentence apart from what it checks.
 */
export const border = new RegExp(
  String.raw`(?<=[.?!])(?<!\b(?!I\.)\p{Lu}\.)(?<!\b\p{Lu}\p{Ll}{1,3}\.(?=\s+\p{Ll}))(?<!\b(?:pp?|vol|no|ed|vs|approx|[DM]r|Mr?s|Prof|Sir|St|Hon|Rev)\.)(?!(?<=[.!])\s+${check})\s+|(?<!\s)\s*\n\s*`,
  'u',
);

/** "Which was first?", "when did each one …?": the things that it is about were named before. */
export const barePick =
  /^\W*which (one|of (them|these|those)|is|was|are|were|has|had|came|did)\b(?!.*(\bor\b|:|\p{L} \p{Lu}))|^\W*(\w+ ){0,3}(each|both|neither) (one|of them)\b/u;

/** Whom or what year a sentence names. */
export const nameOrYear = /(?!I['’])\p{Lu}[\p{L}.’'-]*\p{L}|\b\d{4}\b/gu;

/** Stands for what was named before the question. */
export const pronoun = /\b(?:its?|the (?:two|three)|both|either|the(?:y|m|se|ir))\b/i;
/** The same, or "the article" at the end: what it stands for was told before. */
export const pointsAtTold = /\b(?:its?|this|that|the(?:y|m|se|ir|re)|those)\b|\bthe \p{L}+\W*$/u;
/** "Why did she leave the company?": what stands for the one thing that the sentence before names. */
export const theThing =
  /\b(?<!\b(?:what|which|who|of|name) )the (?:company|firm|start-?up|project|package|product|tool|library|podcast)(?=\W*$| (?:takes?|lasts?|ha(?:s|ve|d)|costs?|start|begin|end|stop|close|fail|stopped|closed|cancell?ed|shut|switched|abandoned|called)\b)/i;

/** Words in front of a question, and not only a comma or dash. */
export const wishing = /\p{L}{2}/u;
/** What may stand before the part of a sentence that asks. */
export const starts = new RegExp(
  `(?:${wished.source.replace(/\(\?=.*$/, '')}|(?<!^${leadIn}(?!(?:what|when|how) (?:i|we)\\b)(?:${opener})\\b[^?,;:]{0,90})[,;:–—] |\\s[-–—] |(?<=\\w )(?=so )|^)(?:so |and |but |just |please ){0,4}(?=${within}\\b)`,
  'gi',
);
/** What the visitor may or must do: of that is asked, and nothing is told of him. */
export const visitorMay = /\b(can|could|may|should|would|will|do|must|shall|might) (i|we)\b/gi;

/** A time, a place or a whole right in front of a question, in which the visitor does not speak of himself. */
export const leading = new RegExp(
  `(?<=^|[,;:–—] )(?:(?:and|but|so|then) )*(?:before|after|between|in|at|on|during|since|until|from|by|for|with|while|when|once|among|across|throughout|as for|of|out of|besides|apart from)\\b(?!.*${teller.source})[^,;:–—]*, $`,
  'i',
);
/** Joins a question to the one before it. */
export const and = /^and\s/i;
/** The end of a question. */
export const questionMark = /\?\s*$/;
/** Whom somebody led and what time he has is a matter of the person, whatever a story names. */
export const ofPersonAlone = [ofItself, leads.asked, hiringSigns.hiring.person];
