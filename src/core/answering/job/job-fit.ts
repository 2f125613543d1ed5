import type { Knowledge } from '../../corpus/knowledge.ts';
import { jobReplies } from '../language/replies.ts';
import { toLanguage } from '../language/translate.ts';
import { refuse } from '../honesty/refuse.ts';
import { toLink, toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { matchRequirement, verdicts } from './match.ts';
import { toRequirements } from './requirements.ts';
import type { Match, Verdict } from './verdict.ts';

/** The rest of a longer list is left out, what would be nice before what must be. */
const maxRequirements = 40;

/** A pasted advert, requirement by requirement: what the portfolio shows, with quotes, and what it does not. */
export function judgeFit(advert: string, knowledge: Knowledge): ExtractiveAnswer {
  const language = toLanguage(advert);
  const requirements = toRequirements(advert);
  const matches = requirements
    .toSorted((a, b) => Number(b.isMust) - Number(a.isMust))
    .slice(0, maxRequirements)
    .flatMap((requirement) => matchRequirement(requirement, knowledge, language));
  if (matches.length === 0) return refuse([], jobReplies.nothing);
  const musts = matches.filter(({ requirement }) => requirement.isMust);
  const nices = matches.filter(({ requirement }) => !requirement.isMust);
  const gaps = count(matches, 'not shown');
  return {
    outcome: gaps === 0 ? 'answered' : matches.some(({ shown }) => shown) ? 'partial' : 'not_in_portfolio',
    statements: [
      toRemark(
        jobReplies.toSummary(
          matches.length,
          verdicts.map((verdict) => count(matches, verdict)),
        ) +
          jobReplies.toMusts(count(musts, 'met'), musts.length, matches.length) +
          jobReplies.toCut(requirements.length - matches.length),
      ),
      ...toSection(jobReplies.must, musts),
      ...toSection(jobReplies.nice, nices),
    ],
  };
}

function count(matches: Match[], verdict: Verdict): number {
  return matches.filter((match) => match.verdict === verdict).length;
}

function toSection(title: string, matches: Match[]): Statement[] {
  return matches.length > 0 ? [toRemark(title), ...matches.map(toLine)] : [];
}

function toLine({ requirement, verdict, shown, amount = '' }: Match): Statement {
  const asked = requirement.text.replace(/[“”]/g, '"');
  const said = shown?.citation ? `${shown.text} (${toLink(shown.citation)})` : jobReplies.untold;
  const head = `**${jobReplies.verdicts[verdict]}** — “${asked}”:${amount}`;
  return { evidence: [], ...shown, text: `${head} ${said}`, head, layout: 'item' };
}
