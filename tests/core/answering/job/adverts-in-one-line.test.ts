import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('hardware');

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Analytics engineer
summary: Ada Example models data.
location: Berlin
updated: 2026-01-01
---
Ada Example models data in Berlin. She speaks German (C1) and Portuguese.`,
    'experience/data.md': `role: Analytics engineer
employer: Data Works
start: 2018
end: present
skills: [SQL, dbt, Looker, Snowflake, Python]
---
She writes models with dbt and SQL.`,
  });
});

test.each([
  ['Could she do a job that needs Python, SQL and Tableau?', ['Python', 'SQL', 'Tableau']],
  ['Looking for: analytics engineer, Berlin or remote, dbt, Snowflake. Would Ada match?', ['dbt', 'Snowflake']],
  ['Job: BI developer. Power BI, DAX, SQL Server. Worth applying for her?', ['Power BI', 'DAX', 'SQL Server']],
  ['Staff data engineer: dbt, Airflow, SQL; 5+ years. Match?', ['dbt', 'Airflow', 'SQL']],
  ['I need a person who speaks Portuguese and knows SQL. Is that her?', ['Portuguese', 'SQL']],
  ['Our stack is dbt, Snowflake and Terraform. Would she fit in?', ['dbt', 'Snowflake', 'Terraform']],
  ['Does she tick these boxes: SQL, dbt, Spark, German?', ['SQL', 'dbt', 'Spark', 'German']],
  ['Wir brauchen eine Analystin mit SQL, dbt und Erfahrung mit Looker. Wäre Ada geeignet?', ['SQL', 'dbt', 'Looker']],
  ['Buscamos una analista con SQL, dbt y 3 años de experiencia. ¿Encaja Ada en el puesto?', ['SQL', 'dbt']],
  ['Cerchiamo una persona con esperienza in dbt, SQL e Looker. Ada è adatta?', ['dbt', 'SQL', 'Looker']],
  ['Procuramos uma analista com 5 anos de experiência em SQL e dbt. A Ada é adequada?', ['SQL', 'dbt']],
])('each thing that a line asks for is judged: %s', (advert, points) => {
  const { text } = toAnswer(corpus, [advert]);
  for (const point of points) expect(text).toMatch(new RegExp(`^- .*“[^”]*${point}[^”]*”`, 'm'));
});

test('a role that asks for several things is judged by each', () => {
  const { text } = ask(
    'hardware',
    'Would this person be suitable for a role that asks for PCB design, C and five years of industry experience?',
  );
  expect(text.match(/^- .*“/gm)).toHaveLength(3);
});
