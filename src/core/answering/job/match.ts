import { toExcerpt } from '../../corpus/excerpt.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toQuery } from '../../corpus/query.ts';
import { rank, type Ranked } from '../../corpus/ranking.ts';
import type { Evidence } from '../../contract/events.ts';
import { toEvidence } from '../evidence.ts';
import { pick, toFactEvidence } from '../entry-lines.ts';
import { toTotal } from '../operations/duration.ts';
import { toYears } from '../spans.ts';
import type { Citation } from '../statement.ts';
import type { Requirement } from './requirements.ts';

export type Verdict = 'met' | 'partly' | 'not shown';

/** A requirement held against the portfolio. */
export interface Match {
  requirement: Requirement;
  verdict: Verdict;
  quote?: string;
  citation?: Citation;
  evidence: Evidence[];
  /** Years that the dates of the fitting roles add up to. */
  years?: number;
}

/** Share of a requirement's words that a passage must hold. */
const enough = { met: 0.66, partly: 0.36 };
/** Words of adverts that ask for nothing by themselves. */
const filler =
  /\b(experience|experienced|knowledge|ability|able|strong|excellent|proven|track record|deep|solid|good|understanding|familiarity|familiar|background|demonstrated|hands-on|skills?|years?|or more|at least|minimum|plus|advantage|preferred|required|desirable|ideally|equivalent|related|relevant|similar|working|practical|new|must|have|with|of|in|and|the|a|an|to)\b/gi;

/** Whether and where the portfolio shows what a requirement asks; of "A or B" the better one counts. */
export function matchRequirement(requirement: Requirement, knowledge: Knowledge): Match {
  const wanted = requirement.text.replace(/\b(\d{1,2}|\p{L}+)\+?( or more)? years?( of)?\b/iu, ' ');
  const options = wanted.split(/\s+(?:or|\/)\s+/i).filter((option) => /\p{L}{2}/u.test(option));
  const tries = [...(options.length > 1 ? options : []), wanted].map((option) => toBest(option, knowledge));
  const best = tries.toSorted((a, b) => b.coverage - a.coverage)[0];
  if (!best?.ranked || best.coverage < enough.partly) return { requirement, verdict: 'not shown', evidence: [] };
  const quote = toExcerpt(best.ranked, 2);
  const { known, score } = best.ranked;
  const match: Match = {
    requirement,
    verdict: best.coverage >= enough.met ? 'met' : 'partly',
    quote,
    citation: known.of.record,
    evidence: [toEvidence(known, score, quote)],
  };
  return requirement.years ? withYears(match, best.all, knowledge) : match;
}

/** A degree is shown by an education, not by a colleague's title. */
const degree = /\b(degree|bachelor|master|ph\.?d|doctorate|diploma|qualification|b\.?sc|m\.?sc|mba)\b/i;

interface Best {
  coverage: number;
  ranked?: Ranked;
  all: Ranked[];
}

function toBest(text: string, knowledge: Knowledge): Best {
  const query = toQuery(text.replace(filler, ' '), knowledge);
  if (query.concepts.length === 0) return { coverage: 0, all: [] };
  const areas = new Set(query.concepts.flatMap((concept) => concept.areas));
  const isDegree = degree.test(text);
  const all = rank(query, knowledge, ({ passage }) => (areas.has(passage.area) ? 0.1 : 0)).filter(
    ({ known }) => !isDegree || known.passage.area === 'education',
  );
  const [ranked] = all;
  return ranked ? { coverage: ranked.coverage, ranked, all } : { coverage: 0, all };
}

/** Time in the roles that say what the requirement asks, by their dates; two at once count once. */
function withYears(match: Match, all: Ranked[], knowledge: Knowledge): Match {
  const [top] = all;
  const roles = new Set<KnownRecord>();
  for (const { known, coverage } of all) {
    if (
      known.of.record.area === 'experience' &&
      toYears(known.of) !== undefined &&
      coverage >= (top?.coverage ?? 1) * 0.6
    )
      roles.add(known.of);
  }
  const entries =
    roles.size > 0
      ? [...roles]
      : knowledge.records.filter((entry) => entry.record.area === 'experience' && top?.known.of === entry);
  const years = toTotal(entries);
  const dates = entries.flatMap((entry) => toFactEvidence(entry, pick(entry, ['start', 'end'])));
  const isShort = years + 1e-6 < (match.requirement.years ?? 0);
  return {
    ...match,
    years,
    verdict: isShort && match.verdict === 'met' ? 'partly' : match.verdict,
    evidence: [...match.evidence, ...dates],
  };
}
