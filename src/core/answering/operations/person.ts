import { toFactLine, type Fact } from '../../corpus/facts.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toTerms } from '../../corpus/text.ts';
import { tellEntry, toName } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import * as personSigns from '../signs/person-signs.ts';
import { isPartOfName } from '../reading/naming.ts';
import { isRole, says } from '../records/selection.ts';
import { toAnswer, toLink, type Statement } from '../statement.ts';
import { toMention } from '../passages/evidence-answer.ts';
import type { Operation } from './operation.ts';
import { asksAs } from '../reading/asks.ts';

const maxItems = 9;

interface Part {
  entry: KnownRecord;
  fact: Fact;
}

/** "Who is …?", "what did … do there?" of somebody whom entries name: the part in each of them, or in the one that is named. */
export const person: Operation = ({ frame, leftover, dates, asks, labels, areas, query, naming }, { records }) => {
  const names = leftover.filter(({ token }) => !personSigns.relating.test(token.folded));
  // A name and hardly a word besides: "who X?".
  const isBare = asks[0] === 'who' && query.tokens.length <= names.length + 2;
  const isPart = personSigns.asksPart.test(frame);
  // "Tell me about Acme" asks for the post there, not for what Acme had a part in.
  if (!isPart && naming?.entries.every(isRole) && names.every((word) => isPartOfName(word, { naming })))
    return undefined;
  const isMeasure = asksAs(asks, 'measure');
  if (!(isBare || isPart || personSigns.asksWho.test(frame)) || names.length === 0 || dates.length > 0 || isMeasure)
    return undefined;
  if (areas.length > 0 || !labels.every(({ token }) => personSigns.relating.test(token.folded))) return undefined;
  const isNameIn = (text: string) => {
    const terms = new Set(toTerms(toName(text)));
    return ({ token }: Concept) => terms.has(token.stem);
  };
  const parts = records.flatMap((entry) =>
    entry.facts.flatMap(({ values, ...fact }): Part[] => {
      const isMeant = (text: string) => {
        const isOfName = isNameIn(text);
        const isExplained = (word: Concept) => isOfName(word) || (isPart && says(entry.names, word));
        return names.some(isOfName) && names.every(isExplained) && !(isPart && names.every(isOfName));
      };
      const those = fact.kind === 'person' ? values.filter(({ text }) => isMeant(text)) : [];
      return those.length > 0 ? [{ entry, fact: { ...fact, values: those } }] : [];
    }),
  );
  const people = new Set(parts.flatMap(({ fact }) => fact.values.map(({ text }) => toName(text))));
  const order = byDate();
  const isTold = parts.some(({ fact }) => !isPart || fact.values.some(({ text }) => text.includes(' (')));
  if (!isTold) return undefined;
  const shown = parts.toSorted((a, b) => order(a.entry, b.entry)).slice(0, maxItems);
  const [meant = ''] = people;
  const named = names.filter(isNameIn(meant));
  // A sentence may say more than the part: "Greta taught me …".
  const told = toMention(
    shown.map(({ entry }) => entry),
    named,
  );
  return toAnswer([...shown.map(toItem), ...told]);
};

function toItem({ entry, fact }: Part): Statement {
  return tellEntry(entry, [fact], `${toLink(entry.record)} — ${toFactLine(fact)}`);
}
