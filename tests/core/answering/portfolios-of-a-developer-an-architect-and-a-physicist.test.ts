import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const seeker = await openFiles({
  'profile.md':
    'name: Tam Oduya\nheadline: Junior app developer\nsummary: Has finished a degree and looks for a first job.\nlocation: Berlin, Germany\ncontact:\n  email: tam@oduya.example\nupdated: 2026-09-01\n---\n\nI was born in Kisumu, where my father drives a lorry. My half marathon took 1 hour 24 minutes. I share a flat with my partner Juma and a tabby cat called Dot.\n\n## What I look for\n\nA first job in a team that makes apps. I can start on 1 February 2027. My residence permit runs until March 2028. I do not work on gambling apps. I stopped tutoring when Dot was born.',
  'experience/alder.md':
    'role: Intern\nemployer: Alder Notes\nplace: Hamburg\nstart: 2025-02\nend: 2025-07\nsummary: An app for sheet music.',
  'experience/fern.md':
    'role: Working student\nemployer: Fern Transit\nplace: Berlin\nstart: 2025-10\nend: present\nsummary: A timetable app.',
  'projects/ledger.md':
    'name: Kiosk ledger\nstart: 2020-01\nend: present\nsummary: A credit book for kiosks.\noutcome: 26,400 installs.\n---\n\nA goat once ate the paper one, which had cost 120 shillings, and for which I once paid 28.50 euros in fines.\n\nThe app is 4.8 megabytes big. It costs 2.99 euros once.',
  'projects/bus.md':
    'name: Bus finder\nstart: 2022-01\nend: 2022-09\nsummary: Positions of minibuses.\n---\n\nIt emptied batteries by midday.',
  'projects/club.md':
    'name: Code club\nstart: 2023\nend: present\nrole: Volunteer teacher\nskills: [volunteering]\nsummary: A club for children.',
  'open-source/trail.md':
    'name: Trail map\nstart: 2025\nrole: Contributor\nlicence: MIT\nstatus: maintained by Ines Lund\nrepository: https://code.example/trail\nsummary: A map for hikers.',
  'open-source/dates.md':
    'name: Dates\nstart: 2024\nrole: Author\nlicence: MIT\nrepository: https://code.example/dates\nsummary: A library of dates.',
});

const consultant = await openFiles({
  'profile.md':
    'name: Ada Coyle\nheadline: Architect of data platforms\nsummary: Went out on her own in 2022.\nlocation: Dublin, Ireland\ncontact:\n  organisation: Saltpan\n  email: ada@coyle.example\n  website: https://coyle.example\n  note: Write me five lines. The first call lasts an hour.\nupdated: 2026-09-01\n---\n\nShe was born in Aveiro. She lives with her partner Cormac, whose father made salt. She holds both Portuguese and Irish citizenship.\n\n## Rates\n\nHer day rate is €960. The shortest engagement that she accepts is four weeks.\n\n## Availability\n\nShe is booked until May 2027, and has taken no weekend work since Leo was born.',
  'experience/own.md':
    'role: Independent architect\nemployer: Saltpan\nplace: Dublin\nstart: 2022-03\nend: present\nsummary: Her own company.',
  'experience/grocer.md':
    'role: Lead architect\nemployer: Brannock\nplace: Cork\nstart: 2016\nend: 2022-02\nsummary: Platforms of a chain of shops.',
  'publications/quiet.md':
    'title: "Quiet: a platform nobody has to talk about"\nkind: book\nvenue: Pont Press\ndate: 2024-09\nplace: Dublin\nsummary: A book on platforms.',
  'publications/month.md':
    'title: Month-end\nkind: talk\nvenue: Warehouse Days\ndate: 2023-10\nplace: Utrecht\nsummary: On deadlines.',
  'publications/cheap.md':
    'title: Cheap is good\nkind: talk\nvenue: Data Summit\ndate: 2025-06\nplace: Lisbon\nsummary: On costs.',
  'awards/grant.md':
    'title: Polar PhD Fellowship\nawarder: Polar Fund\ndate: 2016\namount: £64,000\nsummary: It paid her fees.',
});

