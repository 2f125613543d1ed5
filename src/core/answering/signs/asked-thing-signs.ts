/** A thing that a question names, and no word that stands for one said before. */
export const thing = String.raw`((?!(?:he|she|they|you|it|that|this|them|those|him|her)\b)[^?,]{2,60}?)`;
