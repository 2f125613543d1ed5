import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** A file of questions, and the portfolio that they were written for. */
export interface QuestionSet {
  file: string;
  about: string;
}

/**
 * The questions that the weights are fitted on. Sets of plain ones have no part in it: a regression test asks them of
 * portfolios that the fit does not know.
 */
export const calibration = toQuestionSets('tests/support/questions').filter(
  ({ file }) => !file.endsWith('-plain.jsonl'),
);

export const nearMisses = toQuestionSets('tests/support/near-misses');

/** The portfolios that are asked. The questions of absent.jsonl have none: no one's holds their answers. */
export const people = [...new Set(calibration.map(({ about }) => about))].filter((about) => about !== 'absent');

function toQuestionSets(folder: string): QuestionSet[] {
  return globSync(`${folder}/*.jsonl`)
    .toSorted()
    .map((file) => ({ file, about: basename(file, '.jsonl').replace(/-(tuning|hard)$/, '') }));
}
