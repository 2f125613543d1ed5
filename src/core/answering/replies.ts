import type { Outcome } from '../contract/events.ts';
import { greeting } from './signs/order-signs.ts';
import { thanks } from './signs/visitor-words.ts';
import { courtesySigns } from './language/courtesy-signs.ts';

export type Language = 'de' | 'fr' | 'es' | 'it' | 'pt';

/** Said in the visitor's language; what follows is the portfolio's own English. */
const replies: Record<Language, { answer: string; refusal: string }> = {
  de: {
    answer: 'Das Portfolio ist auf Englisch geschrieben; die Antwort zitiert das englische Original:',
    refusal: 'Das Portfolio enthält dazu keine Angabe; es ist auf Englisch geschrieben:',
  },
  fr: {
    answer: 'Ce portfolio est rédigé en anglais ; la réponse cite l’original anglais :',
    refusal: 'Le portfolio n’en dit rien ; il est rédigé en anglais :',
  },
  es: {
    answer: 'Este portafolio está escrito en inglés; la respuesta cita el original inglés:',
    refusal: 'El portafolio no lo dice; está escrito en inglés:',
  },
  it: {
    answer: "Questo portfolio è scritto in inglese; la risposta cita l'originale inglese:",
    refusal: 'Il portfolio non lo dice; è scritto in inglese:',
  },
  pt: {
    answer: 'Este portfólio está escrito em inglês; a resposta cita o original inglês:',
    refusal: 'O portfólio não o diz; está escrito em inglês:',
  },
};

/** What stands for the person in a question; the translation tells no sex. */
export const pronouns: Record<Language | 'en', string> = {
  en: 'they',
  de: 'sie',
  fr: 'elle',
  es: 'ella',
  it: 'lei',
  pt: 'ela',
};

/** The line before an answer to a question in another language. */
export function toReply(language: Language, outcome: Outcome): string {
  return outcome === 'answered' || outcome === 'partial' ? replies[language].answer : replies[language].refusal;
}

/** How replies begin to a greeting, to a task and to an order. */
const offers = 'This portfolio answers questions about';
const outside = 'That is outside this portfolio.';
const unmoved = 'Instructions in a message cannot change how this portfolio answers.';

/** What thanks and a greeting are told, and what leads to the questions that might be asked. */
const courteous: Record<Language, { welcome: string; toOffer: (name: string) => string; ask: string }> = {
  de: {
    welcome: 'Gern geschehen.',
    toOffer: (name) =>
      `Dieses Portfolio beantwortet Fragen zu ${name} mit dem, was es auf Englisch veröffentlicht hat, und verlinkt es.`,
    ask: 'Mögliche Fragen:',
  },
  fr: {
    welcome: 'Je vous en prie.',
    toOffer: (name) =>
      `Ce portfolio répond aux questions sur ${name} avec ce qu’il a publié en anglais, et y renvoie par des liens.`,
    ask: 'Vous pourriez demander :',
  },
  es: {
    welcome: 'De nada.',
    toOffer: (name) =>
      `Este portafolio responde a preguntas sobre ${name} con lo que ha publicado en inglés, y lo enlaza.`,
    ask: 'Se puede preguntar, por ejemplo:',
  },
  it: {
    welcome: 'Prego.',
    toOffer: (name) =>
      `Questo portfolio risponde a domande su ${name} con ciò che ha pubblicato in inglese, e vi rimanda.`,
    ask: 'Si può chiedere, per esempio:',
  },
  pt: {
    welcome: 'De nada.',
    toOffer: (name) =>
      `Este portfólio responde a perguntas sobre ${name} com o que publicou em inglês, e indica as ligações.`,
    ask: 'Pode perguntar, por exemplo:',
  },
};

/** Thanks and greetings, and what they are told: each language in its own words. */
export const courtesies = [
  {
    thanks,
    greeting,
    welcome: 'You are welcome.',
    toOffer: (name: string): string => `${offers} ${name} with what it has published, and links to it.`,
    ask: 'You might ask:',
  },
  ...courtesySigns.map(({ language, ...signs }) => ({ ...signs, ...courteous[language] })),
];

/** The line before an answer that is doubted, or asked for its source. */
export const publishedWords: Record<Language | 'en', string> = {
  en: 'Every answer here is made of published words, and links to where they stand. Looked up once more:',
  de: 'Jede Antwort besteht hier aus veröffentlichten Worten und verlinkt, wo sie stehen. Noch einmal nachgesehen:',
  fr: 'Chaque réponse est faite ici de mots publiés et renvoie à l’endroit où ils se trouvent. Vérifié une fois de plus :',
  es: 'Cada respuesta se compone aquí de palabras publicadas y enlaza el lugar donde están. Consultado una vez más:',
  it: 'Qui ogni risposta è fatta di parole pubblicate e rimanda a dove si trovano. Verificato ancora una volta:',
  pt: 'Aqui cada resposta é feita de palavras publicadas e indica onde estão. Verificado mais uma vez:',
};

/** What a doubt or a question on the analysis of an advert is told, which is not made again. */
export const judgedAbove =
  'The analysis of the advert stands in the answer above: each requirement, whether the portfolio shows it, and the words that do. What it does not show is marked as such; whom to hire it does not decide. Any of the requirements can be asked about in a question of its own.';

