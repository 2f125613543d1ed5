import type { ChatMessage } from '../contract/ask.ts';
import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import { fold, toTerms } from '../corpus/text.ts';

const leans = [
  /\b(it|its|that|this|those|these|them|there|then|one|ones|same|former|latter|former one|another|others?|else|more|both)\b/,
  /^\W*(and|but|or|so|also|what about|how about|ok(ay)? and|then)\b/,
  /^\W*(why|when|where|who|how|how long|which|how many|what for|since when|with whom|by whom|really|are you sure)\W*$/,
];

/** Whether a question needs what was said before: a pronoun for a thing, "and …", or hardly any words of its own. */
export function leansOnContext(question: string, ownWords: number): boolean {
  const folded = fold(question);
  return ownWords === 0 || leans.some((pattern) => pattern.test(folded));
}

const maxTurns = 4;

/** The conversation up to the visitor's question before the last one, as far back as follow-ups reach. */
export function toEarlier(messages: ChatMessage[]): ChatMessage[] | undefined {
  const users = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  const previous = users.at(-2);
  if (previous === undefined) return undefined;
  const first = users.at(-maxTurns) ?? 0;
  return messages.slice(first, previous + 1);
}

/**
 * Puts entries that the reply before names in front. The reply comes from the caller and may say anything, so it only
 * chooses among entries; nothing of it is repeated.
 */
export function orderByReply(
  records: KnownRecord[],
  messages: ChatMessage[],
  { records: all }: Knowledge,
): KnownRecord[] {
  const reply = messages.at(-2);
  if (reply?.role !== 'assistant') return records;
  const linked = all.filter(({ record }) => reply.content.includes(`#${record.id})`));
  if (linked.length > 0) return unique([...linked, ...records]);
  const said = new Set(toTerms(reply.content));
  const share = ({ names }: KnownRecord) => [...names].filter((term) => said.has(term)).length / names.size;
  const replied = fold(reply.content);
  // A title of one word is too easily part of something else.
  const isWritten = ({ record, names }: KnownRecord) => names.size > 1 || reply.content.includes(record.title);
  const named = all.filter(
    (entry) => isWritten(entry) && (share(entry) >= 0.6 || (records.includes(entry) && share(entry) >= 0.4)),
  );
  const place = ({ record }: KnownRecord) => {
    const at = replied.indexOf(fold(record.title));
    return at < 0 ? reply.content.length : at;
  };
  const whole = (entry: KnownRecord) => share(entry) + (replied.includes(fold(entry.record.title)) ? 1 : 0);
  const best = named.toSorted((a, b) => whole(b) - whole(a)).slice(0, 5);
  return unique([...best.toSorted((a, b) => place(a) - place(b)), ...records]);
}

function unique<T>(items: T[]): T[] {
  return [...new Set(items)];
}
