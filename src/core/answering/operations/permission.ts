import type { KnownPassage } from '../../corpus/knowledge.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as permissionSigns from '../signs/permission-signs.ts';
import { says } from '../records/selection.ts';
import type { Operation } from './operation.ts';

/** "May I use the film?": the sentence of the contact that tells of leave to use such things. */
export const permission: Operation = (reading, knowledge) => {
  const entry = knowledge.byId.get('contact');
  if (!entry || !permissionSigns.leave.asked.test(reading.folded)) return undefined;
  const said = [...reading.kinds, ...reading.leftover];
  const tellsLeave = (text: string, { terms }: KnownPassage) =>
    permissionSigns.leave.told.test(text) && said.some((word) => says(terms, word));
  const told = answerBySentence(reading, [entry], knowledge, tellsLeave, false);
  return told && { ...told, holdsWanted: true };
};
