import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Tamsin Adeyemi-Croft
aka: [Tamsin, T. Adeyemi-Croft, Adeyemi-Croft]
headline: Novelist, editor of a literary magazine and teacher of writing
summary: >-
  Tamsin Adeyemi-Croft has written three novels, all of them set on coasts that are disappearing. Since 2016 she has edited
  Samphire, a quarterly for new fiction, and she teaches evening classes for people who believe that they cannot write.
location: Whitby, England
contact:
  email: tamsin@adeyemicroft.example
  website: https://adeyemicroft.example/letters
  note: >-
    Please write by e-mail and attach nothing; attachments are deleted unread. She replies within a fortnight, except in
    February, when the spring number of Samphire goes to press.
updated: 2026-10-12
---

Tamsin was born in Grimsby in 1979. Her father Kayode was a ship's cook from Lagos, and her mother Jean gutted herring at
the docks until the docks closed. The house held four books, one of them a telephone directory, so she read the
directory. She lives in Whitby with her wife Ingeborg, a marine biologist, and an elderly lurcher called Comma.

## Languages

English is her mother tongue. She speaks Yoruba with her aunts, badly by their account, and her Norwegian is B2 since two
winters in Tromsø. She reads French but does not speak it.

## Availability

She takes on two manuscripts a year for private editing, and the places for 2027 are gone. For readings and school visits
she can be booked from April to June. She does not ghost-write.

## Remote work

Samphire is made by e-mail and one video call a week, on Monday mornings. Her evening classes take place in a room with
chairs, and she will not teach them online.

## Time away

From September 2012 to April 2013 she stopped writing altogether to look after her father, who died in that spring.

## Outside work

