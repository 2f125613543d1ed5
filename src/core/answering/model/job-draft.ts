import type { Evidence } from '../../contract/events.ts';
import { toCitations, toEvidenceList, toPieces, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { createCitations } from './citations.ts';
import type { Draft, DraftParts } from './draft.ts';
import { countDropped } from './note.ts';
import type { NumberedEvidence } from './support.ts';
import { verify } from './verify.ts';

/** A requirement that the portfolio shows something for, under the number by which the model speaks of it. */
interface NumberedRequirement {
  label: string;
  statement: Statement;
}

/** Whether an answer holds requirements whose evidence a model may put in its own words. */
export function isJobAnalysis({ statements }: ExtractiveAnswer): boolean {
  return statements.some(({ head }) => head !== undefined);
}

/** The rules for a job description, beside the general ones. */
export const jobTask = [
  'The question lists requirements of a job, each with the numbers of its evidence. They replace rule 3:',
  'Write one line for each requirement, in their order, and nothing else. A line begins with the label of the requirement and a colon, like "R2:", and holds one sentence on what its evidence shows, ending with the number of that evidence.',
].join('\n');

/** The requirements as the question of a prompt. */
export function toRequirementList(extracted: ExtractiveAnswer, evidence: NumberedEvidence[]): string {
  return toRequirements(extracted)
    .map(({ label, statement }) => {
      const numbers = toNumbersOf(statement, evidence).map((number) => `[${number}]`);
      return `${label}: ${toRequirementText(statement)} ${numbers.join('')}`;
    })
    .join('\n');
}

/**
 * A job analysis in the making: requirements, verdicts and evidence stay those of the extractive answer; where the
 * model's sentence on a requirement is supported by that requirement's evidence, it stands in place of the quote.
 */
export function createJobDraft({ extracted, ground, toEvidence, note }: DraftParts): Draft {
  const citations = createCitations(ground);
  const requirements = toRequirements(extracted);
  const statements = [...extracted.statements];
  const extra = new Map<string, Evidence>();
  let written = 0;
  let sent = 0;
  return { take, complete, hasSent: () => written > 0, isFull: () => sent >= statements.length, result };

  function take(raw: string): string | undefined {
    const [prefix = '', label] = /^\s*(?:[-*]\s+)?\**(R\d+)\**\s*:\**\s*/.exec(raw) ?? [];
    const requirement = requirements.find((item) => item.label === label);
    const index = requirement ? extracted.statements.indexOf(requirement.statement) : -1;
    if (!requirement) return drop('off_form');
    if (index < sent) return drop('repeated');
    const verdict = verify(raw.slice(prefix.length), ground);
    if (!verdict.supported) return drop(verdict.reason);
    const { citations: cited } = verdict.sentence;
    const own = toNumbersOf(requirement.statement, ground.supports.shown);
    const foreign = cited.find((number) => !own.includes(number));
    if (foreign !== undefined) return drop('unknown_citation');
    const before = send(index);
    const { citation: _, ...rest } = requirement.statement;
    statements[index] = { ...rest, text: `${rest.head} ${citations.toLinked(verdict.sentence)}` };
    for (const { id } of verdict.passages) {
      const found = toEvidence(id);
      if (found) extra.set(id, found);
    }
    written += 1;
    note.sent = written;
    return [...before, ...send(index + 1)].join('');
  }

  /** The statements up to an index in pieces: what was sent before is never touched again. */
  function send(until: number): string[] {
    const pieces = toPieces(statements).slice(sent, until);
    for (const statement of statements.slice(sent, until)) {
      for (const url of toCitations([statement])) citations.cite(url);
    }
    sent = Math.max(sent, until);
    return pieces;
  }

  function complete(): string[] {
    return send(statements.length);
  }

  function result(): ReturnType<Draft['result']> {
    const stated = toEvidenceList(extracted.statements);
    const known = new Set(stated.map(({ id }) => id));
    const added = [...extra.values()].filter(({ id }) => !known.has(id));
    return { outcome: extracted.outcome, citations: citations.urls, evidence: [...stated, ...added] };
  }

  function drop(reason: Parameters<typeof countDropped>[1]): undefined {
    countDropped(note, reason);
  }
}

function toRequirements({ statements }: ExtractiveAnswer): NumberedRequirement[] {
  return statements
    .filter(({ head, evidence }) => head !== undefined && evidence.length > 0)
    .map((statement, index) => ({ label: `R${index + 1}`, statement }));
}

function toNumbersOf({ evidence }: Statement, shown: NumberedEvidence[]): number[] {
  const ids = new Set(evidence.map(({ id }) => id));
  return shown.filter(({ passages }) => passages.some(({ id }) => ids.has(id))).map(({ number }) => number);
}

/** The visitor's words, between the quotation marks of the head. */
function toRequirementText({ head = '' }: Statement): string {
  return /“(.*)”/.exec(head)?.[1] ?? head;
}
