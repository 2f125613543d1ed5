import { anyNumberWord, toSpelledNumber } from '../../corpus/number-words.ts';
import { guard } from '../honesty/guard.ts';
import {
  asking,
  bareList,
  duty,
  itemOpeners,
  lead,
  must,
  nice,
  noise,
  noiseLabel,
  question,
  sentenceEnd,
  workTerms,
  title,
  unneeded,
  withClauses,
} from './advert-signs.ts';

/** One thing that an advert asks for. */
export interface Requirement {
  text: string;
  /** A nice-to-have must not count against anybody. */
  isMust: boolean;
  /** Years of experience that it asks for. */
  years?: number;
}

const maxRequirements = 24;
const bullet = /^\s*(?:[>*•–—·-]|\d{1,2}[.)])\s+/;
const yearsPattern = new RegExp(
  `\\b(\\d{1,2}|${anyNumberWord})\\+?( or more)? (years?|jahren?|ans|anos|años|anni)\\b`,
  'i',
);

/** The requirements of an advert in its order, each as short as the advert's punctuation allows; without any, its title. */
export function toRequirements(advert: string): Requirement[] {
  const requirements: Requirement[] = [];
  const titles: string[] = [];
  let isNiceSection = false;
  let isTitleDue = true;
  for (const line of toLines(advert)) {
    // A label before a bullet's own text is of that bullet alone.
    const isNiceOutside: boolean = isNiceSection;
    for (const sentence of line.replace(bullet, '').trim().split(sentenceEnd)) {
      if (isFrame(sentence) && (toTags(sentence).length > 0 || !sentence.split(border).some(isTerm))) continue;
      const [label, rest] = splitLabel(sentence);
      if (isSectionName(label)) isNiceSection = nice.test(label);
      if (title.test(label) || title.test(sentence) || (isTitleDue && isTitle(sentence, advert))) {
        const name = rest || sentence;
        isTitleDue = title.test(name);
        titles.push(name.replace(/\(.*$/, '').replace(/[.,;:–-]\s*$/, ''));
        requirements.push(...toTags(name).map((item) => toRequirement(item, true)));
        continue;
      }
      isTitleDue = false;
      const items = toItems(isTerm(sentence) ? sentence : rest).filter(
        (item) => isTerm(item) || !(noiseLabel.test(label) || isFrame(item)),
      );
      const isNice = (text: string) => nice.test(text) || (isNiceSection && !must.test(text));
      // "Ideally you …" is of the whole sentence, "…, teaching welcome, …" of its part.
      const isAllNice = nice.test(rest.split(/\s+/).slice(0, 3).join(' ')) || items.length === 1;
      requirements.push(...items.map((item) => toRequirement(item, !isNice(isAllNice ? rest : item))));
    }
    if (bullet.test(line)) isNiceSection = isNiceOutside;
  }
  const found = unique(requirements).slice(0, maxRequirements);
  const name = titles.find((text) => text.length > 3);
  return found.length === 0 && name ? [toRequirement(name, true)] : found;
}

/** The lines that may ask for something: no comments, no markup, no question to the reader. */
function toLines(advert: string): string[] {
  return advert
    .replace(/<!--[\s\S]*?(-->|$)/g, '\n')
    .split('\n')
    .map((line) => {
      const plain = line.replace(/\*\*|__|^\s*#+\s*/g, '');
      const [, before = '', after = ''] = /^([^:?]{5,100}): (.{10,})$/.exec(plain) ?? [];
      const asked = after.replace(/\?\s*$/, '');
      if (!before || !question.test(before)) return plain;
      // "Assess fit: Go; Kafka": a bare list is no title.
      return bareList.test(asked) ? `Required: ${asked}` : asked;
    })
    .filter((line) => /\p{L}/u.test(line));
}

/** "Engineer (Go, Kafka, on-call)": the tags are what is asked. */
function toTags(name: string): string[] {
  const [, tags = ''] = /\(([^)]*)\)/.exec(name) ?? [];
  return tags.includes(',') ? toItems(tags) : [];
}

/** "Nice to have: experience of …" is a label and what it labels; a line that ends in a colon labels the lines below. */
function splitLabel(sentence: string): [string, string] {
  const [, label, rest = ''] = /^([^:]{2,60}):\s*(.*)$/.exec(sentence) ?? [];
  if (label) return [label, rest];
  const isShort = sentence.length < 50 && !/[.;,]/.test(sentence) && sentence.split(' ').length <= 5;
  return isShort && isSectionName(sentence) ? [sentence, ''] : ['', sentence];
}

function isSectionName(text: string): boolean {
  return [must, nice, duty].some((words) => words.test(text));
}

/** The first line names the job; what is wanted comes after it. */
function isTitle(sentence: string, advert: string): boolean {
  const asks = must.test(sentence) || asking.test(sentence);
  return toTags(sentence).length > 0 || (sentence.length < 90 && !asks && advert.length > sentence.length * 1.5);
}

/** "Remote within the EU": terms of work among the requirements, which elsewhere are what the employer offers. */
function isTerm(text: string): boolean {
  return workTerms.some(({ asks }) => asks.test(text));
}

function isFrame(text: string): boolean {
  return (
    text.length < 2 ||
    [question, noise, unneeded, /\?\s*$/].some((words) => words.test(text)) ||
    guard(text).question !== text.trim()
  );
}

const border = new RegExp(`\\s*;\\s*|,\\s+(?:and\\s+)?|(?<=\\S+\\s\\S+)\\s+and\\s+(?=(?:${itemOpeners}|an?|the)\\b)`);

/** Items of a list in a sentence; a short enumeration inside one item ("C or C++") stays together. */
function toItems(text: string): string[] {
  const clean = text
    .replace(/^['"‘“]|['"’”]$/g, '')
    .replace(/[.!]+$/, '')
    .replace(lead, '');
  // "An engineer who has led a team and knows …": the clauses are the requirements.
  const [, subject = '', clauses = ''] = withClauses.exec(clean) ?? [];
  const [, having] = / with (.+)$/i.exec(subject) ?? [];
  return (subject ? [having, clauses].filter(Boolean).join('; ') : clean)
    .split(border)
    .map((part) =>
      part
        .replace(/^(?:and|or|with)\s+|\s+wanted$/gi, '')
        .replace(/^(?:has|have|is|can|also)\s+(?=\S+\s)/i, '')
        .replace(lead, '')
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part) || /^\p{Lu}[+#]{0,2}$/u.test(part));
}

function toRequirement(text: string, isMust: boolean): Requirement {
  const [, amount] = yearsPattern.exec(text) ?? [];
  const years = amount ? Number(amount) || toSpelledNumber(amount) : undefined;
  return { text, isMust, ...(years && { years }) };
}

function unique(requirements: Requirement[]): Requirement[] {
  return [...new Map(requirements.map((requirement) => [requirement.text.toLowerCase(), requirement])).values()];
}