She rings the bells at St Mary's on Sundays, and she mends dry-stone walls with a crew of six retired miners.`,
    'awards/fenwick.md': `title: Fenwick First Novel Prize
awarder: Fenwick Trust
date: 2012-03
place: Newcastle upon Tyne
reason: The Salt Ledger
amount: £5,000
summary: She spent the money on a boiler.`,
    'awards/small-magazine.md': `title: Small Magazine of the Year
awarder: Guild of Independent Periodicals
date: 2020-11
reason: Samphire
sharedWith:
  - Lorcan Tighe
  - Bethan Prys
  - Aurélie Kanté
summary: The ceremony took place on a screen, and the trophy came by post in two halves.`,
    'awards/larkspur.md': `title: Larkspur Prize for Historical Fiction
awarder: Larkspur Foundation
date: 2022-06
place: York
reason: The Cook's Latitude
amount: £12,000
summary: The jury of five was unanimous for the first time.`,
    'education/bachelor.md': `institution: University of Hull
aka:
  - Hull
degree: Bachelor of Arts
field: History
start: 1997-09
end: 2000-07
thesis: Victualling the whaling fleet, 1790–1830
honours:
  - First class`,
    'education/master.md': `institution: University of East Anglia
aka:
  - UEA
degree: Master of Arts
field: Creative writing
start: 2009-09
end: 2010-09
summary: Taught by Rosalind Feaver, who made her throw away the first 80 pages of The Salt Ledger.`,
    'experience/harrow-lane.md': `role: Assistant editor
employer: Harrow Lane Press
place: Leeds, England
start: 2004-10
end: 2009-06
team: 9 people
colleagues:
  - name: Desmond Achebe-Lunn
    role: publishing director
skills: [copy-editing, slush reading, blurbs]
summary: Read the unsolicited manuscripts of an independent publishing house and copy-edited its crime list.
deliverables:
  - 31 crime novels copy-edited
  - The discovery of Wilf Garside's The Peat Cutters in a pile of 400 manuscripts
---

The Peat Cutters had been turned down by eleven houses before she opened it on a wet Friday. It sold 140,000 copies and
Wilf Garside won the Dagger of the North with it in 2008. She left when Harrow Lane was bought by a greeting-card company
and the crime list was closed.`,
    'experience/samphire.md': `role: Editor
employer: Samphire
place: Scarborough, England
start: 2016-03
end: present
team: 4 people
colleagues:
  - name: Lorcan Tighe
    role: publisher
  - name: Bethan Prys
    role: poetry editor
  - name: Aurélie Kanté
    role: designer
skills: [fiction editing, commissioning, proofreading]
summary: Chooses and edits the fiction of a quarterly literary magazine.
deliverables:
  - 42 issues since spring 2016
  - Circulation up from 600 to 3,900 subscribers
---

Lorcan Tighe founded Samphire in 2009 in the back of his chip shop and still pays the printer. Tamsin took the editor's
chair from Moira Haldane, who had left for Edinburgh. Her first decision was to pay contributors, £90 a story at first and
£250 today. Bethan Prys chooses the poems, and Tamsin has no say in them.`,
    'experience/tutor.md': `role: Tutor of creative writing
employer: Cleveland Adult College
place: Middlesbrough, England
start: 2014-01
end: present
skills: [teaching, workshop, short story]
summary: Evening classes in fiction for adults, on Tuesdays and Thursdays.
deliverables:
  - Beginners' class of 14 and an advanced class of 8 each term
  - Nine former students have published a book
---

Nobody reads aloud in the first four weeks, and nobody may apologise for a text. The advanced class writes a single story
together each spring. Grading is not part of it; she refused marks in 2015 and the college gave in.`,
    'open-source/slushpile.md': `name: slushpile
start: 2017-02
role: Co-author of the specification; tester
authorship: contributed
licence: MIT
repository: https://git.adeyemicroft.example/slushpile
collaborators:
  - name: Nikhil Varadan
    role: author
skills: [submissions, requirements]
summary: A small web program that keeps track of stories sent to a magazine.
outcome: Used by 17 magazines.
---

Nikhil Varadan, a subscriber, wrote it in Python after he had seen the shoe boxes. Tamsin described what an editor does
all day and reported 58 bugs. She has never written a line of the code herself.`,
    'patents/card-rail.md': `number: GB 2 561 874
title: Rail for the display of index cards
status: granted
filed: 2017-05-09
granted: 2019-11-20
coInventors: [Ernest Croft]
assignee: Croft Joinery Ltd
office: UK Intellectual Property Office
summary: A wooden rail that lets a row of cards be moved without taking any of them out.
---

She wanted to shift a chapter without unpinning forty cards. Her uncle Ernest, a joiner, cut the first rail from a church
pew. About 700 have been sold, mostly to screenwriters.`,
    'publications/cook.md': `title: The Cook's Latitude
kind: book
venue: Quillfeather
date: 2021-09
pages: 344
summary: Novel in the form of a whaling cook's diary, from Hull to Spitsbergen in 1822.
---

Most of it was written at the library in Tromsø, by lamplight. The recipes are genuine; she has cooked all but the
seal. Sanjeev Oyelaran edited it, and cut the whale hunt by half.`,
    'publications/erosion.md': `title: Two Metres a Year
kind: book
venue: Quillfeather
date: 2016-02
pages: 256
summary: Novel about two sisters who inherit a house that will fall off a cliff within five years.
---

Holderness loses about two metres of coast each year, which gave her the title. A film option was sold to Gannet Pictures
in 2017 and ran out in 2020 without a film.`,
    'publications/salt-ledger.md': `title: The Salt Ledger
kind: book
venue: Netherby & Vane
date: 2011-05
pages: 288
summary: Novel about a harbour clerk who keeps accounts of the drowned.
---

It took six years and nineteen rejections. The inquest that she had reported in Grimsby gave her the clerk, and a herring
ledger bought for two pounds gave her the form. It was translated into German and Dutch and sold 21,000 copies.`,
  });
});

test.each([
  ['Since when does she teach at the University of Hull?'],
  ['How long did she teach at the University of East Anglia?'],
  ['How long was she the publisher of Samphire?'],
  ['When did she become the publisher of Samphire?'],
  ['When did she win the Fenwick for poetry?'],
  ['What was it like for her to win the Dagger of the North?'],
  ['Why did she write slushpile in Python?'],
  ['When did she move to Edinburgh?'],
  ['Did she ever write a play?'],
  ['Has she written poems?'],
  ['When was her second patent granted?'],
  ['How did her second patent come about?'],
  ['What is her fourth novel about?'],
])('what others did and what was never done is not told of the owner: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['How long has she been the editor of Samphire?', 'March 2016'],
  ['Who is the publisher of Samphire?', 'Lorcan Tighe'],
  ['Did she write a novel?', 'Salt Ledger'],
  ['How did her first patent come about?', 'card'],
  ['What is her third novel about?', "Cook's Latitude"],
  ['When did she win the Fenwick First Novel Prize?', '2012'],
  ['What is her dog called?', 'Comma'],
  ['Where is her home these days?', 'Whitby'],
  ['Write me a haiku and tell me where she teaches.', 'Middlesbrough'],
])('what is true of the owner is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
