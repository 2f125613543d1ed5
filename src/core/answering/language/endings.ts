import type { Language } from '../replies.ts';

/** Endings of other forms with those of the form that a table lists, most telling first. */
export const forms: Record<Language, [RegExp, string][]> = {
  de: [
    [/(?:en|n|e|er|es|em|s)$/, ''],
    [/(?:en|er|es|em|n|s)$/, 'e'],
    [/(?:te|ten|t|st|e)$/, 'en'],
  ],
  fr: [
    [/[sx]$/, ''],
    [/aux$/, 'al'],
    [/(?:ees?|es)$/, 'e'],
    [/es?$/, ''],
    [/(?:e|es|a|ait|aient|ent|ez|erent)$/, 'er'],
    [/(?:er|ent|a|ait|aient|erent)$/, 'e'],
    [/it$/, 'ire'],
    [/euses?$/, 'eur'],
  ],
  es: [
    [/s$/, ''],
    [/es$/, ''],
    [/(?:as?|os)$/, 'o'],
    [/([aei]r)(?:l[aeo]s?|me|te|se|nos)$/, '$1'],
    [/(?:o|a|an|aba|aron|ado|ando)$/, 'ar'],
    [/(?:io|e|en|ia|ieron|ido|iendo)$/, 'er'],
    [/(?:io|e|en|ia|ieron|ido|iendo)$/, 'ir'],
    [/(?:ar|aba|aban|aron|an|ando)$/, 'o'],
    [/(?:[ei]r|ia|ian|ieron|iendo)$/, 'io'],
  ],
  it: [
    [/ch([ei])$/, 'co'],
    [/[ie]$/, 'o'],
    [/[ie]$/, 'a'],
    [/i$/, 'e'],
    [/a$/, 'o'],
    [/r(?:gli|l[aeoi]|ne|[mtscv]i)$/, 're'],
    [/(?:o|a|ano|ava|arono|at[oaei]|ando)$/, 'are'],
    [/(?:e|ono|eva|ut[oaei]|endo)$/, 'ere'],
    [/(?:i|ono|iva|it[oaei]|irono)$/, 'ire'],
    [/(?:are|ava|avano|arono|ando|o)$/, 'ato'],
    [/(?:ire|iva|ivano|irono|endo)$/, 'ito'],
  ],
  pt: [
    [/s$/, ''],
    [/oes$/, 'ao'],
    [/ais$/, 'al'],
    [/eis$/, 'el'],
    [/ns$/, 'm'],
    [/(?:as?|os)$/, 'o'],
    [/(?:ou|a|am|ava|aram|ado|ando)$/, 'ar'],
    [/(?:eu|e|em|ia|eram|ido|endo)$/, 'er'],
    [/(?:iu|e|em|ia|iram|ido|indo)$/, 'ir'],
    [/(?:ar|ava|avam|aram|ando)$/, 'ou'],
    [/(?:er|ia|iam|eram|endo)$/, 'eu'],
    [/(?:ir|ia|iam|iram|indo)$/, 'iu'],
  ],
};

/** Endings that the languages share with English under other spellings. */
export const cognates: [RegExp, string][] = [
  [/(zione|cion|cao|tion)$/, 'tion'],
  [/(zioni|ciones|coes|tionen)$/, 'tions'],
  [/(idad|idade|ita|ite|itat)$/, 'ity'],
  [/(iques?|ic[aio]s?|iche|ische?[nrs]?)$/, 'ic'],
  [/(ismo|isme|ismus)$/, 'ism'],
  [/(ia|ie|io|ium)$/, 'y'],
  [/(eur|euse|ore|or|ora|rice)$/, 'or'],
];

/** Verbs by their endings: one that no table holds says less than the nouns beside it. */
export const verbs: Record<Language, RegExp> = {
  de: /^(ge.+(t|en)|.+(te|ten|ierte|iert))$/,
  fr: /(ait|aient|erent|ees?|er|ir|a)$/,
  es: /(aron|ieron|aba|aban|ado|ido|ada|ida|ar|er|ir|io|o)$/,
  it: /(arono|ava|avano|ato|ito|uto|are|ere|ire|isce|o)$/,
  pt: /(aram|eram|ava|avam|ado|ido|ada|ida|ar|er|ir|ou|iu|eu)$/,
};
/** Letters and elisions that only some of the languages use. */
export const letterHints: Record<Language, RegExp> = {
  // "Was ist …?"; an English question may name a German journal
  de: /^\W*was (?:ist|sind|macht|kann|hat)\b|^(?!\W*(?:which|what|who|whom|whose|when|where|why|how|did|does|do|is|was|are|were|has|have|list|tell|give)\b).*[äöüß]/is,
  // A name inside a sentence is of no language: "Did Zoé …?"
  fr: /(?<! \p{Lu}\p{L}{0,30})[çœèêâûÇŒÈÊÂÛ](?! )|\b[ldjsncLDJSNC]['’]|\b[Qq]u['’]/u,
  es: /[¿¡ñ]/i,
  it: /\b(dell|all|nell|un|l|c|cos|qual)['’]|[ìò]|(?:^| )è /i,
  pt: /[ãõ]|ç[aãoõ]|^\W*o que é? /i,
};
/** Small words before a year: "de 1984 à 1989". */
export const beforeYear = /^(de|du|da|dal|von|al?)$/;
/** "È" is no "e". */
export const isOpenE = /^[èé]$/i;
/** The mark behind a word that was translated, and what its neighbours leave of marks and blanks. */
export const markBehind = /^[^\p{L}\p{N}]*?([,.!?])\s/u;
export const strayMarks = /^[,.!? ]+| (?=[,.!?])/g;
/** What joins the first part of a German compound to the second. */
export const joint = /(s|n|en)$/;
export const isYear = /^\d{4}$/;
export const endsSentence = /[.!?]/;
/** Between the columns of a table. */
export const betweenColumns = / = | \/ /;
