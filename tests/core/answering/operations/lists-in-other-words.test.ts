import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Maren Osterloh
aka: [Maren, M. Osterloh, Osterloh]
headline: Field geologist and geothermal consultant; where to drill, and when to stop
summary: >-
  Maren Osterloh maps hot rock. Since 2006 she has walked lava fields in Iceland, Kenya and the Azores for companies that
  want to turn heat into electricity, and since 2019 she has advised them under her own name.
location: Akureyri, Iceland
contact:
  email: maren@osterloh.example
  website: https://osterloh.example/write
  note: She is in the field from June to September and answers within a week then; otherwise the next day.
updated: 2026-10-12
---

Maren was born in Clausthal in 1981, in a town that lived on its mines until the last of them closed. Her father Gerd was
a mine surveyor. She lives in Akureyri with her partner Hildur, a vet, and their daughter Salka.

## Languages

German is her mother tongue. She works in English and Icelandic, both at C1, and speaks Portuguese (B2) since her years on
São Miguel. Her Swahili is enough for a market and a puncture.

## Availability

She takes on new assignments from March 2027. Desk studies and reviews of well sites are possible at two weeks' notice; field
campaigns have to be agreed by February of the same year. She does not work for oil or gas companies.

## In the rucksack

On every campaign she carries four instruments: a Brunton compass, a thermocouple probe, a portable gas analyser and a
pH meter. A hand lens hangs around her neck, and the notebooks are waterproof.

## Clients

Her clients since 2019 have been Landsnorður Energy, EDA Renováveis, the Kenyan company Moto Power and the World Bank. She
has never worked for a client twice without being asked.

## Outside work

She sings alto in the choir of Akureyri, bakes rye bread in hot ground and keeps eleven sheep together with Hildur.`,
    'awards/young-geoscientist.md': `title: Young Geoscientist Prize
awarder: African Rift Geothermal Conference
date: 2012-11
place: Nairobi
reason: Epidote as a stop sign`,
    'awards/rittinger.md': `title: Rittinger Medal
awarder: German Geothermal Society
date: 2018-11
place: Essen
reason: The move of reinjection at Ribeira Grande
sharedWith:
  - Inês Medeiros`,
    'awards/citizen-science.md': `title: Citizen Science Award
awarder: Icelandic Centre for Research
date: 2024-05
place: Reykjavík
reason: The Rúgbrauð project
amount: ISK 2,000,000`,
    'awards/lantern.md': `title: Lantern Children's Book Prize
awarder: City of Goslar
date: 2018-03
place: Goslar
reason: Warm stones`,
    'experience/azores.md': `role: Senior geologist
employer: EDA Renováveis
place: Ponta Delgada, Portugal
start: 2014-02
end: 2019-03
team: 6 people
colleagues:
  - name: Inês Medeiros
    role: reservoir engineer
  - name: Rui Furtado
    role: head of exploration
skills: [QGIS, TOUGH2, fluid inclusions, well siting]
summary: Exploration and well siting for the Ribeira Grande geothermal field on São Miguel.
deliverables:
  - Five production wells and two reinjection wells
  - First geological map of the Fogo volcano at 1:10,000
---

When she came the field was losing two bar a year. She moved reinjection three kilometres to the south, against the advice of
the supplier, and the pressure recovered within fourteen months. She led a team of six from 2016.`,
    'experience/kenya.md': `role: Wellsite geologist
employer: Moto Power
place: Naivasha, Kenya
start: 2010-05
end: 2013-12
colleagues:
  - name: Wanjiru Kamau
    role: drilling manager
  - name: Kwame Asante
    role: geophysicist
skills: [cuttings analysis, mud logging, X-ray diffraction, R]
summary: Logged cuttings on nineteen wells at Olkaria and decided when to set casing.
---

The rig worked day and night, and so did she: twelve hours on, twelve hours off, six weeks at a time. On well 14 she stopped
the drilling 200 metres early because epidote had appeared; the well still produces nine megawatts.`,
    'experience/osterloh.md': `role: Independent geothermal consultant
employer: Osterloh Geothermal
place: Akureyri, Iceland
start: 2019-04
end: present
skills: [well siting, QGIS, Leapfrog, geochemistry, due diligence]
summary: Her own one-woman practice, advising on where to drill and on what has gone wrong.
deliverables:
  - 27 wells sited, 22 of them productive
  - Due diligence of four power plants for the World Bank
---

