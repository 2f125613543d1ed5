import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Marisol Quintanar Achebe
aka: [Marisol, M. Quintanar Achebe, Quintanar Achebe]
headline: Coffee breeder and agronomist; head of a seed cooperative of smallholders
summary: >-
  Marisol Quintanar Achebe breeds coffee for farms that cannot afford to lose a harvest. She runs Semilla Alta, a
  cooperative of 412 families that grows and sells the seed of its own varieties, and she spends half of each week with
  her boots in a nursery.
location: Matagalpa, Nicaragua
contact:
  email: marisol@semillaalta.example
  website: https://semillaalta.example/marisol
  note: >-
    Write by e-mail and put the altitude of the farm in the first line. She replies within a week, except between
    November and January, when the harvest leaves no time for letters.
updated: 2026-10-12
---

Marisol was born in Jinotega in 1979. Her father, Chidi Achebe, had come from Enugu as a ship's doctor and stayed; her
mother, Consuelo Quintanar, kept the accounts of a coffee mill. In 1991, when she was twelve, leaf rust took three
quarters of her grandmother's trees in a single season, and the family sold the mule. She decided that week to find out
why a tree can die of a powder. She lives above Matagalpa with her wife Tove and two donkeys.

## Languages

Spanish is her mother tongue. English came from her father and is as good as her Spanish; she reads Portuguese, which
she picked up at Viçosa, and speaks a market trader's Igbo.

## Availability

Her post at the cooperative is permanent and she is not looking for another. She takes four advisory commissions a year,
of up to ten days each, on the choice of varieties, on nurseries and on rust. She does not work for estates that hire
children or for sellers of untested seed.

## Terms

A day of advice costs 380 dollars plus travel; cooperatives of smallholders pay half of that, and the first telephone
call is free. Half is due on booking, and the rest thirty days after the report. A visit that is called off less than a
week before is charged in full.

## Visits

The nursery at El Arenal is open to visitors on the first Saturday of every month from February to October. Groups of up
to fifteen are welcome and need to book two weeks ahead with Doña Petrona Rizo, by e-mail to visits@semillaalta.example.
There is no entrance fee, but everybody plants a tree.

## After hours

She plays the marimba in a wedding band, badly by her own account, and keeps eleven hives of stingless bees behind the
house. On Sundays she walks up Cerro Apante with Tove.

## People who shaped her

Her grandmother Eulalia taught her to graft with a kitchen knife. At Viçosa it was Antônio Brandão, an old breeder of
beans, who showed her how to throw away nine plants in ten without regret. She looks up to the botanist Kamal Bawa and to
Wangari Maathai, for planting first and asking for permission afterwards.`,
    'approach.md': `title: How she works
summary: Taste before you count, throw away early, ask the picker, and write down the failures.
---

## Choosing

Out of a thousand seedlings she keeps about forty. She walks the rows three times, in the dry season, in the rains and at
harvest, and pulls out whatever displeases her on any of the three walks.

## The picker's verdict

No variety leaves the nursery before six pickers have worked in it for a week. They know before any instrument does
whether branches snap, whether cherries hold in the wind and whether a short woman can reach the top.

## Tools

A pocket refractometer, a hand lens from her father's bag, a grafting knife and a spreadsheet do most of the work. The
laboratory in Managua reads the genetic markers once a year. She does not trust drones, because they see the leaves and
not the roots.

## The costliest error

In 2012 she released the variety Lluvia after only two seasons of trials. It stood up to rust but dropped its cherries in
the first storm, and 63 families lost half a crop. She paid back the seed money out of her own salary over four years.
Today she would wait for a fifth harvest before she let anything go, and she would plant it first on her own land.

## What she is glad of

Of everything she has done, the thing that makes her happiest is that 29 children of members have come back from the city
to plant coffee.

## Artificial intelligence

She lets a language model tidy her English and sort her field notes. It chooses no plants.`,
    'experience/semilla-alta.md': `role: Director and head breeder
employer: Semilla Alta
place: Matagalpa, Nicaragua
start: 2013-04
end: present
team: 17 people
colleagues:
  - name: Petrona Rizo
    role: head of the nursery
  - name: Anselmo Talavera
    role: treasurer
skills: [plant breeding, seed certification, cooperative management, cupping]
summary: Founded and leads a seed cooperative that breeds, multiplies and sells coffee varieties.
deliverables:
  - Membership up from 38 to 412 families
  - 2.6 million seedlings sold in 2025
  - Three varieties registered with the ministry
---

