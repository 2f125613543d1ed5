import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../src/core/contract/ask.ts';
import { extract } from '../../../src/core/answering/extract.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const maker = await openFiles({
  'profile.md': [
    'name: Jo Doe\nheadline: Clockmaker and programmer\nsummary: Makes clocks.\nupdated: 2026-01-01',
    'contact:\n  email: jo@example.org\n  note: Please write by e-mail; I read it on Sundays and answer within a week.\nlocation: Bergen, Norway\n---\n\n',
    'I was born on 3 May 1980. Norwegian is the language I grew up with, and I speak English at work. I live above the workshop and collect sundials.',
  ].join('\n'),
  'approach.md':
    'title: How I work\nsummary: Slowly.\n---\n\nI accept patches written with the help of a language model if their author can explain every line. I use a language model to draft tests and to search documentation.',
  'education/ntnu.md':
    'institution: Fjord University\ndegree: BSc\nfield: Mechanics\nplace: Trondheim, Norway\nstart: 2001\nend: 2004\n---\n\nThree years.',
  'experience/guild.md':
    'role: Head of restoration\nemployer: Kelpworks Interactive\nplace: Bergen, Norway\nstart: 2015\nteam: 7 people\n---\n\nI report to Ann Berg, the director.',
  'experience/yard.md':
    'role: Instrument maker\nemployer: North Yard\nplace: Stavanger, Norway\nstart: 2005\nend: 2014\nteam: 3 people\n---\n\nShips need clocks.',
  'projects/vane.md':
    'name: Weather vane\nstart: 2015\nend: 2016\nskills: [Rust]\nsummary: A vane that speaks.\n---\n\nIt creaks.',
  'open-source/tick.md':
    'name: tick\nrole: Author\nlicence: MIT\nskills: [Rust]\nstart: 2016\nend: present\nsummary: Timekeeping in Rust.\n---\n\nSmall and exact.',
  'open-source/tick-go.md':
    'name: tick-go\nrole: Reviewer\nstart: 2019\nend: present\nsummary: Port of tick by Kai Holm.\n---\n\nNone of the code is mine.',
  'open-source/almanac.md':
    'name: Almanac\nrole: Contributor\nauthorship: contributed\nstart: 2018\nend: 2020\nsummary: Tables of the sun.\n---\n\nNine patches.',
  'projects/lighthouse.md':
    'name: Lighthouse clock\nstart: 2019\nend: 2020\nsummary: A riddle clock for one player, wound by hand.\n---\n\nIt hangs in the harbour. There are 48 riddles in it, engraved one by one.',
  'projects/meeting.md':
    'name: Makers in May\nstart: 2017\nend: present\nsummary: A meeting.\ncollaborators: [Eva Lund]\noutcome: 9 meetings and 340 participants.\n---\n\nEach spring. A day costs €90, and students pay half.',
  'projects/tower.md':
    'name: Tower clock\nend: 2011\nsummary: The clock of the tower.\n---\n\nSources date the idea of the tower clock differently, to 1999 or 2003.',
  'publications/tick-talk.md':
    'title: Nine hundred lines\nkind: talk\nvenue: Clock Days\ndate: 2021-11\nplace: Riga, Latvia\nsummary: A walk through tick-go from the first line to the last.\n---\n\nIt was late.',
  'publications/first.md':
    'title: Cheap wheels\nkind: talk\nvenue: Clock Days\ndate: 2018-05\nplace: Oslo, Norway\nsummary: On wheels.\n---\n\nMy first talk. The projector failed, so I drew with chalk.',
  'publications/oil.md':
    'title: Oil and time\nkind: article\nvenue: Horology Today\ndate: 2020\nsummary: On oil.\n---\n\nIt is my most read text.',
  'publications/dust.md':
    'title: Dust and time\nkind: article\nvenue: Horology Today\ndate: 2022\nsummary: On dust.\n---\n\nFew wrote to me. The study of 40 clocks found that dust stops more of them than rust.',
  'patents/press.md':
    'title: Press for hands\nnumber: EP 1 234 567\nstatus: pending\nfiled: 2024-02-01\n---\n\nHolds them.',
  'patents/clamp.md':
    'title: Clamp for dials\nnumber: EP 1 111 111\nstatus: granted\nfiled: 2019-02-01\ngranted: 2021-02-01\n---\n\nHolds them.',
});
const ask = (question: string) => toAnswer(maker, [question]);

