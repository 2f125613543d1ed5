import type { Knowledge } from './knowledge.ts';
import { oncePer } from './once.ts';
import { toSkills } from './query.ts';
import { technologySpellings } from './technology-signs.ts';

const ofScript = /(?<=.)[ .-]?js$/i;

/** The text with its technologies spelt as the skills of the portfolio are: "VueJS" for Vue, "Postgres" for PostgreSQL. */
export function spellTechnologies(text: string, knowledge: Knowledge): string {
  const skills = toSpellings(knowledge);
  return text.replace(/[\p{L}\d][\p{L}\d.]*[\p{L}\d]/gu, (word) => {
    const isSpelling = technologySpellings.has(word.toLowerCase()) || ofScript.test(word);
    return (isSpelling && skills.get(toName(word))) || word;
  });
}

/** What a skill is called by any spelling → how the portfolio spells it. */
const toSpellings = oncePer(
  (knowledge: Knowledge) => new Map([...toSkills(knowledge)].map((skill) => [toName(skill), skill])),
);

/** What all spellings of a technology have in common. */
function toName(text: string): string {
  const word = text.toLowerCase();
  return technologySpellings.get(word) ?? word.replace(ofScript, '');
}
