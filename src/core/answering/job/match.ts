import { toExcerpt } from '../../corpus/excerpt.ts';
import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { toQuery, type Concept } from '../../corpus/query.ts';
import { asRanked, isLabelled, rank, type Ranked } from '../../corpus/ranking.ts';
import { spellTechnologies } from '../../corpus/technologies.ts';
import { unique } from '../../corpus/unique.ts';
import { toDateText } from '../../contract/partial-date.ts';
import type { Area } from '../../contract/record.ts';
import type { Evidence } from '../../contract/events.ts';
import { toTerms } from '../../corpus/text.ts';
import { toEvidence } from '../evidence.ts';
import { ownAreas } from '../records/area-groups.ts';
import { pick, toFactEvidence, toFactStatement } from '../records/entry-lines.ts';
import { translate } from '../language/translate.ts';
import type { Language } from '../language/replies.ts';
import { hasSkill } from '../operations/skill.ts';
import { toDegree } from '../records/degrees.ts';
import { isName, isRole, says, saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { isOpen, toTotal, toYearsText } from '../records/time-spent.ts';
import type { Citation } from '../statement.ts';
import type { Requirement } from './requirements.ts';
import {
  denied,
  either,
  filler,
  markedName,
  ofArea,
  pair,
  part,
  plainPoints,
  speech,
  trades,
  tradeWords,
  workTerms,
  yearsOf,
} from './advert-signs.ts';

export type Verdict = 'met' | 'partly' | 'not shown';

/** A requirement held against the portfolio. */
export interface Match {
  requirement: Requirement;
  verdict: Verdict;
  quote?: string;
  citation?: Citation;
  evidence: Evidence[];
  /** Time in the fitting roles. */
  time?: string;
}

/** Share of a requirement's words that a passage must hold. */
const enough = { met: 0.66, partly: 0.36 };

/** Whether and where the portfolio shows what a requirement asks; of "A or B" the better one counts. */
export function matchRequirement(requirement: Requirement, knowledge: Knowledge, language?: Language): Match {
  const text = language ? translate(requirement.text, language, knowledge).replace(/\?$/, '') : requirement.text;
  const wanted = spellTechnologies(text.replace(yearsOf, ' '), knowledge);
  const career = toCareer(requirement, wanted, knowledge);
  if (career) return career;
  const options = wanted.split(either).filter((option) => /\p{L}{2}/u.test(option));
  const plain = plainPoints.flatMap(([asks, words]) => (asks.test(wanted) ? [words] : []));
  const tries = unique([...plain, ...options, wanted]).map((option) => find(option, knowledge));
  const found = findTerm(wanted, knowledge) ?? tries.toSorted((a, b) => toCoverage(b) - toCoverage(a))[0];
  const best = found?.ranked[0] ?? found?.denied;
  if (!found || !best || best.coverage < enough.partly) return { requirement, verdict: 'not shown', evidence: [] };
  const { known, score, coverage } = best;
  const facts = pick(known.of, (found.only && tellingFields[found.only]) ?? []);
  const quote = facts.length > 0 ? toFactStatement(known.of, facts).text : toExcerpt(best, 2);
  const match: Match = {
    requirement,
    verdict: found.ranked.length === 0 ? 'not shown' : coverage >= enough.met ? 'met' : 'partly',
    quote,
    citation: known.of.record,
    evidence: facts.length > 0 ? toFactEvidence(known.of, facts) : [toEvidence(known, score, quote)],
  };
  // Time in roles that say only part of it is no time of it.
  return requirement.years && match.verdict === 'met' ? withYears(match, tries, knowledge) : match;
}

/** By what an entry that is itself the thing asked for is told. */
const tellingFields: Partial<Record<Area, string[]>> = {
  patents: ['title', 'number', 'granted'],
  publications: ['title', 'venue', 'date'],
  awards: ['awarder', 'date'],
  education: ['degree', 'field', 'institution'],
};
const areaBonus = 0.1;

/** The words of a requirement that are said themselves and not only hinted at by words near them. */
function toHeld({ concepts, known }: Ranked): Concept[] {
  return concepts.filter((concept) => isLabelled(concept, known) || says(known.of.terms, concept));
}

interface Found {
  /** The best first. */
  ranked: Ranked[];
  /** What is asked. */
  concepts: Concept[];
  /** The best passage that says the contrary, which is quoted where no other says it. */
  denied?: Ranked | undefined;
  /** The area whose entries themselves are the thing asked for. */
  only?: Area | undefined;
}

function toCoverage({ ranked: [best] }: Found): number {
  return best?.coverage ?? 0;
}

function find(text: string, knowledge: Knowledge): Found {
  // A blank before it: the first word of a requirement is no first word of a sentence.
  const query = toQuery(` ${text.replace(filler, ' ')}`, knowledge);
  const { concepts } = query;
  const areas = new Set(concepts.flatMap((concept) => concept.areas));
  const [, only] = ofArea.find(([words]) => words.test(text)) ?? [];
  const level = only === 'education' ? toDegree(text) : -1;
  const tells = speech.asks.test(text) ? speech.tells : toNamePattern(text);
  const ranked = rank(query, knowledge, ({ passage }) =>
    areas.has(passage.area) || passage.area === 'experience' ? areaBonus : 0,
  );
  const isShown = (found: Ranked) => {
    const { known } = found;
    const held = toHeld(found);
    if (only) return held.length > 0 && known.passage.area === only && toDegree(known.of.record.title) >= level;
    return (
      isWhole(held, concepts, query.text, known) &&
      (tells?.test(`${known.passage.heading}\n${known.passage.text}`) ?? true)
    );
  };
  const shown = ranked.filter(isShown);
  const isDenied = (found: Ranked) =>
    only
      ? denied.test(found.known.of.record.title)
      : toSaidParts(found).some(
          (said) => denied.test(said) && found.concepts.some((word) => says(new Set(toTerms(said)), word)),
        );
  return { ranked: shown.filter((found) => !isDenied(found)), denied: shown.find(isDenied), concepts, only };
}

/** "I tried Flutter and gave up on it; I write Swift": the parts of a sentence, each of which may deny. */
function toSaidParts({ known, sentence }: Ranked): string[] {
  return known.sentences[sentence]?.text.split(part) ?? [];
}

/** "Full-time", "relocation to Munich": terms of work, granted or not by what the person tells of them. */
function findTerm(text: string, { records }: Knowledge): Found | undefined {
  const term = workTerms.find(({ asks }) => asks.test(text));
  if (!term) return undefined;
  const told = records
    .filter(({ record }) => ownAreas.includes(record.area))
    .flatMap(({ passages }) => passages)
    .flatMap((known) => known.sentences.map((_, sentence) => asRanked(known, sentence)))
    .filter((found) => toSaidParts(found).some((said) => term.tells.test(said)));
  const ranked = told.filter((found) =>
    toSaidParts(found).some((said) => term.grants?.test(said) && !denied.test(said)),
  );
  return { ranked, denied: told[0], concepts: [] };
}

/** "Objective-C", "Three.js", "C++": one name, of which a part is nothing; "Vue.js" may be listed as Vue. */
function toNamePattern(text: string): RegExp | undefined {
  const [, stem, dot, end = ''] = markedName.exec(text) ?? [];
  if (!stem) return undefined;
  const suffix = end.replace(/\+/g, '\\+');
  return new RegExp(`(?<![\\p{L}\\d])${stem}(?:[ .-]?${suffix}${dot ? '|(?=;|$)' : ''})(?![\\p{L}\\d])`, 'iu');
}

/** A name that is asked for is said, and of "driving licence" both words; a skill may stand alone: "Kotlin development". */
function isWhole(held: Concept[], all: Concept[], text: string, { passage, terms }: KnownPassage): boolean {
  const names = all.filter((word) => isName(word) && word.token.start > 1);
  if (names.length > 0 && !held.some((word) => names.includes(word))) return false;
  const isListed = passage.field === 'skills' && held.some((word) => says(terms, word));
  return held.length > (all.length === 2 && pair.test(text) && !isListed ? 1 : 0);
}

/** Share of the best passage's coverage from which a role counts as one in the field. */
const sameField = 0.6;

/** Time in the roles that tell what the requirement asks by their skills or titles; where none does, in those that say it. */
function withYears(match: Match, tries: Found[], knowledge: Knowledge): Match {
  const listed = knowledge.records.filter((entry) => tries.some(({ concepts }) => hasSkill(entry, concepts, true)));
  const said = tries
    .flatMap((found) => found.ranked.filter(({ coverage }) => coverage >= toCoverage(found) * sameField))
    .map(({ known }) => known.of)
    .filter(isRole);
  const titled = said.filter(({ names }) => tries.some(({ concepts }) => saysAll(names, concepts)));
  // "React Native developer" says no React.
  const isNamed = tries.some(({ concepts }) => concepts.some(isName));
  const lists = [[...listed.filter(isRole), ...(isNamed ? [] : titled)], titled, listed];
  return inRoles(match, unique(lists.find(([role]) => role) ?? said), knowledge);
}

/** The last month of a role counts whole. */
const month = 1 / 12;

/** The roles' time by their dates, what goes on up to the day of the portfolio; too short a time meets in part. */
function inRoles(match: Match, roles: KnownRecord[], { corpus }: Knowledge): Match {
  const { updated } = corpus.portfolio.profile;
  const years = toTotal(roles, updated);
  if (years === 0) return { ...match, verdict: 'partly' };
  const day = roles.some(isOpen) ? ` up to ${toDateText(updated.slice(0, 7))}` : '';
  return {
    ...match,
    time: `${toYearsText(years)}${day}, by the dates in the portfolio.`,
    verdict: years + month >= (match.requirement.years ?? 0) ? 'met' : 'partly',
    evidence: [...match.evidence, ...roles.flatMap((role) => toFactEvidence(role, pick(role, ['start', 'end'])))],
  };
}

/** "8 years of experience", "of software engineering": of the whole career, or of the roles of a trade. */
function toCareer(requirement: Requirement, wanted: string, knowledge: Knowledge): Match | undefined {
  const rest = wanted.replace(filler, ' ');
  if (!requirement.years || /[\p{L}\d]/u.test(rest.replace(tradeWords, ' '))) return undefined;
  const named = trades.filter((trade) => trade.named.test(rest));
  const roles = knowledge.records
    .filter((entry) => isRole(entry) && named.every(({ titles }) => titles.test(entry.record.title)))
    .toSorted(byDate());
  const [first] = roles;
  if (!first) return undefined;
  const facts = pick(first, ['role', 'start', 'end']);
  const quote = toFactStatement(first, facts).text;
  return inRoles({ requirement, verdict: 'met', quote, citation: first.record, evidence: [] }, roles, knowledge);
}
