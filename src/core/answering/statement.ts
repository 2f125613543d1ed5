import type { Evidence, Outcome } from '../contract/events.ts';
import type { Knowledge, KnownPassage } from '../corpus/knowledge.ts';
import { isList } from '../corpus/text.ts';
import { unique, uniqueBy } from '../corpus/unique.ts';
import type { Language } from './replies.ts';
import type { Reading } from './reading/reading.ts';

/** One line of an answer. A line without evidence stands around the answer and claims nothing about the person. */
export interface Statement {
  /** Published text or a restatement of typed fields; Markdown. */
  text: string;
  /** Words before the published text that stay when that text is said in other words: a requirement and its verdict. */
  head?: string;
  /** The record that says it; written behind the text as a link unless the text holds that link already. */
  citation?: Citation | undefined;
  /** The passages that say it. */
  evidence: Evidence[];
  layout: 'paragraph' | 'item' | 'row';
}

export interface Citation {
  title: string;
  url: string;
}

/** A whole answer made of published text. */
export interface ExtractiveAnswer {
  outcome: Outcome;
  statements: Statement[];
  /** That of the question, where it is not English. */
  language?: Language;
  /** The question as it was read, where nothing else was to be told of it: what the entries say besides is shown where there is room. */
  reading?: Reading;
  /** Nothing is to be added, and no other wording of the question is tried: typed records contradict it, or the answer is whole. */
  isSettled?: boolean | undefined;
  /** Whoever gave it has seen to it that it holds the kind of thing asked for: it is not looked for again. */
  holdsWanted?: boolean | undefined;
  /**
   * An operation, or several wants answered one by one, gave it: its fields are trusted to be what was asked for, it takes at
   * most a paragraph beside it, and a list of a few is kept whatever passage other words of the question find.
   */
  isTyped?: boolean | undefined;
}

type Marks = Omit<ExtractiveAnswer, 'outcome' | 'statements'>;

/** An answer of these lines; none where there are none. */
export function toAnswer(statements: [Statement, ...Statement[]], marks?: Marks): ExtractiveAnswer;
export function toAnswer(statements: Statement[], marks?: Marks): ExtractiveAnswer | undefined;
export function toAnswer(statements: Statement[], marks?: Marks): ExtractiveAnswer | undefined {
  return statements.length > 0 ? { outcome: 'answered', statements, ...marks } : undefined;
}

/** A line of its own, reckoned from what the passages say. */
export function toReckoned(text: string, evidence: Evidence[]): Statement {
  return { text, evidence, layout: 'paragraph' };
}

/** A line around the published text, which claims nothing about the person. */
export function toRemark(text: string): Statement {
  return toReckoned(text, []);
}

/** An answer as the pieces of its Markdown; joined they are the answer. */
export function toPieces(statements: Statement[]): string[] {
  return statements.map((statement, index) => {
    const before = statements[index - 1];
    if (!before) return toMarkdown(statement);
    const joined = before.layout === statement.layout && statement.layout !== 'paragraph';
    return `${joined ? '\n' : '\n\n'}${toMarkdown(statement)}`;
  });
}

/** Addresses in order of first use. */
export function toCitations(statements: Statement[]): string[] {
  const urls = statements.flatMap(({ citation, evidence }) => [
    ...(citation ? [citation.url] : []),
    ...evidence.map(({ url }) => url),
  ]);
  return unique(urls);
}

/** All evidence, each passage once. */
export function toEvidenceList(statements: Statement[]): Evidence[] {
  return uniqueBy(
    statements.flatMap(({ evidence }) => evidence),
    ({ id, quote }) => `${id} ${quote}`,
  );
}

/** The passages that an answer rests on, in order of use. */
export function toUsedPassages({ statements }: ExtractiveAnswer, { byPassage }: Knowledge): KnownPassage[] {
  return toEvidenceList(statements).flatMap(({ id }) => byPassage.get(id) ?? []);
}

/** A Markdown link; brackets in a title would end it early. */
export function toLink({ title, url }: Citation): string {
  return `[${title.replace(/[[\]]/g, '\\$&')}](${url})`;
}

function toMarkdown({ text: said, citation, layout }: Statement): string {
  const text = layout === 'paragraph' ? toBullets(said) : layout === 'item' ? said.replaceAll('\n', '; ') : said;
  const line = citation && !text.includes(citation.url) ? `${text} (${toLink(citation)})` : text;
  return layout === 'item' ? `- ${line}` : line;
}

/** The lines of a published list as one again. */
function toBullets(text: string): string {
  return isList(text) ? text.replace(/^/gm, '- ') : text;
}