She founded the practice after nine years as an employee because she wanted to be able to say no. It has no staff; for larger
campaigns she hires the geophysicist Kwame Asante and the driller Ragna Steinsdóttir by the month.`,
    'projects/blahver.md': `name: Bláhver
aka: [Blahver]
start: 2023-05
end: present
place: Mývatn, Iceland
role: Lead geologist
organisation: Osterloh Geothermal
funding: [Icelandic Energy Fund, Landsnorður Energy]
collaborators:
  - name: Kwame Asante
    role: resistivity survey
  - name: Ragna Steinsdóttir
    role: slim-hole drilling
skills: [magnetotellurics, slim holes, Leapfrog]
summary: Search for a second steam field east of lake Mývatn, with slim holes in place of full-size wells.
outcome: Three slim holes drilled; 260 degrees at 1,400 metres.
---

A slim hole costs a fifth of a production well and tells four fifths of the story. The third one met steam on a Sunday in
October 2025, with half the village watching.`,
    'projects/fogo.md': `name: Fogo map
start: 2015-03
end: 2018-09
place: São Miguel, Portugal
role: Mapping lead
organisation: EDA Renováveis
collaborators:
  - name: Inês Medeiros
    role: hydrothermal alteration
skills: [geological mapping, QGIS, radiocarbon dating]
summary: First geological map of the Fogo volcano at a scale of 1:10,000.
outcome: Published in 2018; used by civil protection for the evacuation plan.
---

The forest hides everything, so the map was drawn from 2,300 road cuts, stream beds and garden walls. It found three faults
that nobody had known.`,
    'publications/acid.md': `title: Acid wells and how to live with them
kind: paper
authors: [Ragna Steinsdóttir]
venue: Geothermal Quarterly
date: 2024-03
pages: 12–27
summary: Twelve acid wells in three countries, and what became of their casings.`,
    'publications/epidote.md': `title: Epidote as a stop sign
kind: paper
authors: [Wanjiru Kamau, Kwame Asante]
venue: African Rift Geothermal Conference
date: 2012-11
place: Nairobi
pages: 88–95
summary: When the green mineral appears in the cuttings, the casing should be set.`,
    'publications/handbook.md': `title: The Wellsite Geologist's Pocket Book
kind: book
authors: [Wanjiru Kamau]
venue: Lavafield Press
date: 2022-02
pages: 164
summary: What to look at, in which order, at three in the morning.
---

The cover can be wiped. A second edition is planned for 2028.`,
    'publications/no.md': `title: Saying no to a well
kind: talk
venue: World Geothermal Congress
date: 2023-04
place: Beijing
summary: Five wells that she advised against, and what happened to the three that were drilled anyway.`,
    'publications/reinjection.md': `title: Moving reinjection at Ribeira Grande
kind: paper
authors: [Inês Medeiros, Rui Furtado]
venue: Geothermal Quarterly
date: 2018-06
pages: 201–219
summary: Pressure recovery after reinjection had been moved three kilometres.`,
    'publications/stones.md': `title: Warm stones
kind: book
venue: Edition Harzrand
date: 2017-10
pages: 96
summary: A children's book about a girl who follows a warm brook to its source.`,
  });
});

test.each([
  ['Name two of her papers', 'Acid wells', 'Pocket Book|Saying no'],
  ['papers only', 'Acid wells', 'Pocket Book|Saying no'],
  ['What has she published besides Warm stones?', 'Acid wells', 'Warm stones'],
  ['What has she written besides the pocket book?', 'Acid wells', 'Pocket Book'],
  ['Where did she work besides Moto Power?', 'EDA Renováveis', 'Moto Power'],
  ['Papers written together with Inês Medeiros', 'Moving reinjection', 'sheep'],
  ['Where has she worked?', 'Akureyri', 'The rig'],
  ['What topics has she written on?', 'Epidote', 'assignments'],
  ['In which projects was she the lead?', 'Fogo map', 'Wellsite geologist'],
])('a list holds all that is asked for and nothing else: %s', (question, told, other) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
  expect(text).not.toMatch(new RegExp(other));
});

test.each([
  ['Who are her clients?', 'Landsnorður Energy, EDA Renováveis'],
  ['What did she get the prizes for?', 'For:'],
  ['Where were her awards presented?', 'Nairobi[^]*Reykjav'],
  ['Who published her books?', 'Lavafield Press[^]*Edition Harzrand|Edition Harzrand[^]*Lavafield Press'],
  ['countries', 'Kenya'],
  ['Her current and former roles', 'Wellsite geologist'],
  ['former jobs', 'Wellsite geologist'],
])('each of several is told with what is asked of it: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
