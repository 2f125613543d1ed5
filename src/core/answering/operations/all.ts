import { attributes } from './attributes.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { count } from './count.ts';
import { current } from './current.ts';
import { duration } from './duration.ts';
import { extreme } from './extreme.ts';
import { list } from './list.ts';
import { missingField } from './missing-field.ts';
import { more } from './more.ts';
import type { Operation } from './operation.ts';
import { sequence } from './sequence.ts';
import { summary } from './summary.ts';
import { timeline } from './timeline.ts';
import { values } from './values.ts';

/** In order: the first operation that does not decline answers. */
export const operations: Operation[] = [
  contact,
  compare,
  duration,
  missingField,
  count,
  current,
  extreme,
  more,
  sequence,
  values,
  attributes,
  timeline,
  list,
  summary,
];
