import { create, type AnyOrama } from '@orama/orama';
import { toTerms } from './text.ts';
import { unique } from './unique.ts';

const schema = { title: 'string', heading: 'string', text: 'string', area: 'enum' } as const;
/** The index holds the same terms by which passages are scored. */
const tokenizer = {
  language: 'english',
  normalizationCache: new Map<string, string>(),
  tokenize: (text: string) => unique(toTerms(text)),
};

/** An empty index over passages; the build of a large corpus fills it and the functions load it. */
export function createIndex(): AnyOrama {
  return create({ schema, components: { tokenizer } });
}
