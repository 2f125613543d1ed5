import type { Knowledge } from '../../corpus/knowledge.ts';
import { oncePer } from '../../corpus/once.ts';
import { toSkills } from '../../corpus/query.ts';
import * as technologySigns from '../../corpus/technology-signs.ts';
import { fold } from '../../corpus/text.ts';

/** The text with the script libraries that the portfolio lists as skills by their bare names: "Vue" for VueJS and Vue.js. */
export function spellTechnologies(text: string, knowledge: Knowledge): string {
  return text.replace(technologySigns.ofScript, (word, name: string) =>
    toNames(knowledge).has(fold(name)) ? name : word,
  );
}

const toNames = oncePer(
  (knowledge: Knowledge) =>
    new Set([...toSkills(knowledge)].map((skill) => fold(skill.replace(technologySigns.ofScript, '$1')))),
);
