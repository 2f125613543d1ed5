/** One mistake in a content file, in words that its owner can act on. */
export interface ContentMistake {
  file: string;
  /** Line in the file, from 1, where known. */
  line?: number;
  /** Path of the field, e.g. `links.0.url`; empty when the whole file is meant. */
  field: string;
  /** What is wrong. */
  message: string;
  /** A corrected example, where one can be given. */
  example?: string;
}

/** Every mistake of a content folder at once, so that an owner mends them in one go. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly mistakes: ContentMistake[];

  constructor(mistakes: ContentMistake[]) {
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    super([`The content has ${count}:`, ...mistakes.map(toText)].join('\n'));
    this.mistakes = mistakes;
  }
}

function toText({ file, line, field, message, example }: ContentMistake): string {
  const where = line === undefined ? file : `${file}:${line}`;
  const subject = field ? `"${field}" ` : '';
  return [`  ${where}  ${subject}${message}`, ...(example ? [`      for example  ${example}`] : [])].join('\n');
}
