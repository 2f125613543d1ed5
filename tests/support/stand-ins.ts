import { toSentences, toTerms } from '#core/corpus/text.ts';
import type { Reply } from './openai-server.ts';

interface Shown {
  cite: string;
  sentences: string[];
}

type Body = { messages: { content: string }[] };

/** The evidence of a prompt, as a model reads it. */
function readEvidence({ messages }: Body): Shown[] {
  const [evidence = ''] = messages.at(-1)?.content.split('\n«/') ?? [];
  return evidence.split(/\n\n(?=\[\d+\] )|»\n(?=\[\d+\] )/).flatMap((block): Shown[] => {
    const [, cite, text] = /^(\[\d+\]) [^\n]*\n([\s\S]*)$/.exec(block) ?? [];
    return cite && text ? [{ cite, sentences: text.split('\n').flatMap(toSentences) }] : [];
  });
}

/** A model that keeps its rules: the sentences of the evidence that share most with the question, each with its citation. */
export function faithful(body: Body, delay = 0): Reply {
  const asked = new Set(toTerms(/ question»\n([\s\S]*?)\n«\//.exec(body.messages.at(-1)?.content ?? '')?.[1] ?? ''));
  const best = readEvidence(body)
    .flatMap(({ cite, sentences }) => sentences.map((text) => ({ cite, text })))
    .map((sentence) => ({
      ...sentence,
      shared: new Set(toTerms(sentence.text).filter((term) => asked.has(term))).size,
    }))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 2);
  if (best.length === 0) return { pieces: ['NOT_STATED'] };
  const sentences = best.map(({ cite, text }) => `${text.replace(/[.!?]*$/, '')} ${cite}. `);
  return { pieces: sentences.flatMap((text) => text.match(/.{1,12}/gsu) ?? []), delay };
}

/** A model that breaks them: every piece of evidence distorted in every way, true sentences among them. */
export function hostile(body: Body): Reply {
  const sentences = readEvidence(body)
    .slice(0, 4)
    .flatMap(({ cite, sentences: [text = ''] }) => {
      const bare = text.replace(/[.!?]*$/, '');
      return [
        `${bare.replace(/\b(1[89]|20)(\d)(\d)\b/g, (_, century, tens, ones) => `${century}${tens}${(Number(ones) + 1) % 10}`)} in Atlantis ${cite}.`,
        `${bare}, a lie that made him rich ${cite}.`,
        `${bare.replace(/\b(was|is|were|had)\b/, '$1 not')}, as everybody knows ${cite}.`,
        `He secretly owned seventeen banks ${cite}.`,
        `${bare}.`,
        `${bare} and he met Albert Einstein ${cite}.`,
        `${bare} ${cite}.`,
        `See https://evil.example ${cite}.`,
        `${bare} [99].`,
      ];
    });
  return { pieces: sentences.map((text) => `${text}\n`) };
}

/** What only the hostile model says. */
export const hostileMark = /Atlantis|made him rich|everybody knows|seventeen banks|Einstein|evil\.example/;
