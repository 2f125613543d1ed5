import { create, insertMultiple, load, save, type AnyOrama, type RawData } from '@orama/orama';
import type { Portfolio } from '../contract/record.ts';
import type { ForeseenQuestion } from './foreseen.ts';
import type { Passage } from './passages.ts';
import { toTerms } from './text.ts';
import { unique } from './unique.ts';

const schema = { title: 'string', heading: 'string', text: 'string', area: 'enum' } as const;
/** The index holds the same terms by which passages are scored. */
const tokenizer = {
  language: 'english',
  normalizationCache: new Map<string, string>(),
  tokenize: (text: string) => unique(toTerms(text)),
};

function createIndex(): AnyOrama {
  return create({ schema, components: { tokenizer } });
}

/** An index over passages, each with its expected questions, as the build of a large corpus writes it. */
export async function indexPassages(
  { records }: Portfolio,
  passages: Passage[],
  foreseen: ForeseenQuestion[],
): Promise<RawData> {
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  const expected = Map.groupBy(foreseen, ({ passageId }) => passageId);
  const documents = passages.map(({ id, recordId, heading = '', text: said, area }) => {
    const text = [said, ...(expected.get(id) ?? []).map(({ terms }) => terms)].join(' ');
    return { id, title: titles.get(recordId) ?? '', heading, text, area };
  });
  const index = createIndex();
  await insertMultiple(index, documents);
  return save(index);
}

/** The same as a function opens it. */
export function openIndex(raw: RawData): AnyOrama {
  const index = createIndex();
  load(index, raw);
  return index;
}
