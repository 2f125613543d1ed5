import { guard } from '../guard.ts';

/** One thing that an advert asks for. */
export interface Requirement {
  text: string;
  /** A nice-to-have must not count against anybody. */
  isMust: boolean;
  /** Years of experience that it asks for. */
  years?: number;
}

const maxRequirements = 24;
const must =
  /\b(must[- ]haves?|required|requirements?|mandatory|essential|minimum|qualifications|you (have|bring|offer)|what you('ll| will)? bring|who you are|we expect|anforderungen|voraussetzungen|requisitos|exigences|requisiti)\b/i;
const nice =
  /\b(nice[- ]to[- ]haves?|preferred|desirable|bonus( points)?|an? (advantage|plus|asset)|would be (a plus|nice|great)|ideally|von vorteil|wünschenswert|se valora|souhaité|un atout|gradito|desejável|diferencial)\b/i;
const duty =
  /\b(responsibilities|duties|your tasks|the role|what you('ll| will) do|you will|we seek|we are looking|looking for|aufgaben|missions|funciones|mansioni)\b/i;
/** Parts of an advert that ask for nothing. */
const noise =
  /\b(apply|salary|benefits|equal opportunity|about us|we offer|our (mission|company|clients)|founded in|per year|pension|holiday|vacation|insurance|send (your|a) (cv|resume)|cover letter|deadline|contact us|full[- ]time|part[- ]time|location|remote|hybrid)\b/i;
const question =
  /\b(could|can|would|is|does|do you think|please|how (well|good)|judge|assess|evaluate|rate|check|compare)\b.*\b(fit|fill|suit\w*|match\w*|role|advert|position|job|candidate|qualif\w+|hire|person|following|description)\b/i;

const title = /^\W*(job|position|role|vacancy|title|job title)$/i;
const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const yearsPattern = new RegExp(`\\b(\\d{1,2}|${numberWords.join('|')})\\+?( or more)? years?\\b`, 'i');

/** The requirements of an advert in its order, each as short as the advert's punctuation allows. */
export function toRequirements(advert: string): Requirement[] {
  const requirements: Requirement[] = [];
  let section: 'must' | 'nice' = 'must';
  const lines = advert.split('\n').filter((line) => /\p{L}/u.test(line) && !(line.length < 120 && question.test(line)));
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0;
    const text = line.replace(/^[\s>*•–—·\d.)-]+/, '').trim();
    if (!text) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜÉÀ])/)) {
      const [label, rest] = splitLabel(sentence);
      if (label) section = nice.test(label) ? 'nice' : must.test(label) || duty.test(label) ? 'must' : section;
      if (title.test(label) || isFrame(rest) || (isFirst && isTitle(sentence, advert))) continue;
      const isMust = !(nice.test(rest) || (section === 'nice' && !must.test(rest)));
      requirements.push(...toItems(rest).map((item) => toRequirement(item, isMust)));
    }
  }
  return unique(requirements).slice(0, maxRequirements);
}

/** "Nice to have: experience of …" is a label and what it labels; a line that ends in a colon labels the lines below. */
function splitLabel(sentence: string): [string, string] {
  const match = /^([^:]{2,60}):\s*(.*)$/.exec(sentence);
  if (match) return [match[1] ?? '', match[2] ?? ''];
  const isHeading =
    sentence.length < 50 &&
    !/[.;,]/.test(sentence) &&
    (must.test(sentence) || nice.test(sentence) || duty.test(sentence)) &&
    sentence.split(' ').length <= 5;
  return isHeading ? [sentence, ''] : ['', sentence];
}

/** The first line names the job; what is wanted comes after it. */
function isTitle(sentence: string, advert: string): boolean {
  return sentence.length < 90 && !/[:;]/.test(sentence) && advert.length > sentence.length * 1.5;
}

function isFrame(text: string): boolean {
  if (text.split(/\s+/).length < 2 && text.length < 4) return true;
  return question.test(text) || noise.test(text) || /\?\s*$/.test(text) || guard(text).question !== text.trim();
}

/** Items of a list in a sentence; a short enumeration inside one item ("C or C++") stays together. */
function toItems(text: string): string[] {
  const clean = text
    .replace(/[.!]+$/, '')
    .replace(
      /^(we (seek|are looking for|need|want)|you (will|have|bring|are|must|should)|the (ideal |successful )?candidate (will|has|must|should)( have| be)?|required|must have|looking for)\s+/i,
      '',
    );
  const parts = clean.split(
    /\s*;\s*|,\s+(?:and\s+)?|\s+and\s+(?=(?:show|ship|protect|build|run|lead|write|teach|experience|raise|set|design|work|manage|develop|present|publish|an?|the)\b)/,
  );
  return parts
    .map((part) => part.replace(/^(and|or)\s+/i, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part) && part.length > 2);
}

function toRequirement(text: string, isMust: boolean): Requirement {
  const [, amount] = yearsPattern.exec(text) ?? [];
  const years = amount ? Number(amount) || numberWords.indexOf(amount.toLowerCase()) : undefined;
  return { text, isMust, ...(years && { years }) };
}

function unique(requirements: Requirement[]): Requirement[] {
  return [...new Map(requirements.map((requirement) => [requirement.text.toLowerCase(), requirement])).values()];
}
