import { toDateText } from '../../contract/partial-date.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toNumber } from '../reading/number-words.ts';
import { toQuery } from '../../corpus/query.ts';
import { unique } from '../../corpus/unique.ts';
import { isName } from '../../corpus/text.ts';
import { hasSkill } from '../operations/skill.ts';
import { pick, toFactEvidence, tellFields } from '../records/entry-lines.ts';
import { isRole, saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { isOpen, month, toTotal, toYearsText } from '../records/time-spent.ts';
import * as verdictSigns from './verdict-signs.ts';
import * as advertSigns from './advert-signs.ts';
import { isEvidence, toCoverage, type Found } from './find.ts';
import type { Requirement } from './requirements.ts';
import type { Statement } from '../statement.ts';
import type { Match } from './verdict.ts';
import { byDates, lengths } from '../replies.ts';
import { toRow } from '../lists.ts';
import * as entrySigns from '../signs/entry-signs.ts';

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

/** The time of roles by their dates, of which one is quoted, what goes on up to the day of the portfolio; too short or too long a time meets in part. */
function inRoles(match: Match, roles: KnownRecord[], { corpus }: Knowledge): Match {
  const { updated } = corpus.portfolio.profile;
  const { years: asked = 0, isMost } = match.requirement;
  const years = toTotal(roles, updated);
  if (years === 0) return { ...match, verdict: 'partly' };
  const isCounted = roles.some(({ record: { id } }) => match.shown?.evidence[0]?.id.startsWith(`${id}/`));
  const shown = (isCounted && match.shown) || toFacts(roles.toSorted(byDate()).at(-1)!);
  const evidence = roles.flatMap((role) => toFactEvidence(role, pick(role, entrySigns.termFields)));
  const day = roles.some(isOpen) ? lengths.toUpTo(toDateText(updated.slice(0, 7))) : '';
  return {
    ...match,
    shown: { ...shown, evidence: [...shown.evidence, ...evidence] },
    amount: ` ${toYearsText(years)}${day}${byDates}`,
    // The last month of a role counts whole.
    verdict: (isMost ? years <= asked : years + month >= asked) ? match.verdict : 'partly',
  };
}

/** An entry, by default a role, told by its facts. */
export function toFacts(entry: KnownRecord, fields = entrySigns.postFields): Statement {
  return tellFields(entry, fields);
}

/** "8 years of experience", "of software engineering", "leading a team of 5": of the career, or of the roles of a trade or in front of others. */
export function toCareer(requirement: Requirement, wanted: string, knowledge: Knowledge): Match | undefined {
  const rest = wanted.replace(advertSigns.filler, ' ').replace(advertSigns.tradeWords, ' ');
  const [, leads] = toRow(verdictSigns.leaderships, wanted) ?? [];
  if (!leads && (!requirement.years || /[\p{L}\d]/u.test(rest))) return undefined;
  const named = advertSigns.trades.filter((trade) => trade.named.test(wanted.replace(advertSigns.filler, ' ')));
  const { concepts } = toQuery(` ${rest.replace(verdictSigns.besideLeading, ' ')}`, knowledge);
  const { headline, summary, updated } = knowledge.corpus.portfolio.profile;
  const byLength = (a: KnownRecord, b: KnownRecord) => toTotal([a], updated) - toTotal([b], updated);
  const roles = knowledge.records
    .filter(
      (entry) =>
        isRole(entry) &&
        (leads
          ? saysAll(entry.terms, concepts) &&
            entry.passages.some((known) => isEvidence(known) && leads.test(known.passage.text))
          : named.every(({ titles }) => titles.test(`${entry.record.title}\n${headline} ${summary}`))),
    )
    // Years of leading the longest role shows best, anything else the latest.
    .toSorted(leads && requirement.years ? byLength : byDate());
  const [, size = ''] = (leads && verdictSigns.ledNumber.exec(wanted)) ?? [];
  const number = toNumber(size);
  const large = roles.filter(
    (role) => number <= Math.max(0, ...(tellFields(role, ['team']).text.match(/\d+/g) ?? []).map(Number)),
  );
  const last = large.at(-1) ?? roles.at(-1);
  if (!last) return undefined;
  const match: Match = { requirement, verdict: large.length > 0 ? 'met' : 'partly', shown: toFacts(last) };
  return requirement.years ? inRoles(match, roles, knowledge) : match;
}
