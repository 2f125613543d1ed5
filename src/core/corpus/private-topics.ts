import { fold, toStem } from './text.ts';
import { unique } from './unique.ts';

/**
 * Matters that a portfolio seldom states and a visitor never wants guessed: an answer must use the very word, or another of
 * its line. A word of two lines stands for both: a son is a child, and so is a daughter.
 */
const kin = `
wife husband spouse married marry marries marriage wedding bride groom
children kids son sons
children kids daughter daughters
children kids twins triplets
brother brothers siblings
sister sisters siblings
grandchildren grandson granddaughter
`;
const others = `
salary wage wages earnings income paycheck stipend remuneration
fee fees
fortune wealth debt inherit inheritance
bonus
girlfriend boyfriend partner lover affair crush
divorce divorced
religion religious church faith god
politics political vote voted party affiliation
food meal dish recipe
drink drinks coffee beer wine
restaurant diet vegetarian vegan cook cooking breakfast
car cars vehicle vehicles
hobby hobbies pastime
favourite favourites favorite favorites
sport sports football tennis golf chess swim
pet pets dog dogs cat cats
colour color
favourite favorite
weight height tall tallest
size shoe shoes
hair eyes
health illness disease diagnosis medication therapy surgery
blood
phone telephone
address
email
password
bank
passport visa citizen citizenship nationality
birthday born birth birthdate
horoscope zodiac
holiday vacation
weekend
sleep
routine
ringtone
ex
membership memberships member members
scholarship scholarships bursary bursaries
fellowship fellowships fellow fellows
`;

/** Stem → every stem of its lines. */
function toGroups(lines: string): Map<string, string[]> {
  const groups = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map((word) => toStem(fold(word))));
  return new Map(groups.flat().map((stem) => [stem, unique(groups.filter((group) => group.includes(stem)).flat())]));
}

/** Words of the family: each can stand for another of its line. */
export const kinGroups: ReadonlyMap<string, string[]> = toGroups(kin);
export const topicGroups: ReadonlyMap<string, string[]> = new Map([...kinGroups, ...toGroups(others)]);
/** Every stem of the lines. */
export const privateTopics: ReadonlySet<string> = new Set(topicGroups.keys());

/** Things have these as well. */
export const ofThings = /^(?:colou?rs?|weight|height|size|tall(?:est)?)$/;
/** Asks for an address that is private. */
export const asksAddress = /\b(home|private|street|postal) address\b/;
/** "Coloured panoramas" are nobody's colour. */
export const madeSo = /^(?:colou?red|weighted|sized)$/;