The cooperative was set up because the only seed on sale came from a dealer in the capital who mixed his sacks. Every
member pays 20 dollars a year and has one vote, whatever the size of the farm. Of each dollar earned, 70 cents go back to
the families, 20 into trials and 10 into a reserve for bad years. Anselmo Talavera keeps the books, and any member may
read them on a Friday.`,
    'open-source/rodal.md': `name: rodal
start: 2017-09
role: Author and maintainer
authorship: own
status: maintained
licence: GPL-3.0
repository: https://git.semillaalta.example/rodal
collaborators:
  - name: Joaquim Sardinha
    role: co-maintainer
skills: [R, field trials, statistics]
summary: R package for laying out field trials on slopes and working out their results.
outcome: 310 stars; 45 breeding stations work with it.
---

Ordinary trial designs assume flat land, and no coffee farm is flat. rodal groups the plots by height and by the time of
day at which the sun reaches them. Marisol wrote it over one rainy season because the licence of the program she had
before cost more than the tractor.`,
    'projects/abuela.md': `name: Abuela
aka: [Abuela variety]
start: 2011-05
end: 2021-10
place: El Arenal, Nicaragua
organisation: Semilla Alta
role: Breeder
funding: [Nordic Seed Fund]
collaborators:
  - name: Almaz Tessema
    role: wild parent lines
  - name: Petrona Rizo
    role: nursery
skills: [plant breeding, rust resistance, cupping]
summary: Coffee variety that withstands leaf rust and still tastes of something.
outcome: Planted on 3,800 hectares; cup score of 86 and no spraying against rust.
---

She called it after her grandmother Eulalia, who had lost her trees. Abuela took ten years and nine generations. It has
taken the place of the old Caturra on most farms of the cooperative, because it bears in the third year and stays low
enough to pick without a ladder. What sets it apart is a second set of resistance genes from the forest, so that the
fungus has to break two locks and not one. It needs shade and hates wet feet.`,
    'projects/banco.md': `name: Banco de Abajo
aka: [seed vault]
start: 2018-02
end: present
place: San Ramón, Nicaragua
role: Founder
funding: [Lindqvist Foundation]
collaborators: [Anselmo Talavera]
skills: [gene banks, seed storage]
summary: Underground store for the seed of 940 local maize, bean and coffee varieties.
outcome: 2,100 loans of seed to farmers.
---

Coffee seed dies when it is frozen, so the vault, an old silver mine, is simply kept at 15 degrees, and everything is
planted anew every two years. A farmer who borrows a pound of seed gives back two after the harvest. The Lindqvist
Foundation covers the electricity and one guard; the rest is voluntary work. The name means "the bank down below" and is
a joke about the bank up in the town, which had turned them down for a loan.`,
    'projects/lluvia-alert.md': `name: Roya Ya
aka: [rust warning]
start: 2019-03
end: 2022-12
role: Initiator
collaborators:
  - name: Joaquim Sardinha
    role: software
skills: [epidemiology, text messages, Python]
summary: Warning service that told farmers by text message when rust was about to break out.
outcome: 5,600 subscribers in its best year; closed in December 2022.
---

The model looked at rain, leaf wetness and the reports of 60 schoolteachers, and was right eight times in ten. When the
telephone company raised the price of a message from one cent to six, the service could no longer be paid for and was
shut down. The teachers still write to each other. Before that, farmers had looked to the feast of Saint John for the
date of the first spraying.`,
    'projects/kiln.md': `name: Cascabel
start: 2023-01
end: present
place: Matagalpa, Nicaragua
organisation: Semilla Alta
role: Project lead
skills: [composting, energy]
summary: Dryer that burns coffee husks and not firewood.
outcome: 14 dryers built; 900 tonnes of wood saved a year.
---

A dryer costs 4,200 dollars and is built by the blacksmith Nicanor Mairena in Matagalpa. It dries eight sacks in a night.
It got its name from the rattling of the husks, which sounds like a rattlesnake. The first one burned down because the
chimney was too short.`,
  });
});

test.each([
  ['How many members has the cooperative got?'],
  ['What does it cost to join the cooperative?'],
  ['What does it cost to get in?'],
])('a number of others and a rate of the day are neither: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Whom does she admire?', 'Kamal Bawa'],
  ['Any heroes of hers?', 'Kamal Bawa'],
  ['What is she proudest of?', 'happiest'],
  ['What did Abuela replace?', 'Caturra'],
  ['Why is it named Cascabel?', 'rattling'],
  ['Why was the rust warning switched off?', 'price of a message|went up'],
  ['How many people use rodal?', '45 breeding stations'],
  ['When do I have to pay?', '[Tt]erms|in advance|days|half'],
  ['What are the terms of business?', 'days|half|advance'],
])('a fact is told in the words of whoever asks: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
