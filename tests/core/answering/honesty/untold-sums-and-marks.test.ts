import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Nia Borg\nheadline: Builder of rain gauges\nsummary: Builds gauges for schools and farms.\nlocation: Valletta, Malta\nupdated: 2026-05-01\n---\n\nI learned to take things apart as the third of five children. I hold a level 2 badge as an umpire. In 2025 I moved into a larger workshop. In 2014 I proposed to Joan Vella, a mathematician in my section, which was closed after the war; I told her that I was ill, she took it calmly, and after a summer she broke it off.\n\n## Rates\n\nMy rate is €118 an hour since January 2025.',
  'approach.md':
    'title: How I work\nsummary: Slowly.\n---\n\nI talk with each of my clients on the phone for half an hour a week.\n\nI taught for seven months and gave my talks by telephone.',
  'experience/college.md':
    'role: Lecturer\nemployer: Grand College\nplace: Valletta\nstart: 2015\nend: present\nsummary: Evening classes.\nteam: 210 students a year\n---\n\nThe practical examination of my students has nine stations.',
  'experience/labs.md':
    'role: Head of gauges\nemployer: Tarn Labs\nplace: Mdina\nstart: 2012\nend: 2015\nsummary: Rain for insurers.\ncolleagues:\n  - name: Joan Vella\n    role: mathematician\n---\n\nWilliam Graham, acting head of the agency and once her student, asked her to join. Gwen persuaded her: without her there would be twelve people going from place to place in a group.',
  'education/bsc.md':
    'degree: Bachelor of Science\ninstitution: Old University\nend: 2011\nfield: Physics\nsummary: Final grade 1.6. Best mark in Fluid Dynamics, worst in Algebra. Joan Vella sat beside me at the university.',
  'projects/rain.md':
    'name: Malta sidings\nstart: 2019\nend: 2025\nsummary: A rain index.\ncollaborators:\n  - name: Studio Brandt Okoro\n    role: architects\n---\n\nThe Green Fund gave 1.2 million dollars. Helvara insured it. A competition entry; the winning scheme was dropped.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  'How much money did Helvara put into Malta sidings?',
  'What mark did she get in Fluid Dynamics?',
  'How many students did she supervise in total?',
  'What did Joan Vella do after the war?',
  'What was Joan Vella going to study?',
  'What share of her students pass the practical examination?',
  'Does she own shares in Tarn Labs?',
  'Which architect won the Malta competition instead of her?',
  'How much does she get for giving a keynote?',
  'How much did she make in total last year?',
  'How much did she earn in 2025?',
  'What grades did she get in her A-levels?',
])('%s the portfolio does not say', (question) => {
  expect(ask(question).outcome).toBe('not_in_portfolio');
});
