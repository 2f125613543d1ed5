import type { Knowledge } from '../../corpus/knowledge.ts';
import { fold } from '../../corpus/text.ts';
import { uniqueBy } from '../../corpus/unique.ts';
import { jobReplies } from '../replies.ts';
import { toLanguage } from '../language/translate.ts';
import { refuse } from '../honesty/refuse.ts';
import { toLink, toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { matchRequirement, verdicts } from './match.ts';
import { parts, toRequirements } from './requirements.ts';
import type { Match, Verdict } from './verdict.ts';

/** The rest of a longer list is left out, what would be nice before what must be. */
const maxRequirements = 40;

/** A pasted advert, requirement by requirement: what the portfolio shows, with quotes, and what it does not. */
export function judgeFit(advert: string, knowledge: Knowledge): ExtractiveAnswer {
  const language = toLanguage(advert);
  // What is said twice counts once, as the most that it is: required before nice, nice before a mere task.
  const requirements = uniqueBy(
    toRequirements(advert).toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part)),
    ({ text }) => fold(text),
  );
  const matches = requirements
    .slice(0, maxRequirements)
    .flatMap((requirement) => matchRequirement(requirement, knowledge, language));
  if (matches.length === 0) return refuse([], jobReplies.nothing);
  const { must = [], nice = [], task = [] } = Object.groupBy(matches, ({ requirement }) => requirement.part);
  const asked = [...must, ...nice];
  const gaps = count(asked, 'not shown');
  const done = task.filter(({ verdict }) => verdict === 'met');
  return {
    outcome: gaps === 0 ? 'answered' : asked.some(({ shown }) => shown) ? 'partial' : 'not_in_portfolio',
    statements: [
      toRemark(
        jobReplies.toSummary(
          asked.length,
          verdicts.map((verdict) => count(asked, verdict)),
        ) +
          jobReplies.toMusts(count(must, 'met'), must.length, nice.length) +
          jobReplies.toCut(requirements.length - matches.length),
      ),
      ...toSection(jobReplies.must, must),
      ...toSection(jobReplies.nice, nice),
      ...toSection(jobReplies.toTasks(done.length, task.length), done),
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
  const head = jobReplies.toHead(jobReplies.verdicts[verdict], asked, amount);
  return { evidence: [], ...shown, text: `${head} ${said}`, head, layout: 'item' };
}
