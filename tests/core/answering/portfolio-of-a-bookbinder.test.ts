import { expect, test } from 'vitest';
import { extract } from '../../../src/core/answering/extract.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const profile = (text: string) =>
  `name: Jo Doe\nheadline: Bookbinder and restorer\nsummary: Binds books.\nupdated: 2026-01-01\n---\n\n${text}`;
const binder = await openFiles({
  'profile.md': profile(
    [
      'My day rate is €480; a survey of up to 200 volumes costs €1,900. Charities pay 20% less.',
      'I am not looking for a new post.',
      'At home I play the sitar in a small quartet.',
    ].join('\n\n'),
  ),
  'education/leeds.md':
    'institution: University of Leeds\ndegree: BA\nfield: Modern history\nplace: Leeds, England\nstart: 2004\nend: 2007\n---\n\nThree years.',
  'experience/mill.md':
    'role: Head of conservation\nemployer: Mill Library\nplace: York\nstart: 2015\nteam: 9 people\n---\n\nI look after the paper.',
  'publications/glue.md':
    'title: What holds it all together\nkind: talk\nvenue: Paper Days\ndate: 2021-11\nplace: Riga, Latvia\nsummary: A talk against animal glue, with forty spines that came apart.\n---\n\nThe audience voted.',
  'publications/thread.md':
    'title: A thread through it\nkind: talk\nvenue: Paper Days\ndate: 2023-05\nplace: Oslo, Norway\nsummary: On sewing by hand.\n---\n\nIt rained.',
  'patents/press.md':
    'title: Press for narrow spines\nnumber: EP 1 234 567\nstatus: pending\nfiled: 2024-02-01\n---\n\nHolds them.',
  'patents/clamp.md':
    'title: Clamp for boards\nnumber: EP 1 111 111\nstatus: granted\nfiled: 2019-02-01\ngranted: 2021-02-01\n---\n\nHolds them.',
  'projects/atlas.md': 'name: River atlas\nstart: 2019\nend: 2020\n---\n\nOld maps.',
  'open-source/gauge.md':
    'name: Gauge\nsummary: Measures spines.\nstatus: Archived in 2022; it no longer runs in current browsers.\n---\n\nSmall.',
});
const ask = (question: string) => toAnswer(binder, [question]);

test.each([
  'What does a survey cost?',
  'How much is a survey?',
  'How much would a survey cost us?',
  'Wie viel kostet ein Survey bei ihr?',
  'Do you offer a discount for charities?',
  'Could we get it any cheaper?',
  'What do charities pay?',
])('what is charged is told where prices are: %s', (question) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining('My day rate is €480') });
});

test.each([
  'Does she make music in her spare time?',
  'Does she play in a band?',
  "What does she do when she isn't working?",
  "What does she get up to when she's away from her desk?",
])('what is done outside work is told, music among it: %s', (question) => {
  expect(ask(question).text).toMatch(/^At home I play the sitar/);
});

test.each([
  ['How many people are under her these days?', 'Team: 9 people'],
  ['Could we poach her at the moment, or is she happy where she is?', 'I am not looking for a new post'],
  ['How many patents does she hold or have pending in total?', 'lists 2 patents'],
  ['Where and when did she speak about animal glue?', 'Date: November 2021. Place: Riga, Latvia'],
  ['When was the talk on sewing?', 'Date: May 2023'],
  ['Can I still fire up Gauge in Chrome today?', 'no longer runs in current browsers'],
])('what clients ask is told: %s – %s', (question, told) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining(told) });
});

test('the talk on a matter is told where and when it was, and no other with it', () => {
  expect(ask('When was the talk on sewing?').text).not.toContain('2021');
});

test('who belongs to a family is named when the talk asks what they are called', async () => {
  const father = await openFiles({
    'profile.md': profile(
      'I bind books for libraries. I came to paper from mathematics and spent nine years in York.\n\nI was born in Gyumri and grew up with my grandmother, who taught chemistry.\n\nArmenian is my mother tongue, and I work in English.\n\nFrom February to June I stayed at home for five months with our twin sons, Aram and Levon.',
    ),
  });
  const talk = ['Does he have children?', 'Yes, he stayed at home with his twin sons.', 'What are they called?'];
  expect(toAnswer(father, talk)).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^From February/),
  });
});

test('the time that an application took is borne out by both of its dates', () => {
  const asked = {
    role: 'user' as const,
    content: 'How long was the patent on the clamp pending before it was granted?',
  };
  const evidence = extract([asked], binder).statements.flatMap((statement) => statement.evidence);
  expect(evidence.map(({ quote }) => quote)).toEqual(
    expect.arrayContaining(['Filed: 1 February 2019', 'Granted: 1 February 2021']),
  );
});

test('a degree that only honours is an honorary one', async () => {
  const doctor = await openFiles({
    'profile.md': profile('Books.'),
    'education/leeds.md': 'institution: University of Leeds\ndegree: BA\nend: 2007\n---\n\nThree years.',
    'awards/kiel.md': 'title: Honorary doctorate\nawarder: University of Kiel\ndate: 2019\n---\n\nIn spring.',
  });
  const { text } = toAnswer(doctor, ['Which universities gave her a degree just to honour her?']);
  expect(text).toContain('University of Kiel');
  expect(text).not.toContain('Leeds');
});

test('what was published or edited is all that was published', async () => {
  const editor = await openFiles({
    'profile.md': profile('Books.'),
    'publications/one.md': 'title: On Glue\nkind: book\ndate: 2012\n---\n\nA handbook.',
    'publications/two.md': 'title: On Thread\nkind: book\ndate: 2015\n---\n\nTwelve essays that she edited.',
  });
  expect(toAnswer(editor, ['How many books did she publish or edit?']).text).toContain('lists 2 publications');
});

test('a limerick is a task, however it is asked for', () => {
  expect(ask('can you do me a quick limerick about the press?').outcome).toBe('out_of_scope');
});

test('where no school before university is told none is', () => {
  expect(ask('Which school did she go to before university?').outcome).toBe('not_in_portfolio');
});

test('a view on things in general asks for no entry of a kind', async () => {
  const thinker = await openFiles({
    'profile.md': profile('Books.'),
    'approach.md': 'title: How I work\n---\n\nBuying an app is not enough: an archive changes when its people do.',
    'projects/atlas.md': 'name: River atlas\nstart: 2019\n---\n\nOld maps.',
  });
  const view = toAnswer(thinker, ['Would she say that buying an app is enough to change an archive?']);
  expect(view).toMatchObject({ outcome: 'answered', text: expect.stringContaining('is not enough') });
  expect(toAnswer(thinker, ['Has she written an app?']).outcome).toBe('not_in_portfolio');
});
