import { toExcerpt } from '../../corpus/excerpt.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { toQuery } from '../../corpus/query.ts';
import { isLabelled, rank, type Ranked } from '../../corpus/ranking.ts';
import { unique } from '../../corpus/unique.ts';
import type { Area } from '../../contract/record.ts';
import type { Evidence } from '../../contract/events.ts';
import { toEvidence } from '../evidence.ts';
import { pick, toFactEvidence, toFactStatement } from '../records/entry-lines.ts';
import { translate } from '../language/translate.ts';
import type { Language } from '../language/replies.ts';
import { says } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import type { Citation } from '../statement.ts';
import type { Requirement } from './requirements.ts';
import { filler } from './advert-signs.ts';
import { toTime, type Time } from './years.ts';

export type Verdict = 'met' | 'partly' | 'not shown';

/** A requirement held against the portfolio. */
export interface Match {
  requirement: Requirement;
  verdict: Verdict;
  quote?: string;
  citation?: Citation;
  evidence: Evidence[];
  /** Time in the fitting roles. */
  time?: Time;
}

/** Share of a requirement's words that a passage must hold. */
const enough = { met: 0.66, partly: 0.36 };

/** Whether and where the portfolio shows what a requirement asks; of "A or B" the better one counts. */
export function matchRequirement(requirement: Requirement, knowledge: Knowledge, language?: Language): Match {
  const text = language ? translate(requirement.text, language, knowledge).replace(/\?$/, '') : requirement.text;
  const wanted = text.replace(/\b(\d{1,2}|\p{L}+)?\+?( or more)? years?( of)?\b/iu, ' ');
  const options = wanted.split(/\s+(?:or|\/)\s+/i).filter((option) => /\p{L}{2}/u.test(option));
  const tries = [...(options.length > 1 ? options : []), wanted].map((option) => find(option, knowledge));
  const [found] = tries.toSorted((a, b) => toCoverage(b) - toCoverage(a));
  const best = found?.ranked[0];
  if (!best || best.coverage < enough.partly || !isHeld(best))
    return { requirement, verdict: 'not shown', evidence: [] };
  const { known, score, coverage } = best;
  const facts = pick(known.of, (found.only && tellingFields[found.only]) ?? []);
  const quote = facts.length > 0 ? toFactStatement(known.of, facts).text : toExcerpt(best, 2);
  const match: Match = {
    requirement,
    verdict: coverage >= enough.met ? 'met' : 'partly',
    quote,
    citation: known.of.record,
    evidence: facts.length > 0 ? toFactEvidence(known.of, facts) : [toEvidence(known, score, quote)],
  };
  return requirement.years ? withYears(match, found.ranked, knowledge) : match;
}

/** What is shown by an entry of one area alone: a degree by an education and not by a colleague's title. */
const ofArea: [RegExp, Area][] = [
  [/\b(degree|bachelor|master|ph\.?d|doctorate|diploma|qualification|b\.?sc|m\.?sc|mba)\b/i, 'education'],
  [/\bpatent(s|ed)?\b/i, 'patents'],
  [/\b(publications?|papers?|articles?|publish(ed)?)\b/i, 'publications'],
  [/\b(awards?|prizes?|medals?)\b/i, 'awards'],
];
/** By what an entry that is itself the thing asked for is told. */
const tellingFields: Partial<Record<Area, string[]>> = {
  patents: ['title', 'number', 'granted'],
  publications: ['title', 'venue', 'date'],
  awards: ['awarder', 'date'],
  education: ['degree', 'field', 'institution'],
};
const areaBonus = 0.1;

/** At least one word of it is said itself and not only hinted at by words near it. */
function isHeld({ concepts, known }: Ranked): boolean {
  return concepts.some((concept) => isLabelled(concept, known) || says(known.of.terms, concept));
}

interface Found {
  /** The best first. */
  ranked: Ranked[];
  /** The area whose entries themselves are the thing asked for. */
  only?: Area | undefined;
}

function toCoverage({ ranked: [best] }: Found): number {
  return best?.coverage ?? 0;
}

function find(text: string, knowledge: Knowledge): Found {
  // A blank before it: the first word of a requirement is no first word of a sentence.
  const query = toQuery(` ${text.replace(filler, ' ')}`, knowledge);
  const areas = new Set(query.concepts.flatMap((concept) => concept.areas));
  const [, only] = ofArea.find(([words]) => words.test(text)) ?? [];
  const ranked = rank(query, knowledge, ({ passage }) =>
    areas.has(passage.area) || passage.area === 'experience' ? areaBonus : 0,
  );
  return { ranked: ranked.filter(({ known }) => !only || known.passage.area === only), only };
}

/** Share of the best passage's coverage from which a role counts as one in the field. */
const sameField = 0.6;

/** Time in the roles that say what the requirement asks, by their dates; two at once count once. */
function withYears(match: Match, all: Ranked[], knowledge: Knowledge): Match {
  const least = (all[0]?.coverage ?? 1) * sameField;
  const fitting = all.filter(({ known, coverage }) => known.of.record.area === 'experience' && coverage >= least);
  const roles = unique(fitting.map(({ known }) => known.of)).toSorted(byDate());
  const time = toTime(roles, knowledge.corpus.portfolio.profile.updated);
  // What is told without a date, or too short a time, meets a requirement in part.
  const isLong = time && time.years + 1e-6 >= (match.requirement.years ?? 0);
  const dates = roles.flatMap((entry) => toFactEvidence(entry, pick(entry, ['start', 'end'])));
  return {
    ...match,
    ...(time && { time }),
    verdict: isLong ? match.verdict : 'partly',
    evidence: [...match.evidence, ...(time ? dates : [])],
  };
}
