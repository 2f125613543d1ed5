import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Iara Luz\nheadline: Head of user research\nsummary: Leads a team, and is open to offers.\nlocation: Lyon, France\ncontact:\n  email: iara@luz.example\n  note: I reply within three working days.\nupdated: 2026-10-01\n---\n\nMy wife, Maarit, is a luthier. My daughters like school. I play the horn in a brass band of eleven, and reported a burglary at our house in 2022.\n\n## What I look for\n\nI am open to offers, and say no to gambling and to tobacco. I shall stay in Lyon until the summer of 2028. For a permanent post I expect between 72,000 and 80,000 euros a year. I work with a language model, which may translate but not decide.\n\n## Papers\n\nI am a Brazilian citizen, and an employer has to sponsor nothing.',
  'experience/now.md':
    'role: Head of research\nemployer: Solane\nplace: Lyon\nstart: 2024-05\nend: present\nskills: [AWS, interviews]\ncolleagues:\n  - name: Didier Faure\n    role: design lead\nsummary: A team of six.\n---\n\nI report to Agathe Monnet. My budget is 300,000 euros a year without salaries, half of it for tests.',
  'experience/before.md':
    'role: Researcher\nemployer: Orrin\nplace: Paris\nstart: 2020\nend: 2024-03\nsummary: Research on payments, with a budget of £1.4 million.\n---\n\nIn 2023 the new owner announced that the office would close; all of us were made redundant.',
  'education/bmus.md':
    'degree: BMus\ninstitution: Severn Conservatoire\nfield: Organ\nend: 2010\nsummary: A first degree.',
  'education/msc.md':
    'degree: MSc\ninstitution: University of Tay\nfield: Acoustics\nend: 2012\nsummary: A second one.',
  'projects/machine.md':
    'name: Sample engine\nstart: 2021\nend: 2022\nsummary: Plays samples of sounds.\n---\n\nThe plan told the cost as an estimate: £11,200. The sheets were printed in Banbury, hence the name. The source code was only ever published on paper.',
  'projects/ledger.md':
    'name: Food ledger\nstart: 2022\nend: present\nrole: Volunteer\nskills: [volunteering]\nsummary: Work for a food bank.',
});
const ask = (...turns: string[]) => toAnswer(owner, turns);

test.each([
  ["What's her citizenship?", /Brazilian citizen/],
  ['Would we have to sponsor a visa for her?', /sponsor nothing/],
  ['What salary does she want?', /72,000 and 80,000 euros/],
  ['What are her salary expectations?', /72,000 and 80,000 euros/],
  ['Would she move to Paris for a job?', /stay in Lyon/],
  ['Which industries does she refuse to work for?', /gambling/],
  ['When will I get a reply if I write to her?', /three working days/],
  ['Who is her boss?', /Agathe Monnet/],
  ['Why did she leave her last job?', /made redundant/],
  ['What does her wife do for a living?', /luthier/],
  ['What subjects did she study at university?', /Organ[^]*Acoustics/],
  ['Does she do any charity work?', /Food ledger/],
  ['What was the Sample engine supposed to cost?', /£11,200/],
  ['Why is the Sample engine called that?', /^[^]{0,200}Banbury/],
  ['How did she land her first position in the industry?', /^- \[Researcher, Orrin\]/],
])('terms, kin and works are told by the sentence or field on them: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test.each([
  'Does she hold a PhD?',
  'Does she hold a PhD, and from where?',
  'What does she earn at Solane today?',
  'Has she got any AWS certification?',
  'How much redundancy money did she get from Orrin?',
  'Which school do her daughters go to?',
  'What is the name of her house?',
  'What is the brass band called?',
  'Under which licence is the source code of the Sample engine published?',
])('what stands near is no answer: %s', (question) => {
  expect(ask(question).outcome).toBe('not_in_portfolio');
});

test('initials that everybody writes are no name that nothing mentions', () => {
  expect(ask('What is her view on AI and CPUs?').text).not.toContain('name');
});
