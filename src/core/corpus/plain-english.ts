import idioms from './idioms.json' with { type: 'json' };

/** A longer text is a pasted one: its idioms are many and none of them is the question. */
const maxLength = 600;

const patterns = idioms.map(([phrase = '', plain = '']) => ({
  phrase: new RegExp(`\\b(?:${phrase})\\b`, 'gi'),
  plain,
}));

/** The text with its idioms and phrasal verbs said in the plain words that a portfolio uses. */
export function toPlainEnglish(text: string): string {
  if (text.length > maxLength) return text;
  return patterns.reduce((said, { phrase, plain }) => said.replace(phrase, plain), text);
}
