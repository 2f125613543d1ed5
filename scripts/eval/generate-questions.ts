import type { FieldKind } from '#core/contract/field.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toFacts, type Fact } from '#core/corpus/facts.ts';
import { areaSchemas, areas, recordsOf } from '#core/contract/record.ts';
import { toFieldMeanings } from '#core/contract/field.ts';
import { toPlural } from '#core/answering/records/area-names.ts';
import type { GoldenQuestion } from './question-file.ts';

/** How to ask for a field of a kind; a kind that makes no natural question is left out. */
const forms: Partial<Record<FieldKind, (label: string, title: string) => string>> = {
  date: (label, title) => `What is the ${label === 'date' ? label : `${label} date`} of ${title}?`,
  person: (label, title) => `Who are the ${label} of ${title}?`,
  organisation: (label, title) => `What is the ${label} of ${title}?`,
  place: (_, title) => `Where was ${title}?`,
  identifier: (label, title) => `What is the ${label} of ${title}?`,
  licence: (_, title) => `Under which licence is ${title}?`,
  amount: (label, title) => `What is the ${label} of ${title}?`,
};
/** Asked of every person, and of none to be answered unless the portfolio happens to say it. */
const absent = [
  'What salary did the last job pay?',
  'What is the favourite food?',
  'Which car did this person drive?',
  'When was the Olympic medal won?',
  'What experience is there with submarine welding?',
];

/** Candidate questions from a portfolio's own records, for its owner to keep, reword or drop. */
export function generateQuestions({ portfolio, records }: Corpus): GoldenQuestion[] {
  const known = records.flatMap((record) =>
    toFacts(record).flatMap((fact) => toQuestion(fact, record.title, record.id)),
  );
  const counts = areas.flatMap((area): GoldenQuestion[] => {
    const { length } = recordsOf(portfolio, area);
    if (length < 2) return [];
    return [
      toGolden(
        `count-${area}`,
        'count',
        `How many ${toPlural(area).split(' and ')[0]} does the portfolio list?`,
        [`\\b${length}\\b`],
        [area],
      ),
    ];
  });
  const missing = records.flatMap((record) => {
    const filled = new Set(toFacts(record).map(({ field }) => field));
    return toFieldMeanings(areaSchemas[record.area]).flatMap(([field, { label, kind }]): GoldenQuestion[] => {
      const form = forms[kind];
      if (filled.has(field) || !form || !['identifier', 'amount', 'licence'].includes(kind)) return [];
      return [toNegative(`absent-${record.id}-${field}`, form(label.toLowerCase(), record.title))];
    });
  });
  return [
    ...known,
    ...counts,
    ...missing,
    ...absent.map((question, index) => toNegative(`absent-${index + 1}`, question)),
  ];
}

function toQuestion({ field, label, kind, values }: Fact, title: string, id: string): GoldenQuestion[] {
  const form = forms[kind];
  if (!form || field === 'aka') return [];
  return [
    toGolden(
      `${id}-${field}`,
      'direct',
      form(label.toLowerCase(), title),
      values.map(({ text }) => escape(text)),
      [id],
    ),
  ];
}

function toGolden(id: string, kind: string, question: string, expect: string[], cites: string[]): GoldenQuestion {
  return { id, kind, question, expect_all: expect, expect_any: [], must_not: [], cites, answerable: true };
}

function toNegative(id: string, question: string): GoldenQuestion {
  return {
    id,
    kind: 'unanswerable',
    question,
    expect_all: [],
    expect_any: ['does not|outside'],
    must_not: [],
    cites: [],
    answerable: false,
  };
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
