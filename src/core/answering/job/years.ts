import { toDateText } from '../../contract/partial-date.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { unique } from '../../corpus/unique.ts';
import { hasSkill } from '../operations/skill.ts';
import { pick, toFactEvidence, toFactStatement } from '../records/entry-lines.ts';
import { isName, isRole, saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { isOpen, toTotal, toYearsText } from '../records/time-spent.ts';
import { filler, trades, tradeWords } from './advert-signs.ts';
import { toCoverage, type Found } from './find.ts';
import type { Requirement } from './requirements.ts';
import type { Match } from './verdict.ts';

/** Share of the best passage's coverage from which a role counts as one in the field. */
const sameField = 0.6;

/** Time in the roles that tell what the requirement asks by their skills or titles; where none does, in those that say it. */
export function withYears(match: Match, tries: Found[], knowledge: Knowledge): Match {
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
export function toCareer(requirement: Requirement, wanted: string, knowledge: Knowledge): Match | undefined {
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