const physicist = await openFiles({
  'profile.md':
    'name: Edda Rand\nheadline: Physicist\nsummary: Physicist of the nucleus.\ncontact:\n  note: Her papers are kept at Hill College, which answers requests.\nupdated: 2026-09-01\n---\n\nShe became a Swedish citizen in 1949. She married the painter Pelle Rand in 1911. Her grave is at the church of Bramley.',
  'projects/flight.md':
    'name: Flight from Germany\nstart: 1938\nend: 1938\ncollaborators:\n  - name: Dirk Kost\n    role: fetched her\nsummary: She crossed the border with ten marks.',
  'publications/beta.md':
    'title: On beta spectra\nkind: article\nvenue: Zeitschrift für Physik\ndate: 1922\nsummary: A first description.',
  'publications/letter.md':
    'title: The broken nucleus\nkind: article\nvenue: Nature\ndate: 1939\nsummary: The letter that explains it, one of two papers.',
  'projects/fission.md':
    'name: Broken nucleus\nstart: 1938\nend: 1939\ncollaborators: [Otto Frisk]\nsummary: Explained a letter from Germany.',
  'publications/life.md':
    'title: Pelle Rand\nkind: book\nvenue: Pont Press\ndate: 1923\nsummary: Biography of her husband.',
});

test.each([
  ["What's the earliest date they could join us?", /1 February 2027/],
  ['Until when are they allowed to stay in Germany?', /March 2028/],
  ['Do they need a visa?', /residence permit/],
  ['Are there any sorts of apps they refuse to make?', /gambling/],
  ['How much do I pay for the Kiosk ledger?', /^(?!.*28)[^]*2\.99 euros/],
  ['How much space does the Kiosk ledger take up on a phone?', /4\.8 megabytes/],
  ['What went wrong with the Bus finder?', /batteries/],
  ['What do they do as a volunteer?', /^- \[Code club\]/],
  ['What have they contributed to open source?', /Dates[^]*Trail map|Trail map[^]*Dates/],
  ['Who maintains the Trail map?', /Ines Lund/],
  ['Where did they work next once Alder Notes was over?', /Fern Transit/],
  ['What is their pet called?', /Dot/],
  ['What were they doing in early 2020, before they came to Germany?', /^- \[Kiosk ledger\]/],
])('what is asked of a job seeker is told: %s', (question, expected) => {
  expect(toAnswer(seeker, [question])).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test.each([
  'Do they have a driving licence?',
  'How much money has the Kiosk ledger brought in?',
  'What does their partner Juma do for a living?',
])('what stands near is no answer: %s', (question) => {
  const { outcome, text } = toAnswer(seeker, [question]);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).not.toMatch(/lorry/);
});

test.each([
  ['Where is Ada from?', /^She was born in Aveiro/],
  ['What citizenship does she hold?', /Portuguese and Irish/],
  ['Is she an EU citizen?', /Portuguese and Irish/],
  ["What's the minimum length of contract she'll take?", /four weeks/],
  ['Which companies was she employed at before going freelance?', /^- \[Lead architect, Brannock\]/],
  ['Where has she given talks? Which cities?', /Utrecht[^]*Lisbon/],
  ['How many talks has she given?', /\b2 publications/],
  ['Who funded the Polar fellowship?', /^Awarded by: Polar Fund/],
])('what is asked of a consultant is told: %s', (question, expected) => {
  expect(toAnswer(consultant, [question])).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(expected),
  });
});

test.each(["What's her fee for a keynote?", 'Can I have her phone number?'])(
  'a fee and a number that nothing tells are not told: %s',
  (question) => {
    const { outcome, text } = toAnswer(consultant, [question]);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).not.toContain('960');
  },
);

test.each([
  ['Where is Edda Rand buried?', /Bramley/],
  ['When did she marry Pelle?', /1911/],
  ['What citizenship did she have?', /Swedish citizen/],
  ['I am a historian, where can I consult her letters and papers?', /Hill College/],
  ['Who helped her get out of Germany?', /Dirk Kost/],
  ['Which articles did she publish in Zeitschrift für Physik?', /^- \[On beta spectra\]/],
])('what is asked of a physicist is told: %s', (question, expected) => {
  expect(toAnswer(physicist, [question])).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

const askFixture = askFixtures('research-engineer', 'robotics', 'product');

test('how large a fellowship was is told by its sum', () => {
  expect(askFixture('research-engineer', 'how much was the Polaris fellowship').text).toMatch(/^Amount: £64,000/);
});

test('theses that somebody supervised are none of her own degrees', () => {
  expect(askFixture('robotics', "How many master's theses did she supervise in Zurich?").text).toMatch(/Seven master/);
});

test('a colleague to whom somebody reports is the boss', () => {
  const { outcome, text } = askFixture('product', "Who is Delacroix's boss at Asterra?");
  expect(outcome).toBe('answered');
  expect(text).toContain('Ingrid Solheim (chief operating officer, to whom I report)');
});
