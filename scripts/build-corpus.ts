import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, readContentFolder } from '../src/content-folder.ts';
import { ContentError } from '#core/content/content-error.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { toUnforeseen } from '#core/corpus/foreseen.ts';
import { embedCorpus } from './embed-corpus.ts';
import { offerHelp } from './help.ts';
import { toUnansweredSuggestions } from './unanswered-suggestions.ts';
import { readRedisUrl } from '../netlify/runtime/redis-settings.ts';
import { SettingsError } from '../netlify/runtime/settings-error.ts';
import { readSettings } from '../netlify/runtime/settings.ts';

offerHelp(`node scripts/build-corpus.ts

Reads the portfolio in content/ (or CONTENT_DIR), and writes its records and their index to build/corpus.json.`);

const root = join(import.meta.dirname, '..');
const output = join(root, 'build', 'corpus.json');

try {
  readSettings(process.env);
  readRedisUrl(process.env);
  const corpus = await embedCorpus(await buildCorpus(await readContentFolder(contentFolder())), process.env);
  const json = JSON.stringify(corpus);
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(output, json);
  const { portfolio, passages } = corpus;
  const size = Math.round(json.length / 1024);
  console.log(`corpus  ${portfolio.records.length} records, ${passages.length} passages, ${size} kB`);
  const [first, ...more] = toUnforeseen(corpus);
  const without = more.length > 0 ? `${first} and ${more.length} more records have` : `${first} has`;
  if (first)
    console.log(
      `corpus  ${without} no expected questions: all passages are ordered by them once every record has some (docs/expected-questions.md)`,
    );
  for (const question of toUnansweredSuggestions(openCorpus(corpus, 'https://portfolio.example')))
    console.log(
      `corpus  profile.md suggests "${question}", which nothing answers: say it in the content, or suggest another (npm run ask -- --explain "${question}")`,
    );
} catch (error) {
  if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
