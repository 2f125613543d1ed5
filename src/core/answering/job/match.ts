import { toExcerpt } from '../../corpus/excerpt.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toQuery } from '../../corpus/query.ts';
import { isLabelled, rank, type Ranked } from '../../corpus/ranking.ts';
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
/** Words of adverts that ask for nothing by themselves. */
const filler =
  /\b(experience|experienced|knowledge|ability|able|strong|excellent|proven|track record|deep|solid|good|understanding|familiarity|familiar|background|demonstrated|hands-on|skills?|years?|or more|at least|minimum|plus|advantage|preferred|required|desirable|ideally|equivalent|related|relevant|similar|working|practical|new|must|have|with|of|in|and|the|a|an|to)\b/gi;

/** Whether and where the portfolio shows what a requirement asks; of "A or B" the better one counts. */
export function matchRequirement(requirement: Requirement, knowledge: Knowledge, language?: Language): Match {
  const text = language ? translate(requirement.text, language, knowledge).replace(/\?$/, '') : requirement.text;
  const wanted = text.replace(/\b(\d{1,2}|\p{L}+)?\+?( or more)? years?( of)?\b/iu, ' ');
  const options = wanted.split(/\s+(?:or|\/)\s+/i).filter((option) => /\p{L}{2}/u.test(option));
  const tries = [...(options.length > 1 ? options : []), wanted].map((option) => toBest(option, knowledge));
  const best = tries.toSorted((a, b) => b.coverage - a.coverage)[0];
  if (!best?.ranked || best.coverage < enough.partly || !isHeld(best.ranked))
    return { requirement, verdict: 'not shown', evidence: [] };
  const { known, score } = best.ranked;
  const telling = tellingFields[known.of.record.area];
  const facts = best.isOfArea && telling ? pick(known.of, telling) : [];
  const quote = facts.length > 0 ? toFactStatement(known.of, facts).text : toExcerpt(best.ranked, 2);
  const match: Match = {
    requirement,
    verdict: best.coverage >= enough.met ? 'met' : 'partly',
    quote,
    citation: known.of.record,
    evidence: facts.length > 0 ? toFactEvidence(known.of, facts) : [toEvidence(known, score, quote)],
  };
  return requirement.years ? withYears(match, best.all, knowledge) : match;
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
  return concepts.some((concept) => isLabelled(concept, known) || says(known.of.terms, concept, false));
}

interface Best {
  coverage: number;
  ranked?: Ranked;
  all: Ranked[];
  /** The entry itself is the thing asked for. */
  isOfArea: boolean;
}

function toBest(text: string, knowledge: Knowledge): Best {
  // A blank before it: the first word of a requirement is no first word of a sentence.
  const query = toQuery(` ${text.replace(filler, ' ')}`, knowledge);
  if (query.concepts.length === 0) return { coverage: 0, all: [], isOfArea: false };
  const areas = new Set(query.concepts.flatMap((concept) => concept.areas));
  const [, only] = ofArea.find(([words]) => words.test(text)) ?? [];
  const ranked = rank(query, knowledge, ({ passage }) =>
    areas.has(passage.area) || passage.area === 'experience' ? areaBonus : 0,
  );
  const within = only ? ranked.filter(({ known }) => known.passage.area === only) : ranked;
  const [best] = within;
  return { coverage: best?.coverage ?? 0, ...(best && { ranked: best }), all: within, isOfArea: only !== undefined };
}

/** Share of the best passage's coverage from which a role counts as one in the field. */
const sameField = 0.6;

/** Time in the roles that say what the requirement asks, by their dates; two at once count once. */
function withYears(match: Match, all: Ranked[], knowledge: Knowledge): Match {
  const least = (all[0]?.coverage ?? 1) * sameField;
  const fitting = all.filter(({ known, coverage }) => known.of.record.area === 'experience' && coverage >= least);
  const roles = [...new Set<KnownRecord>(fitting.map(({ known }) => known.of))].toSorted(byDate());
  const time = toTime(roles, knowledge.corpus.portfolio.profile.updated);
  if (!time) return { ...match, verdict: match.verdict === 'met' ? 'partly' : match.verdict };
  const dates = roles.flatMap((entry) => toFactEvidence(entry, pick(entry, ['start', 'end'])));
  const isShort = time.years + 1e-6 < (match.requirement.years ?? 0);
  return {
    ...match,
    time,
    verdict: isShort && match.verdict === 'met' ? 'partly' : match.verdict,
    evidence: [...match.evidence, ...dates],
  };
}
