import { extract } from '#core/answering/extract.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { toKnowledge } from '#core/corpus/knowledge.ts';
import { readPortfolio, type ContentFile } from '#core/content/read-portfolio.ts';

const sizes = [50, 500, 2000];
const rounds = 5;
const nouns =
  'bridge engine valve sensor compiler garden market engine harbour library reactor theatre satellite orchard railway museum'.split(
    ' ',
  );
const verbs = 'designed measured built taught repaired planned tested described compared simplified'.split(' ');
const towns = 'Oslo Lisbon Cork Ghent Turin Graz Lodz Porto Malmo Bergen'.split(' ');
const questions = [
  'How many projects does the portfolio list?',
  'When did project 17 begin?',
  'Who worked on project 23?',
  'Which projects were done in Turin?',
  'What was measured at the harbour?',
  'What did she do in 1973?',
  'wich projct was abuot the reactor',
  'What is her favourite food?',
  'Tell me about the orchard valve.',
  'Wo wurde die Maschine gebaut?',
];

/** Figures of one size: milliseconds for building, opening and answering. */
export interface SizeFigures {
  records: number;
  passages: number;
  build: number;
  open: number;
  p50: number;
  p99: number;
}

/** Answers the same questions over ever larger made-up portfolios. */
export async function benchAnswering(): Promise<SizeFigures[]> {
  const figures: SizeFigures[] = [];
  for (const records of sizes) figures.push(await measure(records));
  return figures;
}

/** How times grow with the corpus, as lines of text. */
export function toBenchReport(figures: SizeFigures[]): string {
  const [first] = figures;
  const rows = figures.map(({ records, passages, build, open, p50, p99 }) => {
    const growth = first
      ? `${(passages / first.passages).toFixed(0)}× the passages, ${(p50 / first.p50).toFixed(1)}× the median`
      : '';
    return `${records} records, ${passages} passages: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, build ${build.toFixed(0)} ms, first answer ${open.toFixed(0)} ms; ${growth}`;
  });
  return rows.join('\n');
}

async function measure(records: number): Promise<SizeFigures> {
  const started = performance.now();
  const file = await buildCorpus(readPortfolio(toFiles(records)));
  const built = performance.now();
  const corpus = openCorpus(file, 'https://example.com');
  toKnowledge(corpus);
  const opened = performance.now();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const content of questions) {
      const before = performance.now();
      extract([{ role: 'user', content }], corpus);
      if (round > 0) times.push(performance.now() - before);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    records,
    passages: corpus.passages.length,
    build: built - started,
    open: opened - built,
    p50: at(0.5),
    p99: at(0.99),
  };
}

/** A portfolio that no sentence of which is interesting; the same for the same size. */
function toFiles(records: number): ContentFile[] {
  const profile = 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds things.\nupdated: 2026-01-01';
  const projects = Array.from({ length: records }, (_, index): ContentFile => {
    const pick = (list: string[], step: number) =>
      list[(index * step + Math.floor(index / list.length)) % list.length] ?? '';
    const body = `She ${pick(verbs, 3)} the ${pick(nouns, 5)} of ${pick(towns, 7)}, number ${index}.\n\nThe ${pick(nouns, 7)} needed a new ${pick(nouns, 3)}, which ${pick(towns, 3)} paid for.`;
    const year = 1950 + (index % 70);
    const text = `---\nname: Project ${index} ${pick(nouns, 11)} ${pick(nouns, 13)}\nstart: ${year}\nplace: ${pick(towns, 9)}\nskills: [${pick(nouns, 3)} design]\n---\n\n${body}\n`;
    return { path: `projects/p${index}.md`, text };
  });
  return [{ path: 'profile.md', text: `---\n${profile}\n---\n\nAda Example was born in Cork.\n` }, ...projects];
}

if (import.meta.main) console.log(toBenchReport(await benchAnswering()));
