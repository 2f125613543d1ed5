import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import { oncePer } from '../../corpus/once.ts';
import type { Concept } from '../../corpus/query.ts';
import { tokenize, type Token } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import * as personSigns from '../signs/person-signs.ts';
import * as nameSigns from '../signs/name-signs.ts';
import { listAreas } from '../signs/area-signs.ts';
import { isRole } from '../records/selection.ts';

/** Terms of every typed place. */
const toPlaces = oncePer(({ records }: Knowledge) => {
  const terms = records.flatMap(({ facts, values }) =>
    facts.filter(({ kind }) => kind === 'place').flatMap(({ field }) => [...(values.get(field) ?? [])]),
  );
  return new Set(terms);
});
/** Whether a sentence has a name that is not the person's, a place's, the entry's or the question's own. */
export function holdsName(text: string, known: KnownPassage, { query }: Reading, knowledge: Knowledge): boolean {
  const asked = new Set(query.tokens.map(({ stem }) => stem));
  const own = listAreas.includes(known.passage.area) && !isRole(known.of) ? known.of.names : new Set<string>();
  const words = tokenize(text);
  const isCapital = (index: number) => nameSigns.capital.test(words[index]?.text ?? '');
  return words.some(
    ({ stem, folded }, index) =>
      isCapital(index) &&
      (index > 0 || isCapital(1)) &&
      !asked.has(stem) &&
      !own.has(stem) &&
      !knowledge.subject.has(stem) &&
      !nameSigns.calendar.has(folded) &&
      !toPlaces(knowledge).has(stem) &&
      !nameSigns.places.has(words[index - 1]?.folded ?? '') &&
      (!nameSigns.isOrigin.test(folded) || isCapital(index - 1) || isCapital(index + 1)),
  );
}

/** Whether a sentence tells who does what the question asks about: "The council bought …", "bought by the council". */
export function holdsAgent(text: string, { query, frame, leftover }: Reading, { subject }: Knowledge): boolean {
  const at = query.tokens.findIndex(({ folded }) => folded === 'who');
  const deed = query.concepts.find(({ token }) => token.start === query.tokens[at + 1]?.start);
  if (at < 0 || !deed) return false;
  const isOther = personSigns.speaksOfPerson.test(frame);
  const toStems = ({ alternatives }: Concept) =>
    alternatives.filter(({ isNear }) => !isNear).flatMap(({ terms }) => terms);
  const stems = toStems(deed);
  const objects = leftover.filter((word) => word !== deed).flatMap(toStems);
  const words = tokenize(text);
  return words.some(({ stem }, index) => {
    if (!stems.includes(stem)) return false;
    const behind = words.slice(index + 1);
    const isObject = (word: Token) => objects.includes(word.stem) || nameSigns.objects.has(word.folded);
    if (!behind.some(isObject)) return false;
    const agent = words[index - 1];
    if (!agent || nameSigns.auxiliaries.has(agent.folded)) return false;
    return !isOther || !(nameSigns.agents.has(agent.folded) || subject.has(agent.stem));
  });
}
