import type { Area } from '../../contract/record.ts';
import { areaWords, fieldWords, kindWords, lookUp, makingVerbs, openSource, verbAreas } from '../../corpus/lexicon.ts';
import type { Concept, Query } from '../../corpus/query.ts';
import { operationWords, stopWords } from '../../corpus/stop-words.ts';
import type { Token } from '../../corpus/text.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import * as clauseSigns from '../signs/clause-signs.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import { firstFilled, upTo } from '../lists.ts';
import { unique } from '../../corpus/unique.ts';
import { isName } from '../../corpus/text.ts';

/** "Open-source projects" are entries of one area, not of two. */
export function toAreas(content: Concept[]): Area[] {
  const nouns = content.filter(({ token }) => !makingVerbs.has(token.folded));
  const areas = unique(firstFilled(...[nouns, content].map((words) => words.flatMap((word) => word.areas))));
  const at = content.findIndex(({ token }) => token.compound === openSource);
  const isOne = at >= 0 && !content.slice(0, at).some((word) => word.areas.includes('projects'));
  return isOne ? areas.filter((area) => area !== 'projects') : areas;
}

/** Areas by nouns that name no field of an entry as well: the project of "her role in the project". */
export function toEntryAreas(words: Concept[]): Area[] {
  const isMaking = ({ token }: Concept) => makingVerbs.has(token.folded);
  return words.filter((word) => word.fields.length === 0 && !isMaking(word)).flatMap(({ areas }) => areas);
}

/** "At which universities did she teach?": the deed tells the area, and the noun only where it was done. */
export function toDeedAreas(folded: string, areas: Area[]): Area[] {
  const isPlace = areas.every((area) => area === 'education') && askedPhrases.places.test(folded) && areas.length > 0;
  return isPlace && askedPhrases.posts.test(folded) ? ['experience'] : areas;
}

/** The areas of a verb, where the question has no other content than `words`. */
export function toVerbAreas(folded: string, words: Concept[]): Area[] {
  const isBare = words.every(
    (word) => operationWords.has(word.token.folded) || nounSigns.soleVerbs.has(word.token.folded) || isName(word),
  );
  return isBare ? verbAreas.flatMap(([verb, area]) => (verb.test(folded) ? [area] : [])) : [];
}

/** "The project" is one that is given already, "the projects" are not. */
function isKnownOne(before: Token | undefined, folded: string): boolean {
  return nounSigns.definite.has(before?.folded ?? '') && !folded.endsWith('s');
}

/** The first word after "which", "how many" or "list" that names an area but no field of an entry. */
export function toTargets({ tokens }: Query): Area[] {
  const at = tokens.findIndex(({ folded }) => nounSigns.askingFor.has(folded));
  // "The number under which the patent was …" asks for the number.
  if (at < 0 || (at > 1 && nounSigns.besideAsking.has(tokens[at - 1]?.folded ?? ''))) return [];
  const behind = tokens.slice(at + 1, at + 6);
  // "On what grounds did she receive the award?" asks for the grounds, "what came of the project?" for no projects.
  const endsNoun = ({ folded }: Token, index: number) => {
    const before = behind[index - 1];
    if (!before) return false;
    return clauseSigns.clauseWords.test(folded) ? !stopWords.has(before.folded) : isKnownOne(before, folded);
  };
  const noun = upTo(behind, endsNoun).find(({ folded, compound }) => compound === openSource || isLabelWord(folded));
  if (noun?.compound === openSource) return ['open-source'];
  // "Which university?" asks for a field of an entry, "which universities?" for entries.
  const isField = noun && lookUp(fieldWords, noun.folded).length > 0 && !/[^s]s$/.test(noun.folded);
  return !noun || (isField && !isKind(noun.folded)) ? [] : lookUp(areaWords, noun.folded).slice(0, 1);
}

export function isKind(folded: string): boolean {
  return kindWords.has(folded) || kindWords.has(folded.replace(/s$/, ''));
}

/** Whether a word names an area or a field. */
export function isLabelWord(folded: string): boolean {
  return lookUp(areaWords, folded).length + lookUp(fieldWords, folded).length > 0;
}

/** Whether a word names an area or a field, and no kind of entry. */
export function isLabel({ token, areas, fields }: Concept): boolean {
  return areas.length + fields.length > 0 && !isKind(token.folded);
}
