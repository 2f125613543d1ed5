import * as numberSigns from '../../corpus/number-signs.ts';
import { toNumber } from '../reading/number-words.ts';
import { tokenize, type Token } from '../../corpus/text.ts';
import { findDates, type FoundDate } from './dates.ts';

const spelled = new Map(numberSigns.numberWords.slice(2).map((word) => [word, String(toNumber(word))] as const));
spelled.set('dozen', '12').set('once', '1').set('twice', '2');

/** A number as it is compared: `3,541,541`, `3541541` and "three" lose their notation, `$` and `%` stay. */
export interface FoundNumber {
  value: string;
  /** `$`, `€`, `£` or `%` beside it. */
  unit: string;
  token: Token;
}

/** The numbers of a text that are no part of a date. */
export function findNumbers(
  text: string,
  tokens = tokenize(text),
  dates: FoundDate[] = findDates(text),
): FoundNumber[] {
  return tokens.flatMap((token): FoundNumber[] => {
    const end = token.start + token.text.length;
    if (dates.some((date) => token.start < date.end && end > date.start)) return [];
    const value = toCompared(token.folded);
    if (value === undefined) return [];
    const unit =
      /[$€£]\s?$/.exec(text.slice(0, token.start))?.[0].trim() ??
      /^\s?(?:%|per ?cent)/.exec(text.slice(end))?.[0] ??
      '';
    return [{ value, unit: /per|%/.test(unit) ? '%' : unit, token }];
  });
}

/** The number that a folded word stands for. */
export function toCompared(folded: string): string | undefined {
  if (/^\d/.test(folded))
    return folded
      .replace(/(?<=\d)s$/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  return spelled.get(folded);
}
