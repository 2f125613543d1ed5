import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toTalk } from '../../support/asked.ts';
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
    'title: How she works\n---\n## Build it\n\nGRAB and the winches were built, because a machine has to survive contact with its people. What a talk brings on stage is set back by its cost to the sailors.',
  'open-source/pin.md':
    'name: Pin\nsummary: Tester of mobile apps.\ncollaborators: [Jo Berg (co-maintainer)]\noutcome: 7 contributors.',
  'experience/college.md':
    'employer: Bergen College\nrole: Lecturer\nstart: 2019\nend: 2021\nsummary: Ropes and knots.\n---\nHer doctoral students include Una Reed.',
  'experience/hoist.md':
    'employer: Hoist Works\nrole: Founder\nstart: 2005\nend: 2009\ncolleagues: [Una Reed, Pim Post]\nsummary: Winches for quays.',
  'awards/order.md': 'title: Order of the Anchor\nawarder: City of Kiel\ndate: 2018',
  'awards/medal.md': 'title: Riggers Medal\nawarder: Guild of Riggers\ndate: 2016',
  'awards/grant.md': 'title: Harbour Grant\nawarder: Harbour Board\ndate: 2017\namount: €8,000',
  'projects/grab.md':
    'name: GRAB\nstart: 2007\nend: 2011\nsummary: A control system for cranes.\noutcome: Supported five or six users at once; 34 contributors.\n---\nThe name comes from the claw of a dredger. It was built because the yard had too few drivers.',
  'awards/year.md': 'title: Engineer of the Year\nawarder: Riggers Weekly\ndate: 2013-05\nreason: For GRAB.',
  'publications/brakes.md': 'title: On Brakes\nkind: talk\nvenue: Crane Days\nplace: Oslo\ndate: 2014-06-03',
};
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['Which professional certificates has she obtained?', /Certified Crane Inspector[^]*Lifting Safety Specialist/],
  ['What was her very first job after her studies?', /Kade Yard/],
  ['What was her first job after her first degree?', /Kade Yard/],
  ['What was her first job after university, and what did she win in 2016?', /Kade Yard[^]*Riggers Medal/],
  ['Where does the name GRAB come from?', /claw of a dredger/],
  ['What surname did she have before she got married?', /born Ada Maria Lark/],
  ['What did her dad do for a living?', /repaired clocks/],
  ['How many people could use GRAB at the same time?', /five or six users/],
  ["What's the number of people who contributed to GRAB?", /34 contributors/],
  ['Where do I find her mobile?', /no telephone number/],
  ['Could we poach her?', /not looking for a new post/],
  ['What would it set us back to have her on our stage?', /£900/],
  ['What does she charge for a talk?', /£900/],
  ['How far in advance does she want to be asked?', /eight weeks ahead/],
  ['Who named her Engineer of the Year, and when?', /Riggers Weekly/],
  ['What was the result of her MSc?', /Distinction/],
  ['When did she speak in Oslo?', /3 June 2014/],
  ['When was she born?', /born Ada Maria Lark in Kiel in 1970/],
  ['List all the medals and orders she was given.', /Riggers Medal[^]*Order of the Anchor/],
  ['Which companies has she worked for or founded?', /Kade Yard[^]*Hoist Works/],
  ['At which colleges has she held posts?', /Bergen College/],
  ['Who were her partners at Hoist Works?', /Una Reed; Pim Post/],
  ['In welchem Jahr hat sie ihren MSc abgeschlossen?', /1995/],
  ['If I apply for a job with her, how far in advance should I ask?', /eight weeks ahead/],
  ['On which boards has she sat as a volunteer?', /Quay School[^]*Winch Museum/],
])('what people say in talk is answered as what they mean: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toMatch(told);
});

test.each(['What made her quit Lum Mill in 2024?', 'What does her husband do?', 'Where is her mother from?'])(
  'what nobody told is not answered by what stands near: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
  },
);

test('where a sum is not told, none of another matter is shown as near to it', () => {
  for (const question of ['How much money did she get with the Riggers Medal?', 'What does she earn at Lum Mill?']) {
    const { outcome, text } = toAnswer(corpus, [question]);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).not.toMatch(/[€£]/);
  }
});

test('what was told just now is said again where its day is asked for', () => {
  expect(toTalk(corpus, ['Who is she married to?', 'When did that happen?']).text).toMatch(
    /^She married Tom Berg in June 2004/,
  );
});

test('"by which firm" behind "when" asks of the same deed', () => {
  const { cited } = toAnswer(corpus, ['When was GRAB built, and for which yard?']);
  expect(cited.every((id) => id?.startsWith('project') || id === 'approach')).toBe(true);
});

test('whoever has doctoral students has supervised some', () => {
  const { text } = toAnswer(corpus, ['Requirements:\n- supervision of doctoral students\n- Klingon\nWould she fit?']);
  expect(text).toMatch(/“supervision of doctoral students”: Her doctoral students include/);
});
