import type { Knowledge } from '../../corpus/knowledge.ts';
import { asRanked, type Ranked } from '../../corpus/ranking.ts';
import { fold, tokenize, type Token } from '../../corpus/text.ts';
import { toAskedDates, type Span } from './dates.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import * as lifeSigns from '../signs/life-signs.ts';
import type { LifeMatter } from '../signs/life-signs.ts';

/** Whether a word stands for the person: by name, or for whomever a portfolio speaks of. */
export function isPerson({ folded, stem }: Token, { subject }: Knowledge): boolean {
  return lifeSigns.ownerWords.test(folded) || subject.has(stem);
}

/**
 * The sentence that tells it of the person and of nobody else. Others may have died before: the last on a death. Of births
 * one with a day tells more.
 */
export function findTelling(what: LifeMatter, knowledge: Knowledge): Ranked | undefined {
  const isOwner = (word?: Token) => word !== undefined && isPerson(word, knowledge);
  const isTelling = ({ text }: { text: string }) => {
    const folded = fold(text);
    const at = folded.search(lifeSigns.lifeSigns[what]);
    const before = folded.slice(0, Math.max(0, at)).replace(lifeSigns.linking, '');
    const words = tokenize(before);
    // "Jane Doe is a chemist, born in …".
    const isBeside = lifeSigns.described.test(before) && words.slice(0, 4).some(isOwner);
    const isOwn = isBeside || isOwner(words.at(-1)) || (words.at(-1)?.folded === 'and' && isOwner(words[0]));
    return at === 0 || (isOwn && !sentenceSigns.kin.test(before));
  };
  const found = (knowledge.byId.get('about')?.passages ?? []).flatMap((known) => {
    const sentence = known.sentences.findIndex(isTelling);
    return sentence < 0 ? [] : [asRanked(known, sentence)];
  });
  return what === 'death' ? found.at(-1) : (found.find((one) => toLifeDay(one, what)) ?? found[0]);
}

/** The first date behind the word that tells it. */
export function toLifeDay({ known, sentence }: Ranked, what: LifeMatter): Span | undefined {
  const folded = fold(known.sentences[sentence]?.text ?? '');
  return toAskedDates(folded.slice(folded.search(lifeSigns.lifeSigns[what])).split(lifeSigns.ends, 1)[0] ?? '')[0];
}
