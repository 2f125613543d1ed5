import type { KnownPassage } from '../../corpus/knowledge.ts';
import { asksAddress, madeSo, ofThings, topicGroups } from '../../corpus/private-topics.ts';
import { commonStems } from '../../corpus/common-words.ts';
import { operationWords } from '../../corpus/stop-words.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { isLabelled, toWorth, type Ranked } from '../../corpus/ranking.ts';
import { isName } from '../../corpus/text.ts';
import { isOfNamed } from './about.ts';
import * as orderSigns from '../signs/order-signs.ts';
import { toAskedNoun } from './asked-noun.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import * as askSigns from '../signs/ask-signs.ts';
import type { Reading } from '../reading/reading.ts';
import * as kinSigns from '../signs/kin-signs.ts';
import { says } from '../records/selection.ts';

/** Passages among which the thing asked for is looked for. */
const shown = 3;
/** "Net worth": so short a message tells no more than its words. */
const maxBare = 2;
/** Share of a question beside the name of an entry that a passage must say. */
const leastRest = 0.2;

export type Gap = 'topic' | 'focus';

/** What the best passages lack of the very thing that a question asks for, however many of its other words they say. */
export function toGap(reading: Reading, ranked: Ranked[]): Gap | undefined {
  if (ranked.length === 0 && !reading.context?.passages.length) return undefined;
  const best = toShown(ranked);
  if (lacksTopic(reading, best)) return 'topic';
  if (lacksFocus(reading, best) || lacksRest(reading, best)) return 'focus';
  // A relative's name is asked for, and no sentence gives a name beside the relative.
  const named = kinSigns.toNamed(reading.folded);
  return named && !best.some(({ passage }) => named.test(passage.text)) ? 'topic' : undefined;
}

/** The best passages, each saying what the question says that was foreseen for it, too. */
function toShown(ranked: Ranked[]): KnownPassage[] {
  return ranked
    .slice(0, shown)
    .map(({ known, foreseen }) => (foreseen ? { ...known, terms: known.terms.union(foreseen) } : known));
}

/** A private matter that none of the passages names; the colour of a hull is nobody's. */
function lacksTopic({ query, folded }: Reading, passages: KnownPassage[]): boolean {
  if (asksAddress.test(folded) && !passages.some(({ passage }) => askedSigns.homeAddress.told.test(passage.text)))
    return true;
  const isOfPerson = orderSigns.ofPerson.test(folded);
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
  const match = askSigns.asksKnowledge.exec(reading.folded);
  if (match) {
    const from = match.index + match[0].length;
    const asked = reading.query.concepts.filter(({ token }) => token.start >= from);
    // The ways to write tell of no deed.
    return !passages.some(
      (known) => known.passage.area !== 'contact' && asked.every((word) => saysPlainly(known, word)),
    );
  }
  const focus = askSigns.asksAttribute.test(reading.folded) ? toAskedNoun(reading).at(-1) : undefined;
  return focus !== undefined && !passages.some((passage) => isOfNamed(passage, reading) && saysPlainly(passage, focus));
}

/** Beside the name of an entry that it holds, the passages say next to nothing of the question. */
function lacksRest(reading: Reading, passages: KnownPassage[]): boolean {
  const { query, naming, context } = reading;
  if (context || !naming) return false;
  // A word that is none is a slip of the pen.
  const rest = query.concepts.filter(
    (word) =>
      !isPartOfName(word, { naming }) &&
      !operationWords.has(word.token.folded) &&
      (word.known || commonStems.has(word.token.stem)),
  );
  const isSaid = (known: KnownPassage) =>
    rest.every((word) => !isName(word) || (isOfNamed(known, reading) && says(known.of.terms, word))) &&
    // A sum need not say that it is a price.
    toWeight(rest, (word) =>
      saysPlainly(known, word) || askedSigns.price.test(word.token.folded)
        ? 1
        : toWorth(word.alternatives, known.terms),
    ) >=
      leastRest * toWeight(rest);
  return !passages.some(isSaid);
}

/**
 * The best passage says one word of the question, or of a short one whether it is so, and none of the best says it but by
 * words near to it; a message of bare words wants each said: "parents" are hinted at by any mother of inventions.
 */
export function isHint({ query, asks, context, folded }: Reading, ranked: Ranked[]): boolean {
  if (context || orderSigns.matter.test(folded)) return false;
  const isSaid = (word: Concept) => toShown(ranked).some((known) => saysPlainly(known, word) || saysAkin(known, word));
  if (query.tokens.length <= maxBare) return !query.concepts.every(isSaid);
  const said = ranked[0]?.concepts ?? [];
  return (said.length < 2 || (asks[0] === 'whether' && query.concepts.length < 3)) && !said.some(isSaid);
}

/** "Supervised by" tells a supervisor, and "applications" when to apply. */
function saysAkin({ terms }: KnownPassage, { token: { stem } }: Concept): boolean {
  return [...terms].some((term) => term.length > 3 && (term.startsWith(stem) || stem.startsWith(term)));
}

/** Said by the word itself and not by one that is near it. */
function saysPlainly(known: KnownPassage, concept: Concept): boolean {
  return isLabelled(concept, known) || [known.terms, known.heading, known.of.names].some((said) => says(said, concept));
}
