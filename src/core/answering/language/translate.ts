import type { ChatMessage } from '../../contract/ask.ts';
import type { Knowledge } from '../../corpus/knowledge.ts';
import { commonStems } from '../../corpus/common-words.ts';
import { areaWords, fieldWords } from '../../corpus/lexicon.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { toEnd, tokenize, type Token } from '../../corpus/text.ts';
import { languages, toDictionary, toOwnDictionary, type Dictionary } from './dictionary.ts';
import * as endings from './endings.ts';
import { toNaming, splitAtName } from '../reading/naming.ts';
import { withPronoun } from '../reading/owner-name.ts';
import { pronouns, type Language } from '../replies.ts';
import * as wordRewordings from './word-rewordings.ts';
import { reworded } from '../../corpus/reworded.ts';

/** In how many words a phrase of a table may be said, most first. */
const sizes = [4, 3, 2, 1];

/** A conversation with what its visitor wrote in another language in English, and the language of the last message. */
export function translateTalk(
  messages: ChatMessage[],
  knowledge: Knowledge,
): { messages: ChatMessage[]; language?: Language | undefined } {
  let language: Language | undefined;
  const english = messages.map((message) => {
    if (message.role !== 'user') return message;
    language = toLanguage(message.content, knowledge, language);
    const content = withPronoun(message.content, knowledge, pronouns[language ?? 'en']);
    return { ...message, content: language ? translate(content, language, knowledge) : content };
  });
  return { messages: english, language };
}

/**
 * The language of a question, when it is one of the five and not English; a title says nothing of it. What is too short to
 * tell is in the language spoken before.
 */
