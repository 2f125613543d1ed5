import { acronym } from './acronym.ts';
import { archive } from './archive.ts';
import { attributes, namedAttributes } from './attributes.ts';
import { availability } from './availability.ts';
import { beenThere } from './been-there.ts';
import { career } from './career.ts';
import { contact } from './contact.ts';
import { count } from './count.ts';
import { current } from './current.ts';
import { define } from './define.ts';
import { described } from './described.ts';
import { duration } from './duration.ts';
import { extreme } from './extreme.ts';
import { imprint } from './imprint.ts';
import { largest } from './largest.ts';
import { leading } from './leading.ts';
import { leaving } from './leaving.ts';
import { life } from './life.ts';
import { list } from './list.ts';
import { meanwhile } from './meanwhile.ts';
import { more } from './more.ts';
import type { Operation } from './operation.ts';
import { overview } from './overview.ts';
import { part } from './part.ts';
import { permission } from './permission.ts';
import { person } from './person.ts';
import { relation } from './relation.ts';
import { relative } from './relative.ts';
import { sequence } from './sequence.ts';
import { skill } from './skill.ts';
import { stay } from './stay.ts';
import { summary } from './summary.ts';
import { titled } from './titled.ts';
import { told } from './told.ts';
import { timeline } from './timeline.ts';
import { unjoined } from './unjoined.ts';
import { missingField } from './missing-field.ts';
import { values } from './values.ts';

/**
 * In their order: the first that does not decline answers. What asks for one matter by words of its own stands before what
 * takes any field of any entry: a new operation goes before the first that would take its questions. The last ones, `list`
 * and `summary`, take what names a kind or an entry and nothing else.
 */
export const operations: Operation[] = [
  imprint,
  acronym,
  availability,
  permission,
  archive,
  contact,
  leading,
  leaving,
  life,
  overview,
  career,
  meanwhile,
  relative,
  beenThere,
  relation,
  largest,
  told,
  person,
  part,
  titled,
  define,
  duration,
  described,
  stay,
  missingField,
  unjoined,
  count,
  current,
  extreme,
  more,
  sequence,
  values,
  skill,
  attributes,
  namedAttributes,
  timeline,
  list,
  summary,
];

/** The first operation on typed records that does not decline. */
export const operate: Operation = (reading, knowledge) => {
  for (const operation of operations) {
    const answer = operation(reading, knowledge);
    if (answer) return { ...answer, isTyped: true };
  }
  return undefined;
};
