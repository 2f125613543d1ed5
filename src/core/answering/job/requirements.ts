import { toNumber } from '../reading/number-words.ts';
import { guard } from '../honesty/guard.ts';
import { toAdvertSentences } from './advert-lines.ts';
import * as requirementSigns from './requirement-signs.ts';
import * as verdictSigns from './verdict-signs.ts';
import { reworded } from '../../corpus/reworded.ts';

/** The parts of an analysis, in their order. */
export const parts = ['must', 'nice', 'task'] as const;
export type Part = (typeof parts)[number];

/** One thing that an advert asks for. */
export interface Requirement {
  text: string;
  /** What it is in the advert: a nice-to-have must not count against anybody, nor a task of the job. */
  part: Part;
  /** Years of experience that it asks for. */
  years?: number;
  /** It asks for no more than these. */
  isMost?: boolean;
  /** Entries of a kind that it asks for. */
  count?: number;
}

/**
 * The requirements of an advert in its order, each as short as the advert's punctuation allows and as often as it says them;
 * without any, its title.
 */
export function toRequirements(advert: string): Requirement[] {
  const all: Requirement[] = [];
  // What is asked for as such: below a heading, in a list, in a sentence that says so.
  const sure: Requirement[] = [];
  const titles: string[] = [];
  let isTitleDue = true;
  let isHeaded = false;
  for (const { text, label, rest, section, isPoint } of toAdvertSentences(advert)) {
    const isListed = isPoint && section !== undefined;
    if (isFrame(text, isListed) && (toTags(text).length > 0 || !text.split(requirementSigns.itemBorder).some(isTerm)))
      continue;
    if (requirementSigns.title.test(label) || (isTitleDue && !section && !isPoint && isTitle(text, advert))) {
      const name = rest || text;
      isTitleDue = requirementSigns.title.test(name);
      titles.push(reworded(name, requirementSigns.behindTitle));
      sure.push(...toTags(name).map((item) => toRequirement(item, 'must')));
      all.push(...sure);
      continue;
    }
    isTitleDue = false;
    const isCalled = section !== 'duty' && requirementSigns.calls.test(text);
    if (section === 'other' && !isCalled) continue;
    // A task is one point, and no list of them.
    if (section === 'duty' && isPoint) sure.push(toRequirement(text, 'task'));
    const isNice = section === 'nice';
    const isSure = section ? section !== 'duty' : isPoint;
    const items = toItems(
      isTerm(text) ? text : rest.replace(requirementSigns.unneededLead, ''),
      !isPoint && label !== '',
    )
      .filter((item) =>
        isTerm(item) ? isListed || !isNice : !(requirementSigns.noiseLabel.test(label) || isFrame(item, isListed)),
      )
      .filter((item) => requirementSigns.niceMark.test(item) || !requirementSigns.unneeded.test(item));
    // "Ideally you …" is of the whole sentence, "…, teaching welcome, …" of its part.
    const isAllNice = requirementSigns.niceLead.test(rest);
    for (const item of items) {
      const isOptional =
        isAllNice || requirementSigns.niceMark.test(item) || (isNice && !requirementSigns.mustMark.test(item));
      const requirement = toRequirement(
        item.replace(requirementSigns.mark, '').replace(requirementSigns.lead, ''),
        isOptional ? 'nice' : 'must',
      );
      all.push(requirement);
      if (isSure || isCalled || isTerm(item)) sure.push(requirement);
      isHeaded ||= isSure && !isOptional;
    }
  }
  const found = isHeaded ? sure : all;
  const name = titles.find((text) => text.length > 3);
  return found.length === 0 && name ? [toRequirement(name, 'must')] : found;
}

/** "Engineer (Go, Kafka, on-call)": the tags are what is asked. */
function toTags(name: string): string[] {
  const [, , tags = ''] = requirementSigns.tagsOf.exec(name) ?? [];
  return toItems(tags, true);
}

/** The first line names the job; what is wanted comes after it. */
function isTitle(sentence: string, advert: string): boolean {
  return (
    toTags(sentence).length > 0 ||
    (sentence.length < 90 && !requirementSigns.asking.test(sentence) && advert.length > sentence.length * 1.5)
  );
}

/** "Remote within the EU": terms of work among the requirements, which elsewhere are what the employer offers. */
function isTerm(text: string): boolean {
  return verdictSigns.workTerms.some(({ asks }) => asks.test(text));
}

function isFrame(text: string, isListed: boolean): boolean {
  return (
    requirementSigns.boilerplate.test(text) ||
    (requirementSigns.question.test(text) && !requirementSigns.calls.test(text)) ||
    (!isListed && requirementSigns.noise.test(text)) ||
    guard(text).question !== text.trim()
  );
}

/** Items of a list in a sentence; what is one point stays together: "C or C++", "streaming (e.g. Kafka, Flink)". */
function toItems(text: string, isList: boolean): string[] {
  const clean = reworded(text, requirementSigns.aroundItem);
  // "An engineer who has led a team and knows …": the clauses are the requirements.
  const [, subject = '', clauses = ''] = requirementSigns.withClauses.exec(clean) ?? [];
  const [, skills] = requirementSigns.withSkills.exec(subject) ?? [];
  return (subject ? [skills, clauses].filter(Boolean).join('; ') : clean)
    .replace(requirementSigns.together, hide)
    .split(';')
    .map((part) => ((!isList || clean.includes(';')) && isChoice(part) ? hide(part) : part))
    .join(';')
    .split(requirementSigns.itemBorder)
    .map((part) => reworded(part, requirementSigns.shown).replace(requirementSigns.having, '').trim())
    .filter((part) => requirementSigns.named.test(part));
}

/** "Puppet, Chef or Ansible", and not "Kafka, 5 years of Java or Go". */
function isChoice(list: string): boolean {
  return requirementSigns.lastChoice.test(list) && !requirementSigns.amount.test(list.slice(list.indexOf(',')));
}

/** Signs that part a list, hidden where they part nothing. */
function hide(text: string): string {
  return reworded(text, requirementSigns.hidden);
}

/** What a text asks for, and how much of it. */
export function toRequirement(text: string, part: Part): Requirement {
  const found = requirementSigns.amount.exec(reworded(text, requirementSigns.amounts));
  const { most, from = '', to = '', month, counted } = found?.groups ?? {};
  const isMost = Boolean(most) || from === '0';
  const number = toNumber((isMost && to) || from);
  const years = month ? number / 12 : number;
  return { text, part, ...(number && (counted === undefined ? { years, isMost } : { count: number })) };
}