test.each([
  ['How many riddles are in the Lighthouse clock?', /There are 48 riddles/],
  ['How many people have been at Makers in May so far?', /340 participants/],
])('a number is told by the sentence that counts the thing: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test.each([
  ['When did she give the talk on tick-go?', 'Date: November 2021'],
  ['What is tick-go?', 'Port of tick by Kai Holm'],
  ['When was the idea of the Tower clock?', 'Sources date the idea of the tower clock'],
  ['When did he think of the Tower clock?', 'Sources date the idea of the tower clock'],
  ['What did the study find?', 'dust stops more of them than rust'],
  ['Which of her articles got the biggest audience?', 'It is my most read text'],
  ['What is her most read article?', 'It is my most read text'],
  ['What went wrong with the equipment when she first spoke on stage?', 'The projector failed'],
  ['Does she accept AI-generated patches?', 'with the help of a language model'],
  ['What odd things does she hoard?', 'collect sundials'],
  ['How quickly will she get back to me if I send her a mail?', 'answer within a week'],
  ['Is there a discount for students?', 'A day costs €90, and students pay half'],
  ['Where was she educated?', '[BSc, Fjord University]'],
  ['Where does she have the bigger team, at the Kelpworks today or back at the yard?', 'More: Head of restoration'],
  ['wen was jo doe borne', 'born on 3 May 1980'],
])('what is asked of a maker is told by the very work: %s', (question, expected) => {
  const { text, outcome } = ask(question);
  expect(text).toContain(expected);
  expect(outcome).toBe('answered');
  expect(text).not.toMatch(/^(?:End: 2011|A riddle clock|\[Lighthouse)/);
});

test('people of a team are no participants', () => {
  expect(ask('How many people were in her department when she was head of restoration?').text).not.toContain(
    'participants',
  );
});

test('which is granted and which is pending is told by the status of each', () => {
  const { text } = ask('Which of her two patents is granted and which is still pending?');
  expect(text).toMatch(/Press for hands.*Status: pending/);
  expect(text).toMatch(/Clamp for dials.*Status: granted/);
});

test('libraries and contributions are all that is open, and contributions to the work of others some of it', () => {
  const all = ask('List all her open-source libraries and contributions.').text;
  for (const name of ['tick', 'tick-go', 'Almanac']) expect(all).toContain(`[${name}]`);
  const others = ask('To which projects that are not her own has she contributed code?').text;
  expect(others).toContain('[Almanac]');
});

test('projects that somebody started in a year are those that are open, too', () => {
  const { text } = ask('Which projects did she start in 2019?');
  for (const name of ['Lighthouse clock', 'tick-go']) expect(text).toContain(`[${name}]`);
});

test('any projects that use a thing are all of them', () => {
  const { text } = ask('Are there any projects that use Rust?');
  for (const name of ['tick', 'Weather vane']) expect(text).toContain(`[${name}]`);
});

test('whom somebody reports to is no report', () => {
  expect(ask('Who does she report to at Kelpworks?').text).toContain('I report to Ann Berg');
});

test('an editor of code writes no articles', () => {
  expect(ask('Which text editor does she write her code in?').outcome).toBe('not_in_portfolio');
});

test('two wants with a preposition are each answered, and the first not by a look-alike', () => {
  const { text } = ask('Which languages does she speak, and in which city does she live?');
  expect(text).toMatch(/^[^.]*(?:3 May 1980\. )?Norwegian is the language/);
  expect(text).toMatch(/above the workshop/);
  expect(text).not.toContain('language model');
});

test('who runs a thing with somebody is told by the names alone', () => {
  const talk: ChatMessage[] = [
    { role: 'user', content: 'What is Makers in May?' },
    { role: 'assistant', content: 'A meeting each spring.' },
    { role: 'user', content: 'Who runs it with her?' },
  ];
  expect(extract(talk, maker).statements.map(({ text }) => text)).toEqual(['Collaborators: Eva Lund.']);
});

test('a reason is no list of what went on until then', () => {
  const talk: ChatMessage[] = [
    { role: 'user', content: 'Tell me about Oil and time.' },
    { role: 'assistant', content: 'An article on oil, which appeared in Horology Today.' },
    { role: 'user', content: 'And why did it take until 2020 to come out?' },
  ];
  const { statements } = extract(talk, maker);
  expect(statements.map(({ text }) => text).join('\n')).not.toMatch(/^- |Fjord University/m);
});
