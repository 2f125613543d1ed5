import type { Knowledge } from '../../corpus/knowledge.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import * as nameSigns from '../signs/name-signs.ts';
import { aroundName } from './naming.ts';
import * as visitorWords from '../signs/visitor-words.ts';

/**
 * A question with a pronoun where the portfolio's person is its subject or a possessor: the name changes no answer. Beside
 * another capital it is part of the name of a body or of somebody else.
 */
export function withPronoun(question: string, knowledge: Knowledge, pronoun: string): string {
  const names = knowledge.person
    .filter(({ folded }) => folded.length > 1 && !stopWords.has(folded))
    .flatMap(({ text, folded }) => [text, folded]);
  // An initial may be a language, and a name of stop words alone is none.
  const own = `(?:${names.join('|') || '$'})`;
  const further = nameSigns.furtherName.replace('{name}', () => own);
  const said = new RegExp(
    `(?:${visitorWords.owner}|${nameSigns.besideSubject}${own}${further}${nameSigns.asSubject})${nameSigns.possessive}`,
    'gu',
  );
  // A relative is known by her first name: a sentence that says the name which both bear need not be on her.
  const shared = new RegExp(nameSigns.besideGiven + own + nameSigns.asSubject, 'gu');
  return aroundName(question, knowledge, (text) =>
    text.replace(said, (_, of) => (of ? 'their' : pronoun)).replace(shared, ''),
  );
}
