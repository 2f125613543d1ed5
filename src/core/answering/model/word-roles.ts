import type { Token } from '../../corpus/text.ts';
import { findDates } from './dates.ts';
import { findNames, type FoundName } from './names.ts';
import { neutralWords, personPronouns } from './neutral-words.ts';
import { toCompared } from './numbers.ts';

/** A token with what it stands for when claims are compared. */
export interface Role {
  stem: string;
  folded: string;
  /** `person` for the owner and pronouns, else the folded name; one value for all words of a name. */
  who?: string;
  /** Year or number, as compared. */
  amount?: string;
  content: boolean;
  /** Whose it is, where no subject of the line tells. */
  whose?: string;
  /** A name or pronoun that may be the subject of the whole line. */
  opens: boolean;
  /** A comma, bracket or joining word stands before it. */
  breaks: boolean;
  /** It opens what is said about the name before it: "(chief engineer)", ", a chemist". */
  explains: boolean;
}

/** A name behind one of these does nothing: "at the Radium Institute". "By" is none of them. */
const prepositions = new Set(
  'at in of for from to with under over on near after before about into through against'.split(' '),
);

interface Reading {
  person: Set<string>;
  isOrdinary: (word: string) => boolean;
  /** Names before this place are labels. */
  from?: number;
}

/** What each word of a text stands for. */
export function toRoles(text: string, tokens: readonly Token[], { person, isOrdinary, from = 0 }: Reading): Role[] {
  const names = findNames(text, isOrdinary, tokens);
  const isActor = ({ first }: FoundName) => {
    const before = tokens[first - 1]?.folded === 'the' ? tokens[first - 2] : tokens[first - 1];
    return (tokens[first]?.start ?? 0) >= from && !prepositions.has(before?.folded ?? '');
  };
  const dates = findDates(text);
  return tokens.map((token, index): Role => {
    const { stem, folded, start } = token;
    const name = names.find(({ first, last }) => index >= first && index <= last);
    const actor = name && isActor(name) ? name : undefined;
    const isPerson = personPronouns.has(folded) || (actor?.words.every((word) => person.has(word)) ?? false);
    const date = dates.find((found) => start >= found.start && start < found.end);
    const amount = date ? (date.year ?? date.decade)?.toString() : toCompared(folded);
    const who = isPerson ? 'person' : actor?.words.join(' ');
    const previous = tokens[index - 1];
    const gap = previous ? text.slice(previous.start + previous.text.length, start) : '';
    return {
      stem,
      folded,
      ...(who !== undefined && { who }),
      ...(amount !== undefined && { amount }),
      content: !name && !isPerson && !date && amount === undefined && !neutralWords.has(folded),
      opens: who !== undefined && from === 0,
      breaks: /[,;()—–]/.test(gap) || /^(?:and|but|while|whereas|although|though)$/.test(folded),
      explains: gap.includes('(') || (gap.includes(',') && /^(?:an?|the|who)$/.test(folded)),
    };
  });
}
