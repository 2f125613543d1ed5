import type { Outcome } from '../../contract/events.ts';

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

/** The line before an answer to a question in another language. */
export function toReply(language: Language, outcome: Outcome): string {
  return outcome === 'answered' || outcome === 'partial' ? replies[language].answer : replies[language].refusal;
}

/** What stands around the lines of a job analysis. */
export const jobReplies = {
  verdicts: { met: 'Met', partly: 'Partly', 'not shown': 'Not shown' },
  must: '**Must have**',
  nice: '**Nice to have**',
  nothing: 'The message names no requirement that the portfolio could be held against.',
  untold: 'The portfolio does not show this.',
  toSummary: (all: number, met: number, partly: number, gaps: number): string =>
    `Of ${all} ${all === 1 ? 'requirement' : 'requirements'} the portfolio shows ${met} as met and ${partly} in part; ${gaps === 0 ? 'none is left without evidence' : `for ${gaps} it does not show evidence`}.`,
  toMusts: (met: number, all: number): string => ` Must-haves met: ${met} of ${all}.`,
};
