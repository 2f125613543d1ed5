import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Kim Dale\nheadline: Maker of weather stations\nsummary: Builds weather stations for farms, and wrote a book on rain.\nlocation: Leeds, England\ncontact:\n  email: kim@dale.example\n  note: I would start in March 2027.\nupdated: 2026-01-01\n---\n\nI am non-binary and go by "they". Away from work I sing in a choir of forty people.\n\nMy grandmother was a preacher, but I do not share her religious faith. I have left my barograph to my niece Ada.',
  'approach.md':
    'title: How I work\nsummary: Small steps.\n---\n\nI answer a pull request within four hours, or I say who will.',
  'experience/fields.md':
    'role: Chief engineer\nemployer: Open Fields\nplace: Leeds, England\nstart: 2019-03\nend: present\nteam: 12 people\ncolleagues:\n  - name: Rosa Wynn\n    role: director\nsummary: Stations for farms in the hills.\ndeliverables:\n  - Panel of 64 people who test every release\n---\n\nSixty people a week ask for one of our stations.',
  'experience/gauge.md':
    'role: Founder\nemployer: Gauge Works\nplace: York, England\nstart: 2012-05\nend: 2018-11\nsummary: Rain gauges that report by radio.\ndeliverables:\n  - 2,100 customers in five countries\n  - Sale to Pluvia Instruments for 3.2 million pounds',
  'projects/drizzle.md':
    'name: Drizzle club\nstart: 2015\nend: present\nsummary: Evenings on the weather for whoever comes.\n---\n\nWe begin with coffee. The oldest visitor was 91.',
  'projects/puddle.md':
    'name: Puddle map\nstart: 2013\nend: 2014\nsummary: A map of puddles. Abandoned.\noutcome: Given up after ten months.',
  'publications/rain.md':
    'title: Counting rain\nkind: book\nvenue: Pont Press\ndate: 2020\npages: "236"\nsummary: A short book on gauges.\n---\n\nWritten over fourteen months in a train. Its only drawing stands on page 141.',
  'education/doctorate.md':
    'degree: Doctorate\ninstitution: University of Wells\nend: 2012\nfield: Meteorology\n---\n\nPart-time, under Professor Malcolm Ives. The defence took four hours.',
  'education/school.md':
    "degree: A levels\ninstitution: Hill School for Girls\nend: 2003\n---\n\nOne of the few girls' schools that taught physics.",
});
const ask = (...turns: string[]) => toAnswer(owner, turns);

test.each([
  ["Which hobbies do they have when they're off duty?", /choir/],
  ['Are they a believer?', /religious faith/],
  ['To whom does the barograph go? Who inherits the barograph?', /niece Ada/],
  ['What pronouns should I use?', /non-binary/],
  ['When could they start a new job?', /March 2027/],
  ['How fast will they look at my PR?', /within four hours/],
  ['What job did they have directly before becoming chief engineer?', /Founder/],
  ['When did they leave Gauge Works for Open Fields?', /Start: March 2019/],
  ['Which venture of theirs flopped?', /^- \[Puddle map\]/],
  ['Who is the boss at Open Fields?', /Rosa Wynn/],
  ['How many people were on the team at Open Fields?', /^Team: 12 people/],
  ['How much was the company sold for?', /3\.2 million/],
  ['Which school did they go to as a girl?', /Hill School/],
  ['How many pages does Counting Rain have?', /^Pages: 236/],
  ['How long is Counting Rain?', /^Pages: 236/],
  ['Who supervised their doctorate?', /Malcolm Ives/],
  ['What is the DRIZZZLE club about?', /Evenings on the weather/],
])('sales, teams and kin are told by the sentence or field on them: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test('who examined a degree that was talked about is told by its own text', () => {
  const turns = ['Where did they do their doctorate?', 'At the University of Wells.', 'Who supervised it?'] as const;
  expect(ask(...turns)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(/Malcolm Ives/) });
});

test('a follow-up that asks who did something else is not answered by what was talked about', () => {
  const turns = ['What is the Drizzle club?', 'Evenings on the weather.', 'Who pays for the coffee?'] as const;
  expect(ask(...turns).outcome).toBe('not_in_portfolio');
});
