import { fold, toStem } from './text.ts';

/** Matters that a portfolio seldom states and a visitor never wants guessed: an answer must use the very word. */
const words = `salary wage wages income earnings paycheck fee fees fortune wealth rich debt inherit inheritance bonus
  wife husband spouse girlfriend boyfriend partner marriage married divorce divorced wedding children child kids grandchildren
  religion religious church faith god politics political vote voted party affiliation
  food meal dish recipe drink drinks coffee beer wine restaurant diet vegetarian vegan cook cooking breakfast
  car cars vehicle drive drove hobby hobbies pastime sport sports football tennis golf chess swim
  pet pets dog dogs cat cats colour color animal favourite favorite weight height tall tallest size shoe shoes hair eyes
  health illness disease diagnosis medication therapy surgery blood
  phone telephone address street email password bank account passport visa birthday horoscope zodiac
  holiday vacation weekend sleep morning routine ringtone crush ex lover affair`;

export const privateTopics: ReadonlySet<string> = new Set(words.split(/\s+/).map((word) => toStem(fold(word))));
