import type { Knowledge } from '../../corpus/knowledge.ts';
import { spellTechnologies } from '../reading/technologies.ts';
import { unique } from '../../corpus/unique.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import type { Language } from '../replies.ts';
import { translate } from '../language/translate.ts';
import { toCountText } from '../records/area-names.ts';
import { toFactEvidence } from '../records/entry-lines.ts';
import * as advertSigns from './advert-signs.ts';
import { find, findTerm, isListing, toCoverage, type Found } from './find.ts';
import * as wordings from './requirement-rewordings.ts';
import * as requirementSigns from './requirement-signs.ts';
import { toRequirement, type Requirement } from './requirements.ts';
import { findTongues } from './tongues.ts';
import type { Match, Verdict } from './verdict.ts';
import { toCareer, toFacts, withYears } from './years.ts';
import { reworded } from '../../corpus/reworded.ts';

/** Share of a requirement's words that a passage must hold. */
const enough = { met: 0.66, partly: 0.36 };

export const verdicts: Verdict[] = ['met', 'partly', 'not shown'];

/**
 * Whether and where the portfolio shows what a requirement asks: "one of the following" is as well met as the best of them,
 * and of "Rust and Go", which two entries list, each has a line with its own quote; where one of them is listed, it is a part.
 */
export function matchRequirement(requirement: Requirement, knowledge: Knowledge, language?: Language): Match[] {
  const { text, part } = requirement;
  const matchAll = (texts: string[]) => texts.map((one) => match(toRequirement(one, part), knowledge, language));
  const [, things = ''] = requirementSigns.oneOf.exec(text) ?? [];
  const [best = match(requirement, knowledge, language)] = matchAll(
    things
      .split(things.includes(';') ? ';' : wordings.alternativeBorder)
      .filter((thing) => requirementSigns.named.test(thing)),
  ).toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict));
  const sides = best.verdict === 'met' ? [] : matchAll(text.split(wordings.sideBorder));
  const listed = sides.filter(({ verdict, shown }) => verdict === 'met' && wordings.listing.test(shown?.text ?? ''));
  if (sides.length > 1 && listed.length === sides.length) return listed;
  const [half] = best.shown ? [] : listed;
  return [{ ...best, ...(half && { ...half, verdict: 'partly' as const }), requirement }];
}

/** Of "A or B" the better one counts. */
function match(requirement: Requirement, knowledge: Knowledge, language?: Language): Match {
  const text = language ? translate(requirement.text, language, knowledge).replace(/\?$/, '') : requirement.text;
  const wanted = reworded(
    spellTechnologies(text.replace(requirementSigns.amountOf, ' '), knowledge),
    wordings.requirementRewordings,
  );
  const career = toCareer(requirement, wanted, knowledge);
  if (career) return career;
  const options = wordings.alternative.test(wanted) ? wanted.split(wordings.alternativeBorder) : [];
  const plain = [wanted, ...options];
  const findAll = (texts: string[]) => unique(texts).map((option) => find(option, knowledge));
  // One of a kind is shown whole or not at all: "integration" is no part of continuous integration.
  const tries: Found[] = [
    ...findAll(plain.flatMap(toMembers)).filter((found) => toCoverage(found) >= enough.met),
    ...findAll([...options, wanted]),
    ...findAll(plain.map((option) => option.replace(wordings.aroundSkill, ' '))).filter(
      ({ ranked: [best] }) => best && isListing(best),
    ),
  ];
  const found =
    findTongues(requirement.text, knowledge) ??
    findTerm(text, knowledge) ??
    tries.toSorted((a, b) => toCoverage(b) - toCoverage(a))[0];
  const best = found?.ranked[0] ?? found?.denied;
  if (!found || !best || best.coverage < enough.partly) return { requirement, verdict: 'not shown' };
  const shown = found.only ? toFacts(best.known.of, found.only.told) : toPassageStatement(best);
  const verdict = found.ranked.length === 0 ? 'not shown' : best.coverage >= enough.met ? 'met' : 'partly';
  const judged: Match = { requirement, verdict, shown };
  // Time in roles that say only part of it is no time of it.
  if (verdict !== 'met') return judged;
  if (requirement.years) return withYears(judged, tries, knowledge);
  if (!requirement.count || !found.only) return judged;
  // "Several patents": too few entries of the kind meet it in part.
  const entries = unique(found.ranked.filter((one) => one.coverage >= enough.met).map((one) => one.known.of));
  return {
    requirement,
    shown: { ...shown, evidence: [...shown.evidence, ...entries.flatMap((entry) => toFactEvidence(entry, []))] },
    amount: ` ${toCountText(entries, [found.only.area])}.`,
    verdict: entries.length < requirement.count ? 'partly' : verdict,
  };
}

/** "Relational databases", "people management": what portfolios say of it, or list as one of its kind. */
function toMembers(text: string): string[] {
  const bare = text.replace(advertSigns.filler, ' ').replace(/\s+/g, ' ').trim();
  return wordings.kinds.flatMap(([asks, words]) =>
    asks.test(bare) ? words.split(',').map((word) => bare.replace(asks, word)) : [],
  );
}