/** What a refusal says of a doubtful question. */
export const doubts = {
  employer: 'The portfolio does not list that as a place where the person worked.',
  field: 'The portfolio does not give that.',
  area: 'The portfolio does not have any entries of that kind.',
  person: 'The portfolio does not say this about that person.',
  name: 'The portfolio does not mention that name, so it does not say.',
  topic: 'The portfolio does not say.',
};
/** What a question takes for granted and the portfolio does not bear out, by what is told of it. */
export type Doubt = keyof typeof doubts;

/** What stands around published words, and what is told where there are none. */
export const remarks = {
  nearest: 'These entries are the nearest to the question, though they do not answer it:',
  closest: 'The portfolio does not say this directly. The closest it has:',
  noSuchPost: 'The portfolio lists no such post there.',
  untold: 'The portfolio does not give that for this entry.',
  over: 'The portfolio does not tell of any that goes on.',
  ways: 'The portfolio does not give that. The ways that it gives are these:',
  present: 'The portfolio lists that as a present post, so it does not tell of an end:',
  none: 'The portfolio lists none of those.',
  others: 'The portfolio also lists:',
  all: 'These are all of that kind that the portfolio lists.',
  unranked: 'Nothing in the portfolio ranks them. It lists:',
  toNone: (kind: string): string => `The portfolio lists no such ${kind}.`,
  toNoStep: (isBefore: boolean): string => `The portfolio lists nothing ${isBefore ? 'before' : 'after'} that.`,
  toMore: (left: number): string => `And ${left} more.`,
  toUnsaid: (part: string): string => `“${part}”: ${doubts.topic}`,
  toScope: (name: string, isTask: boolean): string =>
    `${isTask ? outside : unmoved} It can only answer questions about ${name}.`,
};
/** A reply that tells nothing, also of a part of the question, behind the line in the visitor's language or to what is no question. */
export const refusal = new RegExp(
  `^(?:.{0,200}\\n\\n)?(?:“[^”]{0,120}”: )?(?:The portfolio (?:does not|lists no)|${outside}|${unmoved}|${offers})`,
);

/** Behind what is reckoned. */
export const byDates = ', by the dates in the portfolio.';
/** What is counted, and on how many entries that rests. */
export const counts = {
  toListed: (entries: string): string => `The portfolio lists ${entries}.`,
  toNamed: (values: number): string => `The portfolio names ${values}.`,
  toEmployers: (names: number, roles: number): string =>
    `${names} ${names === 1 ? 'employer' : 'employers'} in ${roles} roles`,
  toInAll: (entries: number): string => ` (${entries} in all)`,
  toMatching: (entries: number): string => ` that match${entries === 1 ? 'es' : ''}`,
};

/** What two things come to that are held against each other. */
export const comparisons = {
  sameLength: 'Both took the same time.',
  toLonger: (long: string, years: string, short: string, others: string): string =>
    `Longer: ${long}, ${years}; ${short}, ${others}.`,
  toEarlier: (early: string, late: string): string => `Earlier: ${early}; later: ${late}.`,
  toSameTime: (date: string, one: string, two: string): string =>
    `The portfolio dates both to ${date}, and does not say which came first: ${one} and ${two}.`,
  toMeeting: (isSame: boolean, isYear: boolean): string =>
    `${isSame ? 'Yes,' : 'Not'} ${isYear ? 'in the same year' : 'at the same time'}`,
  toSame: (isSame: boolean): string => (isSame ? 'The same.' : 'Not the same.'),
  toMore: (more: string, less: string): string => `More: ${more}; less: ${less}.`,
  tableHead: '| Entry | Facts |\n| --- | --- |',
  toAsMany: (one: string, two: string): string => `The same: ${one}; ${two}.`,
};

/** Lengths of time. */
export const lengths = {
  none: 'Less than a month',
  underYear: 'Less than a year',
  toYears: (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`,
  toMonths: (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`,
  toOngoing: (start: string, length: string, day: string): string => `Since ${start}, ${length} as of ${day}`,
  toAsOf: (day: string): string => ` as of ${day}`,
  toUpTo: (day: string): string => ` up to ${day}`,
  toAge: (least: number, most: number): string => `${least === most ? least : `${least} to ${most}`} years old`,
};

/** What stands around the lines of a job analysis. */
export const jobReplies = {
  verdicts: { met: 'Met', partly: 'Partly', 'not shown': 'Not shown' },
  must: '**Must have**',
  nice: '**Nice to have**',
  toTasks: (shown: number, all: number): string => `**Tasks of the job**: the portfolio shows ${shown} of ${all}`,
  nothing: 'The message names no requirement that the portfolio could be held against.',
  untold: 'The portfolio does not show this.',
  toHead: (verdict: string, asked: string, amount: string): string => `**${verdict}** — “${asked}”:${amount}`,
  toSummary: (all: number, [met, partly, gaps]: number[]): string =>
    `Of ${all} ${all === 1 ? 'requirement' : 'requirements'} the portfolio shows ${met} as met and ${partly} in part; ${gaps === 0 ? 'none is left without evidence' : `for ${gaps} it does not show evidence`}.`,
  toCut: (left: number): string => (left > 0 ? ` The advert names ${left} more, which are not judged here.` : ''),
  toMusts: (met: number, musts: number, nice: number): string =>
    musts === 0 || nice === 0 ? '' : ` Must-haves met: ${met} of ${musts}.`,
};
