import type { KnownPassage } from '../../corpus/knowledge.ts';
import { toStem, toTerms } from '../../corpus/text.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as archiveSigns from '../signs/archive-signs.ts';
import type { Operation } from './operation.ts';
import { toPageOf } from './profiles.ts';
import { toAnswer } from '../statement.ts';
import { isText } from '../evidence.ts';

/** "Where are his papers kept?": the sentence of the contact on what somebody left behind, and the one page that is theirs. */
export const archive: Operation = (reading, knowledge) => {
  const entry = knowledge.byId.get('contact');
  const [, kind] = archiveSigns.archives.flatMap((asked) => asked.exec(reading.folded) ?? []);
  if (!entry || !kind) return undefined;
  const isOn = (text: string) => toTerms(text).includes(toStem(kind));
  const tells = (text: string, known: KnownPassage) => isText(known) && archiveSigns.keeping.test(text) && isOn(text);
  const told = answerBySentence(reading, [entry], knowledge, tells)?.statements ?? [];
  const page = toPageOf(entry, isOn);
  const statements = [...told, ...(page ? [page] : [])];
  return toAnswer(statements, { holdsWanted: true });
};
