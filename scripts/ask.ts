import { extract } from '#core/answering/extract.ts';
import { toCitations, toPieces } from '#core/answering/statement.ts';
import type { ChatMessage } from '#core/contract/ask.ts';
import { toExplanation } from './ask/explanation.ts';
import { openFolder } from './eval/open-folder.ts';
import { readArguments, refuseOptions } from './help.ts';

const help = `npm run ask -- [options] "question" ["follow-up" …]

Asks a portfolio without a server and prints the answer; of several questions each is a follow-up on those before.

  --portfolio DIR   content folder (default: content)
  --explain         also how the last question was read, what answered it, and the passages nearest to it
  --help            this text`;

const options = {
  portfolio: { type: 'string', default: 'content' },
  explain: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values, positionals: questions } = readArguments(help, options);
  if (questions.length === 0) refuseOptions('There is no question. Write it in quotes behind the options.', help);
  const corpus = await openFolder(values.portfolio);
  const messages: ChatMessage[] = [];
  for (const content of questions) {
    messages.push({ role: 'user', content });
    const { outcome, statements } = extract(messages, corpus);
    const answer = toPieces(statements).join('');
    if (questions.length > 1) console.log(`> ${content}\n`);
    console.log(`${answer}\n\n${[`outcome: ${outcome}`, ...toCitations(statements)].join('\n')}\n`);
    messages.push({ role: 'assistant', content: answer });
  }
  if (values.explain) console.log(toExplanation(messages.slice(0, -1), corpus));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
