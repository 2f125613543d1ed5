import { closest } from 'fastest-levenshtein';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { Foreseen } from '../contract/foreseen.ts';
import type { Portfolio } from '../contract/record.ts';
import type { ContentMistake } from './content-error.ts';
import type { ContentFile } from './read-portfolio.ts';

/** Where they stand in the content folder. */
export const foreseenFolder = 'foreseen/';
const form =
  'Each quote ("> words of the record") is followed by a list of the questions that it answers ("- What …?")';

/** The file of the questions that nothing in the portfolio answers. */
const untoldFile = `${foreseenFolder}untold.md`;

/** Whether a content file holds expected questions and no record. */
export function isForeseen({ path }: ContentFile): boolean {
  return path.startsWith(foreseenFolder);
}

/** What one file of them holds. */
interface ExpectedQuestions extends Pick<Portfolio, 'foreseen' | 'untold'> {
  mistakes: ContentMistake[];
}

/**
 * Reads the questions that an owner expects: `foreseen/<record id>.md` with quotes of the record, each over the questions
 * that it answers, or `foreseen/untold.md` with those that nothing answers. The quotes are held against the published text
 * when the corpus is built, for Markdown has been read there.
 */
export function readForeseen({ path, text }: ContentFile, ids: string[]): ExpectedQuestions {
  if (path === untoldFile) return readUntold({ path, text });
  const recordId = path.slice(foreseenFolder.length).replace(/\.md$/, '');
  if (!ids.includes(recordId)) {
    const message = `is named after no record. The nearest id is "${closest(recordId, ids)}"; without its record the file can go`;
    return { foreseen: [], untold: [], mistakes: [{ file: path, field: '', message }] };
  }
  const foreseen: Foreseen[] = [];
  const mistakes: ContentMistake[] = [];
  const blocks = fromMarkdown(text).children;
  for (const [at, block] of blocks.entries()) {
    const [before, next] = [blocks[at - 1], blocks[at + 1]];
    if (block.type === 'list' && before?.type === 'blockquote') {
      const questions = block.children.map(toWords);
      foreseen.push({ recordId, quote: toWords(before), questions, file: path, line: toLine(before) });
    } else if (block.type !== 'blockquote' || next?.type !== 'list') {
      const message = `stands alone: "${toWords(block).slice(0, 40)}". ${form}`;
      mistakes.push({ file: path, line: toLine(block), field: '', message });
    }
  }
  return { foreseen, untold: [], mistakes };
}

/** A file that is nothing but lists of questions. */
function readUntold({ path, text }: ContentFile): ExpectedQuestions {
  const untold: string[] = [];
  const mistakes: ContentMistake[] = [];
  for (const block of fromMarkdown(text).children) {
    if (block.type === 'list') untold.push(...block.children.map(toWords));
    else {
      const message = `is no list: "${toWords(block).slice(0, 40)}". Here stand the questions that nothing answers ("- What …?"); what a record answers stands in the file with its id`;
      mistakes.push({ file: path, line: toLine(block), field: '', message });
    }
  }
  return { foreseen: [], untold, mistakes };
}

function toLine({ position }: ReturnType<typeof fromMarkdown>['children'][number]): number {
  return position?.start.line ?? 1;
}

function toWords(node: unknown): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}
