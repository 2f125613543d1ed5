import type { Knowledge } from '../../corpus/knowledge.ts';
import { toLanguage } from '../language/translate.ts';
import { refuse } from '../honesty/refuse.ts';
import { toLink, toRemark, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { matchRequirement } from './match.ts';
import { toRequirements } from './requirements.ts';
import type { Match, Verdict } from './verdict.ts';

const labels: Record<Verdict, string> = { met: 'Met', partly: 'Partly', 'not shown': 'Not shown' };

/** A pasted advert, requirement by requirement: what the portfolio shows, with quotes, and what it does not. */
export function judgeFit(advert: string, knowledge: Knowledge): ExtractiveAnswer {
  const language = toLanguage(advert);
  const matches = toRequirements(advert).map((requirement) => matchRequirement(requirement, knowledge, language));
  if (matches.length === 0)
    return refuse([], 'The message names no requirement that the portfolio could be held against.');
  const musts = matches.filter(({ requirement }) => requirement.isMust);
  const nices = matches.filter(({ requirement }) => !requirement.isMust);
  const gaps = count(matches, 'not shown');
  return {
    outcome: gaps === 0 ? 'answered' : matches.some(({ quote }) => quote) ? 'partial' : 'not_in_portfolio',
    statements: [
      toRemark(toSummary(matches, musts)),
      ...toSection('**Must have**', musts),
      ...toSection('**Nice to have**', nices),
    ],
  };
}

function count(matches: Match[], verdict: Verdict): number {
  return matches.filter((match) => match.verdict === verdict).length;
}

function toSummary(matches: Match[], musts: Match[]): string {
  const gaps = count(matches, 'not shown');
  const part = `Of ${matches.length} ${matches.length === 1 ? 'requirement' : 'requirements'} the portfolio shows ${count(matches, 'met')} as met and ${count(matches, 'partly')} in part; ${gaps === 0 ? 'none is left without evidence' : `for ${gaps} it does not show evidence`}.`;
  return musts.length === matches.length || musts.length === 0
    ? part
    : `${part} Must-haves met: ${count(musts, 'met')} of ${musts.length}.`;
}

function toSection(title: string, matches: Match[]): Statement[] {
  return matches.length > 0 ? [toRemark(title), ...matches.map(toLine)] : [];
}

function toLine({ requirement, verdict, quote, citation, evidence, time }: Match): Statement {
  const asked = requirement.text.replace(/[“”]/g, '"');
  const told = time ? ` ${time}` : '';
  const shown = quote && citation ? ` ${quote} (${toLink(citation)})` : ' The portfolio does not show this.';
  const head = `**${labels[verdict]}** — “${asked}”:${told}`;
  return { text: `${head}${shown}`, head, ...(citation && { citation }), evidence, layout: 'item' };
}
