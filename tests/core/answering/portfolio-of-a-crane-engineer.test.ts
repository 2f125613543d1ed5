import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer, toTalk } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Born to a family of sailors, she came to Bergen in 1994 and builds cranes.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n  note: For talks, ask at least eight weeks ahead. She gives out no telephone number.\n---\nAda Example was born Ada Maria Lark in Kiel in 1970. Her father, Emil Lark, repaired clocks there.\n\nShe married Tom Berg in June 2004, in the chapel of the old fort.\n\nShe is not looking for a new post. Talks cost £900; schools pay nothing.',
  'education/msc.md': 'institution: Kiel Institute\ndegree: MSc\nend: 1995\nhonours: [Distinction]',
  'education/riggers.md':
    'institution: Society of Riggers\ndegree: Lifting Safety Specialist\nend: 2021\nsummary: Taken online.',
  'education/harbour.md': 'institution: Harbour Board\ndegree: Certified Crane Inspector\nend: 2012',
  'experience/yard.md': 'employer: Kade Yard\nrole: Smith\nstart: 1995\nend: 2004\n---\nShe forged hooks.',
  'experience/mill.md': 'employer: Lum Mill\nrole: Engineer\nstart: 2022\nend: present\n---\nShe runs the mill.',
  'experience/school.md':
    'employer: Quay School\nrole: Board member (volunteer)\nstart: 2010\nend: 2014\nsummary: Budgets of a school.',
  'experience/museum.md':
    'employer: Winch Museum\nrole: Trustee (volunteer)\nstart: 2015\nend: 2019\nsummary: Care for old winches.',
  'approach.md':
    'title: How she works\n---\n## Build it\n\nGRAB and the winches were built, because a machine has to survive contact with its people.',
  'open-source/pin.md':
    'name: Pin\nsummary: Tester of mobile apps, written because apps trust too much.\ncollaborators: [Jo Berg (co-maintainer)]\noutcome: 7 contributors.',
  'experience/college.md':
    'employer: Bergen College\nrole: Lecturer\nstart: 2019\nend: 2021\nsummary: Ropes and knots.\n---\nHer doctoral students include Una Reed.',
  'experience/hoist.md':
    'employer: Hoist Works\nrole: Founder\nstart: 2005\nend: 2009\ncolleagues: [Una Reed, Pim Post]\nsummary: Winches for quays.',
  'awards/order.md': 'title: Order of the Anchor\nawarder: City of Kiel\ndate: 2018',
  'awards/medal.md': 'title: Riggers Medal\nawarder: Guild of Riggers\ndate: 2016',
  'projects/grab.md':
    'name: GRAB\naka: [GRAB system]\nstart: 2007\nend: 2011\nsummary: A control system for cranes.\noutcome: Supported five or six users at once.\n---\nThe name comes from the claw of a dredger. It was built because the yard had too few drivers.',
  'awards/year.md':
    'title: Engineer of the Year\nawarder: Riggers Weekly\ndate: 2013-05\nreason: For GRAB.\nsummary: Handed over in June, when Riggers Weekly paid for the dinner.',
  'publications/brakes.md': 'title: On Brakes\nkind: talk\nvenue: Crane Days\nplace: Oslo\ndate: 2014-06-03',
};
const ask = askFixtures('product', 'robotics', 'security', 'curie', 'founder');
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['Which professional certificates has she obtained?', /Certified Crane Inspector[^]*Lifting Safety Specialist/],
  ['What was her very first job after her studies?', /Kade Yard/],
  ['What was her first job after her first degree?', /Kade Yard/],
  ['What was her first job after university, and what did she win in 2016?', /Kade Yard[^]*Riggers Medal/],
  ['What surname did she have before she got married?', /born Ada Maria Lark/],
  ['How many people could use the GRAB system at the same time?', /five or six users/],
  ["What's the number of people who contributed to Pin?", /7 contributors/],
  ['Where do I find her mobile?', /no telephone number/],
  ['Could we poach her?', /not looking for a new post/],
  ['How far in advance does she want to be asked?', /eight weeks ahead/],
  ['When did she speak in Oslo?', /3 June 2014/],
  ['When was she born?', /born Ada Maria Lark in Kiel in 1970/],
  ['List all the medals and orders she was given.', /Riggers Medal[^]*Order of the Anchor/],
  ['Which companies has she worked for or founded?', /Kade Yard[^]*Hoist Works/],
  ['If I apply for a job with her, how far in advance should I ask?', /eight weeks ahead/],
  ['On which boards has she sat as a volunteer?', /Quay School[^]*Winch Museum/],
])('what people say in talk is answered as what they mean: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toMatch(told);
});

test.each([
  ['product', 'What does she charge for a talk?', /£1,800/],
  ['product', 'What would it set us back to have her on our stage?', /£1,800/],
  ['product', "What was the result of her master's?", /Distinction/],
  ['product', 'What did her dad do for a living?', /^I was born[^]*set type/],
  ['product', 'Who named her Product Leader of the Year?', /^Awarded by: Caledonian/],
  ['robotics', 'In welchem Jahr hat sie ihre Promotion an der ETH abgeschlossen?', /November 2017/],
  ['curie', 'At which universities has she held posts?', /^- \[Chief of laboratory/],
])('and where much else stands near: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test('nobody is said to have left where he is, nor whom a sentence without a word of leaving names', () => {
  expect(ask('security', 'What made him quit Valmora Medical in 2024?').outcome).toBe('not_in_portfolio');
  expect(toAnswer(corpus, ['Why did she walk out of Riggers Weekly?']).outcome).toBe('not_in_portfolio');
});

test('what a relative does is told by no sentence that only names one', () => {
  expect(toAnswer(corpus, ['What does her husband do?']).outcome).toBe('not_in_portfolio');
});

test.each([
  ['security', 'How much does he earn at Valmora?'],
  ['product', 'What salary does she get at Asterra Health?'],
])('where a sum is not told, none of another matter is shown as near to it: %s, %s', (name, question) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).not.toMatch(/[€£]|\d euros/);
});

test('why a thing is called so is told by a sentence on its name, and not by why it was made', () => {
  expect(toAnswer(corpus, ['Why is GRAB called so?']).text).toContain('claw of a dredger');
  expect(toAnswer(corpus, ['Why is Pin called so?']).outcome).toBe('not_in_portfolio');
});

test('what was told just now is said again where its day is asked for', () => {
  expect(toTalk(corpus, ['Who is she married to?', 'When did that happen?']).text).toMatch(
    /^She married Tom Berg in June 2004/,
  );
});

test('"by which company" behind "when" asks of the same deed, and lists no employers', () => {
  const { cited } = ask('founder', 'When was pinfold audited, and by which company?');
  expect(cited.filter((id) => id?.startsWith('experience'))).toEqual([]);
});

test('whoever has doctoral students has supervised some', () => {
  const { text } = toAnswer(corpus, ['Requirements:\n- supervision of doctoral students\n- Klingon\nWould she fit?']);
  expect(text).toMatch(/“supervision of doctoral students”: Her doctoral students include/);
});
