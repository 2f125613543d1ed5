import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Maren Tollefsen-Okoye
aka: [Maren, M. Tollefsen-Okoye]
headline: Physical oceanographer; once a ship's officer, now measuring how fjords breathe
summary: >-
  Maren Tollefsen-Okoye spent nine years on merchant ships before she went back to school to study the water under them.
  Since 2014 she has measured currents, heat and oxygen in fjords and on the shelf, and she still prefers the night watch.
location: Bergen, Norway
contact:
  email: maren@tollefsen-okoye.example
  website: https://tollefsen-okoye.example/
  note: E-mail is best. When she is at sea an answer can take three weeks.
updated: 2026-10-12
---

Maren was born in Haugesund in 1983, the daughter of a Nigerian marine engineer and a Norwegian school nurse. She first
went to sea at sixteen, as a deck hand on her uncle's coaster during the summer holidays.

## Languages

Norwegian is her mother tongue; English (C2) was the language on every bridge. She learned Spanish (B1) in 2007 from a
Chilean cook, and has been taking Igbo lessons since January 2025.

## Availability

She has a permanent post and is not looking for another. From March 2027 she can take on short reviews of mooring designs
and survey plans, up to three days a month.

## Family

She lives in Bergen with her husband Chidi and their daughter Solveig, who was born in February 2018. She took ten months of
parental leave, from February to December 2018.

## Outside work

Since 2016 she has sung alto in a shanty choir. In 2022 she ran the Bergen City Marathon in 4 hours and 12 minutes.`,
    'education/nautical.md': `institution: Haugesund Maritime School
degree: Deck officer certificate
field: Nautical science
start: 2002-08
end: 2005-06
summary: Three years with a cadet voyage of seven months in the second.`,
    'education/bachelor.md': `institution: University of Bergen
degree: Bachelor of Science
field: Meteorology and oceanography
start: 2014-08
end: 2016-06
summary: Finished in two years, because the maritime school counted for the third.`,
    'education/doctorate.md': `institution: University of Bergen
aka:
  - PhD
degree: PhD
field: Physical oceanography
start: 2016-09
end: 2021-05
thesis: "Renewal of deep water in sill fjords: twelve winters in Masfjord"
summary: Supervised by Professor Halvard Sundnes; interrupted by ten months of parental leave in 2018.`,
    'experience/coastal.md': `role: Third officer
employer: Sundfjord Rederi
place: Haugesund, Norway
start: 2005-08
end: 2007-10
team: 9 people
skills: [navigation, cargo handling]
summary: Watch-keeping on small tankers between Mongstad and the Baltic.
---

Her first ship, the Sundfjord Vega, was 31 years old and leaked at the stern tube. Maren kept the eight-to-twelve watch and
corrected the charts by hand. She left because the company was sold and the new owner laid up half the fleet.`,
    'experience/havinst-lead.md': `role: Head of observations
employer: Institute of Marine Monitoring
place: Bergen, Norway
start: 2024-03
end: present
team: 15 people
colleagues:
  - name: Ilse Brandvold
    role: director
  - name: Tomasz Wrona
    role: instrument engineer
skills: [expedition leadership, gliders, budgeting]
summary: Leads fifteen people who keep moorings, gliders and two research boats running.
deliverables:
  - Four expeditions led since 2024
---

She became head when Ilse Brandvold was made director. Her first act was to sell the older boat, and the money paid for two
gliders. She spends about 70 days a year at sea.`,
    'experience/nordlink-chief.md': `role: Chief officer
employer: Nordlink Shipping
place: Rotterdam, Netherlands
start: 2011-09
end: 2014-05
team: 22 people
skills: [cargo planning, stability, crew management]
summary: Second in command of the Nordlink Boreas; responsible for cargo and for eleven people on deck.
---

Promoted in September 2011 at 28, she was the youngest chief officer of the company. The plastic she saw drifting for days
in the South Pacific made her wonder how water moves, and in May 2014 she went ashore to study it.`,
    'experience/nordlink.md': `role: Second officer
employer: Nordlink Shipping
place: Rotterdam, Netherlands
start: 2008-03
end: 2011-08
team: 22 people
skills: [navigation, ECDIS, passage planning]
summary: Navigation officer on container ships between Rotterdam and Valparaíso.
deliverables:
  - Moved four ships from paper charts to ECDIS in 14 months
---

She planned every passage of the Nordlink Aurora for three and a half years. In December 2010 the ship turned back in a storm
off Finisterre and picked up four fishermen. Captain Arne Leirvik taught her to write everything down.`,
    'experience/uib.md': `role: Research assistant
employer: University of Bergen
place: Bergen, Norway
start: 2015-01
end: 2016-08
skills: [CTD, MATLAB]
summary: Calibrated CTD sondes and taught students to tie knots that hold.
---

The job was twelve hours a week next to the bachelor's degree. Her worst day was in November 2015, when a rosette of 24 bottles
was lost because a shackle had not been moused. She wrote the checklist that the institute still uses.`,
    'projects/drift.md': `name: Message in a Buoy
start: 2023-05
end: 2023-09
place: Bergen, Norway
role: Organiser
collaborators: [Solfrid Lunde]
skills: [drifters, outreach]
summary: School classes built forty wooden drifters and followed them along the coast.
outcome: Thirty-one drifters reported for more than a month; one reached Svalbard in 2024.
---

The classes came from eleven schools. Solfrid Lunde, a teacher from Os, had the idea on a rainy ferry.`,
    'projects/masfjord.md': `name: Masfjord Winters
start: 2016-10
end: 2021-03
place: Masfjord, Norway
role: Doctoral researcher
collaborators: [Halvard Sundnes, Grete Aasen]
skills: [CTD, moorings, MATLAB]
summary: Twelve winters of deep-water renewal in a sill fjord, put together from old and new measurements.
outcome: Showed that the time between renewals has grown from two years to nearly five.
---

Half of the measurements lay on punched cards in a cellar in Bergen. Grete Aasen, a retired technician, read them in by hand
over five months. The hardest part was the winter of 2018, which Maren missed because she was on leave.`,
  });
});

test.each([
  ['How long did she stay second officer before she moved up?', '3 years and 5 months'],
  ['How long did the doctorate take?', '4 years and 8 months'],
  ['How long did it take her to finish the doctorate?', '4 years and 8 months'],
  ['Is there a gap between Sundfjord and Nordlink?', '4 months'],
  ['How long has she been running the observations department?', 'March 2024'],
  ['From when could she do anything for us?', 'From March 2027'],
  ['At what age did she first go to sea?', 'at sixteen'],
  ['When did she give up seafaring?', 'May 2014'],
  ['Why did she leave the sea?', 'plastic'],
  ['How many schools took part?', 'eleven schools'],
  ['Who is Arne Leirvik? >> What did she learn from him?', 'write everything down'],
])('a time is that of the post, the degree or the gap which is named: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
