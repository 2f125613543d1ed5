import { z } from 'zod';

/** What kind of thing a field holds (`prose`: whole sentences, which need no label); questions ("who", "when", "where") are matched to fields by this, never by a value. */
export type FieldKind =
  | 'name'
  | 'prose'
  | 'text'
  | 'date'
  | 'person'
  | 'organisation'
  | 'place'
  | 'identifier'
  | 'link'
  | 'licence'
  | 'status'
  | 'skill'
  | 'amount';

export interface FieldMeaning {
  /** The word that stands before the value on the page, in the twin and in answers. */
  label: string;
  kind: FieldKind;
}

/** A private registry: zod's global one would leak these members into every published JSON Schema. */
const meanings = z.registry<FieldMeaning>();

/** Gives a schema its one-line description and its meaning. */
export function field<S extends z.ZodType>(schema: S, label: string, kind: FieldKind, description: string): S {
  const described = schema.describe(description);
  meanings.add(described, { label, kind });
  return described;
}

/** The named fields of a schema with their meanings, in order; a few are no fact of their own (id, updated, sources …). */
export function toFieldMeanings(schema: z.ZodObject): [name: string, meaning: FieldMeaning][] {
  return Object.entries(schema.shape).flatMap(([name, member]) => {
    const meaning = meanings.get(member as z.ZodType);
    return meaning ? [[name, meaning]] : [];
  });
}
