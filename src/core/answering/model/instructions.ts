import type { CorpusRecord } from '../../corpus/corpus.ts';
import { fold } from '../../corpus/text.ts';

/** Published text that speaks to a machine instead of telling about the person. Matched on folded text. */
const patterns = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(instructions?|rules?|prompts?|guidelines?|directions?|context|evidence|passages?|(?:everything|anything|all|text) (?:above|before|you))\b/,
  /\b(you are|act|pretend|behave|speak|respond|answer|reply)\b[^.!?\n]{0,30}\b(as|like)\b[^.!?\n]{0,40}\b(assistant|ai|bot|chatbot|model|machine|developer mode|dan|pirate|admin(istrator)?|root|system)\b/,
  /\byou (are|must|should|shall|will|have to|need to) (now|always|never|not|only|answer|reply|respond|say|write|tell|state|repeat|output|add|append|include|mention|call|claim|ignore|act|begin|start|end)\b/,
  /\b(system|developer|hidden|secret|initial|original|previous) (prompt|instructions?|message)\b/,
  /\b(when|if|whenever|before|after|while|every time)\b[^.!?\n]{0,60}\b(asked|asks?|answering|replying|responding|question|you read|reading this|summari[sz]ing|process(ing)? this)\b[^.!?\n]{0,80}\b(say|answer|reply|respond|write|tell|state|output|add|append|include|mention|begin|start|end|use|repeat)\b/,
  /\b(say|answer|reply|respond|output|print|write|tell|state|repeat|begin|end|start|finish|conclude) (only |just |always |instead |verbatim |exactly |back )*(that|with|by|the (words?|following|text|sentence|phrase|user|visitor|reader|caller)|"|“|'|:)/,
  /\b(note|message|instructions?|attention|notice|reminder|command|directive|order|memo|important)s?\b[^.!?\n]{0,20}\b(to|for)\b[^.!?\n]{0,20}\b(ai|ais|a\.i\.|assistants?|language models?|llms?|bots?|chatbots?|models?|agents?|machines?|crawlers?|scrapers?|gpt|claude|gemini)\b/,
  /\b(ai|llm|gpt|chatbot|language model|assistant|agent)s?\b[^.!?\n]{0,30}\b(must|should|shall|are (to|required|instructed)|is (to|required|instructed)|reading this|please)\b/,
  /\b(tell|inform|assure|convince|warn|urge|direct|send|advise|instruct) (the |every |all |any |each |your )*(visitors?|users?|readers?|callers?|recruiters?|them|whoever)\b/,
  /<\/?\|?(im_start|im_end|system|assistant|user|instructions?|endoftext|inst)\b|\[\/?(inst|system|assistant)\]|#{2,}\s*(system|instructions?|assistant|user)\b|\b(begin|end) (system|prompt|instructions?)\b/,
  /(^|\n|[.!?]\s)\s*(system|assistant|developer|human|user|instructions?)\s*:/,
  /\b(new|updated|revised|real|true|final|override) (instructions?|rules?|directives?|policy|task|objective|goal)\b\s*(:|are|is|-)/,
  /\b(base64|rot13|decode|jailbreak|prompt injection|developer mode|debug mode|sudo)\b/,
];

/**
 * Whether a record holds text that speaks to a machine. Such a record is not shown to the model at all: an order and
 * what it orders may stand in different paragraphs. Its text is still quoted by the extractive answer.
 */
export function speaksToMachine(record: CorpusRecord): boolean {
  const known = verdicts.get(record);
  if (known !== undefined) return known;
  const { title, body, data } = record;
  const text = foldLines([title, ...toStrings(data), body].join('\n'));
  const verdict = patterns.some((pattern) => pattern.test(text));
  verdicts.set(record, verdict);
  return verdict;
}

const verdicts = new WeakMap<CorpusRecord, boolean>();

/** Invisible characters inside words are a way around any pattern. */
function foldLines(text: string): string {
  return fold(text.replace(/\p{Cf}/gu, '')).replace(/[^\S\n]+/g, ' ');
}

function toStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(toStrings);
}