export function toLanguage(question: string, knowledge?: Knowledge, last?: Language): Language | undefined {
  const [before, , behind] = splitAtName(question, knowledge && toNaming(question, knowledge));
  const text = before + behind;
  const words = tokenize(text.replace(/['’]/g, ' '));
  const english = words.filter(({ folded }) => stopWords.has(folded)).length;
  const isBrief = words.length < 4;
  const scores = languages.map((language) => {
    const { words: table, small } = toDictionary(language);
    // A word that both languages have is no sign of either, nor is a part of a name: "van de Riet", "Los Angeles".
    const said = words.filter(
      ({ folded }) =>
        ((table.get(folded) ?? folded) !== folded || (small.has(folded) && !stopWords.has(folded))) &&
        !(isBrief && folded.length < 4 && knowledge?.words.has(folded)),
    );
    // "Compétences ?": one word is enough where it can be no English one, as "red" and "war" are.
    const isForeign = ({ folded, stem }: Token) =>
      folded.length > 3 &&
      (table.get(folded) ?? stem) !== stem &&
      !commonStems.has(stem) &&
      [areaWords, fieldWords].every((known) => !known.has(folded));
    const isSure = isBrief && english === 0 && said.some(isForeign);
    const hint = (endings.letterHints[language].test(text) ? 1.5 : 0) + (language === last ? (english ? 1 : 2) : 0);
    return { language, hits: said.length + hint + (isSure ? 1 : 0) };
  });
  const best = scores.toSorted((a, b) => b.hits - a.hits)[0];
  return best && best.hits >= 2 && best.hits > english && best.hits >= words.length * 0.3 ? best.language : undefined;
}

/** A question's words in English, in their old order: enough to find records by; names and marks stay as they are. */
export function translate(question: string, language: Language, knowledge: Knowledge): string {
  const dictionary = toOwnDictionary(language, knowledge);
  const table = dictionary.words;
  const text = reworded(
    language === 'de' ? reworded(question, wordRewordings.umlautRewordings) : question,
    wordRewordings.foreignRewordings,
  );
  const tokens = tokenize(text);
  const name = toNaming(text, knowledge, tokens)?.tokens ?? [];
  const [first, last] = [name[0], name.at(-1)];
  const words: string[] = [];
  // What begins a sentence is large whatever it is.
  let begins = true;
  const isName = ({ text: word, folded }: Token) =>
    language !== 'de' && !begins && /^\p{Lu}/u.test(word) && knowledge.words.has(folded);
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const isNamed = token === first;
    const taken = isNamed
      ? name.length
      : (sizes.find((count) => at + count <= tokens.length && table.get(key(at, count))) ?? 0);
    const isSpan = taken < 2 && endings.isYear.test(tokens[at + 1]?.text ?? '');
    if (token && last && isNamed) words.push(text.slice(token.start, toEnd(last)));
    else if (token && isName(token)) words.push(token.text);
    else if (token && isSpan && endings.beforeYear.test(token.folded))
      words.push(token.folded.startsWith('a') ? 'to' : '');
    else if (token && taken > 0)
      words.push(endings.isOpenE.test(token.text) ? 'is' : (table.get(key(at, taken)) ?? ''));
    else if (token) words.push(toEnglish(token, language, dictionary, knowledge, begins));
    at += Math.max(1, taken);
    const said = tokens[at - 1];
    const [, mark = ''] = (said && endings.markBehind.exec(text.slice(toEnd(said)))) ?? [];
    words.push(mark);
    begins = endings.endsSentence.test(mark);
  }
  const english = `${words.filter(Boolean).join(' ').replace(endings.strayMarks, '')}?`;
  return reworded(english, wordRewordings.wordRewordings);

  function key(at: number, count: number): string {
    return tokens
      .slice(at, at + count)
      .map(({ folded }) => folded)
      .join(' ');
  }
}

function toEnglish(
  { text, folded }: Token,
  language: Language,
  dictionary: Dictionary,
  { words }: Knowledge,
  begins: boolean,
): string {
  const { small, words: table } = dictionary;
  const isSmall = begins || /^\p{Ll}/u.test(text);
  if (isSmall && small.has(folded)) return '';
  if (words.has(folded) || /\d/.test(folded)) return text;
  if (isSmall && folded.length < 4) return '';
  const listed = table.get(folded) ?? toListed(folded, language, table, words);
  if (listed) return listed;
  const candidates = endings.cognates.flatMap(([ending, english]) =>
    ending.test(folded) ? [folded.replace(ending, english)] : [],
  );
  const cognate = candidates.find((candidate) => words.has(candidate));
  const known = cognate ?? (language === 'de' && listed === undefined ? toParts(folded, table, words) : undefined);
  if (known) return known;
  // German writes nouns large, so what it writes small is a verb or an adjective.
  if (isSmall && endings.verbs[language].test(folded)) return '';
  // A capital says nothing in German; elsewhere it makes a name, which is the same in English.
  if (language !== 'de' && !isSmall) return text;
  const unknown = candidates[0] ?? folded;
  // Inner capitals keep a foreign word from being taken for a misspelt English one.
  return unknown.charAt(0) + unknown.slice(1).toUpperCase();
}

/** The English of a form of a word that a table lists. */
function toListed(
  word: string,
  language: Language,
  table: Map<string, string>,
  words?: Knowledge['words'],
): string | undefined {
  return endings.forms[language]
    .map(([ending, listed]) => {
      const form = word.replace(ending, listed);
      if (form === word) return undefined;
      // "Agenten", "Radiums": a longer word that the portfolio has as well is the same.
      return form.length > 4 && words?.has(form) ? form : table.get(form);
    })
    .find((english) => english !== undefined);
}

/** The parts of a compound word that both are known: `Patentnummer`. */
function toParts(word: string, table: Map<string, string>, words: Map<string, number>): string | undefined {
  const lookUp = (part: string) =>
    table.get(part) ??
    (part.length > 3 ? (toListed(part, 'de', table) ?? (words.has(part) ? part : undefined)) : undefined);
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = lookUp(word.slice(0, at)) ?? lookUp(word.slice(0, at).replace(endings.joint, ''));
    const second = lookUp(word.slice(at));
    if (first && second) return `${first} ${second}`;
  }
  return undefined;
}
