import type { ChatMessage } from '../../contract/ask.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { toKnowledge } from '../../corpus/knowledge.ts';
import { toEvidence } from '../evidence.ts';
import { guard } from '../honesty/guard.ts';
import { toLanguage, translate } from '../language/translate.ts';
import type { ExtractiveAnswer, Statement } from '../statement.ts';
import { toPersonWords } from './binding.ts';
import type { Deadlines } from './deadlines.ts';
import { createDraft, type Draft } from './draft.ts';
import { gatherEvidence, type Gathered } from './gather-evidence.ts';
import { createJobDraft, isJobAnalysis, jobTask, toRequirementList } from './job-draft.ts';
import type { Model, PromptMessage } from './model.ts';
import type { ModelNote } from './note.ts';
import { toPrompt } from './prompt.ts';
import { readAhead, toSupports, type NumberedEvidence } from './support.ts';
import type { Ground } from './verify.ts';

/** What one answer is written from, and what becomes of it. */
export interface Plan {
  prompt: PromptMessage[];
  /** Evidence that the model was shown; with none there is nothing to write about. */
  shown: NumberedEvidence[];
  draft: Draft;
  /** Prepares the checking of sentences; to be called once the model is at work, and not waited for. */
  prepare: () => Promise<void>;
  /** Lines of the extractive answer that go before the text. */
  opening: string;
}

export interface PlanPorts {
  model: Model;
  deadlines: Deadlines & { embedding: number };
  contextTokens: number;
  /** Whether the model may be called for this answer. */
  takeTurn: () => Promise<boolean>;
  signal: AbortSignal;
  note: ModelNote;
}

/** Finds the evidence, writes the prompt and prepares the draft. */
export async function makePlan(
  messages: ChatMessage[],
  extracted: ExtractiveAnswer,
  corpus: Corpus,
  { model, deadlines, contextTokens, takeTurn, signal, note }: PlanPorts,
): Promise<Plan> {
  const isJob = isJobAnalysis(extracted);
  // Instructions are taken out of every turn, as the extractive answer takes them out of the question.
  const conversation = messages.map(({ role, content }) => ({ role, content: guard(content).question }));
  const question = conversation.at(-1)?.content ?? '';
  const language = isJob ? undefined : toLanguage(question);
  const semantics = {
    embed: model.embed,
    embeddingModel: model.embeddingModel,
    milliseconds: deadlines.embedding,
    takeTurn,
    signal,
  };
  const gathered = isJob
    ? await gatherEvidence('', extracted, corpus, { milliseconds: 0, takeTurn, signal })
    : await gatherEvidence(question, extracted, corpus, {
        ...semantics,
        ...(language && { words: translate(question, language, toKnowledge(corpus)) }),
      });
  Object.assign(note, toRetrievalNote(gathered));
  const { evidence } = gathered;
  const list: ChatMessage[] = [{ role: 'user', content: toRequirementList(extracted, evidence) }];
  const { messages: prompt, shown } = toPrompt({
    person: corpus.portfolio.profile.name,
    messages: isJob ? list : conversation,
    evidence,
    contextTokens,
    fence: crypto.randomUUID().slice(0, 8),
    ...(isJob && { task: jobTask }),
  });
  const opening = isJob ? [] : toOpening(extracted);
  const ground = toGround(shown, corpus);
  const parts = {
    extracted: { ...extracted, statements: extracted.statements.slice(opening.length) },
    ground,
    toEvidence: toEvidenceOf(corpus, gathered),
    note,
  };
  const draft = isJob ? createJobDraft(parts) : createDraft(parts);
  const prepare = () => readAhead(ground.supports, signal);
  return { prompt, shown, draft, prepare, opening: opening.map(({ text }) => `${text}\n\n`).join('') };
}

/** What stands before the published text and belongs to the answer: a count, a line in the visitor's language. */
function toOpening({ outcome, statements }: ExtractiveAnswer): Statement[] {
  // Of an answer that only comes near, the first line is the apology.
  if (outcome === 'not_in_portfolio') return [];
  const end = statements.findIndex(({ evidence, layout }) => evidence.length > 0 || layout !== 'paragraph');
  return end === -1 ? [] : statements.slice(0, end);
}

function toRetrievalNote({ retrieval, withoutVectors }: Gathered): Pick<ModelNote, 'retrieval' | 'withoutVectors'> {
  return { retrieval, ...(withoutVectors && { withoutVectors }) };
}

function toGround(shown: NumberedEvidence[], corpus: Corpus): Ground {
  const { name, aka = [] } = corpus.portfolio.profile;
  return { supports: toSupports(shown), person: toPersonWords([name, ...aka]) };
}

function toEvidenceOf(corpus: Corpus, { scores }: Gathered) {
  const { byPassage } = toKnowledge(corpus);
  return (id: string) => {
    const known = byPassage.get(id);
    return known && toEvidence(known, scores.get(id) ?? 0);
  };
}
