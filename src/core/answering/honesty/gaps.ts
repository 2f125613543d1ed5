import type { KnownPassage } from '../../corpus/knowledge.ts';
import { asksAddress, madeSo, ofThings, topicGroups } from '../../corpus/private-topics.ts';
import { commonStems } from '../../corpus/common-words.ts';
import { operationWords, prepositions } from '../../corpus/stop-words.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { isLabelled, toWorth, type Ranked } from '../../corpus/ranking.ts';
import { tokenize, type Token } from '../../corpus/text.ts';
import { isOfNamed } from './about.ts';
import { matter, ofPerson } from './order-signs.ts';
import { toAskedNoun } from './asked-noun.ts';
import { homeAddress } from '../signs/asked-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import { asksAttribute, asksKnowledge, asksName, asksPossession } from '../signs/ask-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { besideKin, kin } from '../signs/sentence-signs.ts';
import { says } from '../records/selection.ts';

/** Passages among which the thing asked for is looked for. */
const shown = 3;
/** Share of a yes-or-no question that a passage must say in the question's own words. */
const plainShare = 0.5;
const maxPossession = 3;
/** Share of a question beside the name of an entry that a passage must say. */
const leastRest = 0.2;
/** "Net worth": so short a message tells no more than its words. */
const maxBare = 2;

export type Gap = 'topic' | 'focus';

/** What the best passages lack of the very thing that a question asks for, however many of its other words they say. */
export function toGap(reading: Reading, ranked: Ranked[]): Gap | undefined {
  if (ranked.length === 0 && !reading.context?.passages.length) return undefined;
  const best = ranked.slice(0, shown).map(({ known }) => known);
  if (lacksTopic(reading, best)) return 'topic';
  if ([lacksFocus, lacksWhether, lacksRest, lacksBare].some((lacks) => lacks(reading, best))) return 'focus';
  if (lacksNameOfKin(reading, best)) return 'topic';
  return undefined;
}

/** A private matter that none of the passages names; the colour of a hull is nobody's. */
function lacksTopic({ query, folded }: Reading, passages: KnownPassage[]): boolean {
  if (asksAddress.test(folded) && !passages.some(({ passage }) => homeAddress.told.test(passage.text))) return true;
  const isOfPerson = ofPerson.test(folded);
  return query.concepts.some(({ token, areas, fields }) => {
    if (!isOfPerson && ofThings.test(token.folded)) return false;
    const group = topicGroups.get(token.stem);
    if (!group || areas.length + fields.length > 0 || madeSo.test(token.folded)) return false;
    return !passages.some(({ terms, heading, of }) =>
      group.some((stem) => terms.has(stem) || heading.has(stem) || of.names.has(stem)),
    );
  });
}

/** The thing asked for is only hinted at by words near it: her "manager", experience with "reactors". */
function lacksFocus(reading: Reading, passages: KnownPassage[]): boolean {
  if (reading.context) return false;
  const match = asksKnowledge.exec(reading.folded);
  if (match) {
    const from = match.index + match[0].length;
    const asked = reading.query.concepts.filter(({ token }) => token.start >= from);
    // The ways to write tell of no deed.
    return !passages.some(
      (known) => known.passage.area !== 'contact' && asked.every((word) => saysPlainly(known, word)),
    );
  }
  const focus = asksAttribute.test(reading.folded) ? toAskedNoun(reading).at(-1) : undefined;
  return (
    focus !== undefined &&
    !focus.corrected &&
    !passages.some((passage) => isOfNamed(passage, reading) && saysPlainly(passage, focus))
  );
}

/** Beside the name of an entry that it holds, the passages say next to nothing of the question. */
function lacksRest({ query, naming, context }: Reading, passages: KnownPassage[]): boolean {
  if (context || !naming) return false;
  // A word that is none is a slip of the pen.
  const rest = query.concepts.filter(
    (word) =>
      !isPartOfName(word, { naming }) &&
      !operationWords.has(word.token.folded) &&
      (word.known || commonStems.has(word.token.stem)),
  );
  const isSaid = (known: KnownPassage) =>
    toWeight(rest, (word) => (saysPlainly(known, word) ? 1 : toWorth(word.alternatives, known.terms))) >=
    leastRest * toWeight(rest);
  return !passages.some(isSaid);
}

/** Whether a thing is hers is asked, and no passage says most of it in the question's own words. */
function lacksWhether({ folded, query, context }: Reading, passages: KnownPassage[]): boolean {
  if (context || !asksPossession.test(folded) || asksKnowledge.test(folded) || query.concepts.length > maxPossession)
    return false;
  return !passages.some((known) => {
    const said = query.concepts.filter((concept) => concept.corrected || saysPlainly(known, concept));
    return toWeight(said) >= toWeight(query.concepts) * plainShare;
  });
}

/** One of the only words is not said itself: "parents" are hinted at by any mother of inventions. */
function lacksBare({ query: { tokens, concepts }, context, folded }: Reading, passages: KnownPassage[]): boolean {
  if (context || tokens.length > maxBare || matter.test(folded)) return false;
  return concepts.some(
    (word) =>
      word.areas.length + word.fields.length === 0 &&
      !passages.some(
        (known) =>
          saysPlainly(known, word) ||
          // "Supervised by" tells a supervisor.
          [...known.terms].some((term) => term.length > 5 && word.token.stem.startsWith(term)),
      ),
  );
}

/** Said by the word itself and not by one that is near it. */
function saysPlainly(known: KnownPassage, concept: Concept): boolean {
  return isLabelled(concept, known) || [known.terms, known.heading, known.of.names].some((said) => says(said, concept));
}

/** A relative's name is asked for, and no sentence gives a name beside the relative. */
function lacksNameOfKin({ folded, query }: Reading, passages: KnownPassage[]): boolean {
  const relatives = query.tokens.filter((word) => kin.test(word.folded));
  if (relatives.length === 0 || !asksName.test(folded)) return false;
  const stems = relatives.flatMap(({ stem }) => topicGroups.get(stem) ?? [stem]);
  return !passages.some(({ sentences }) =>
    sentences.some(({ text }) => {
      const words = tokenize(text);
      return words.some(
        ({ stem }, index) =>
          stems.includes(stem) &&
          [words.slice(index + 1, index + 5), words.slice(Math.max(1, index - 3), index).toReversed()].some(
            beginsWithName,
          ),
      );
    }),
  );
}

/** Whether a name stands among words before one that begins something else: "two sons and a dog called Rex". */
function beginsWithName(words: Token[]): boolean {
  const end = words.findIndex(({ folded }) => prepositions.has(folded) || besideKin.test(folded));
  return words.slice(0, end < 0 ? undefined : end).some(({ text }) => /^\p{Lu}\p{L}/u.test(text));
}
