import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Morwenna Tregear
aka: [Morwenna, M. Tregear, Tregear]
headline: Wooden-boat builder and yard owner; formerly a naval architect
summary: >-
  Morwenna Tregear builds and repairs wooden boats at Long Tide Boatworks, her own yard on the Helford River. Before
  that she drew fast ferries and pilot boats as a naval architect in Southampton and Bergen. Repairs to old working
  boats bring in most of the yard's income; new boats are what she would rather be known for.
location: Gweek, Cornwall, England
contact:
  email: morwenna@longtide.example
  website: https://longtide.example
  note: >-
    Write an e-mail with photographs of the boat, out of the water if possible. The yard's telephone is answered by
    Jory Pascoe between eight and nine in the morning. Visitors are welcome on Saturdays.
updated: 2026-10-12
---

Morwenna was born in Falmouth in 1979. Her grandfather, Denzil Tregear, fished for oysters under sail, and she spent
every summer from the age of seven in his working boat Three Sisters. She wanted to build boats after watching him burn
a rotten one on the beach because nobody was left who could mend it. She lives in Gweek with her wife Annika and two
sheepdogs, Batten and Spile.

## The name of the yard

Long Tide is what the old oystermen called the slow ebb before a storm. Denzil used to say that there was always time for
one more job on a long tide.

## Availability

The yard's order book for new boats is full until the spring of 2029. Small repairs can usually be taken in within six
weeks. From November to February she also surveys wooden boats for buyers and insurers, anywhere between Plymouth and
Penzance.

## Prices

A survey costs 640 pounds and a day's work of one boatbuilder 310 pounds. A new fourteen-foot dinghy starts at 18,500
pounds. She asks for a third when the keel is laid, a third when the hull is planked and the rest on launching.

## Money

In 2025 the yard took 612,000 pounds. About 70 per cent of that came from repairs, 20 per cent from new boats and the
rest from surveys and courses. It has no debts since the bank loan of 90,000 pounds was paid off in March 2024.

## Languages

English is her mother tongue. She speaks fluent Norwegian after six years in Bergen, and enough Cornish to name boats
with.

## Outside work

She sings alto in a shanty choir in Helston, and bakes saffron buns for the yard on Fridays. She cannot swim.

## People she admires

The boatbuilder she admires most is Ragnhild Solheim-Eik of Hardanger, who planked her last hull at eighty-one. She
rereads the notebooks of Claud Worth every winter.`,
    'approach.md': `title: How she works
summary: Mend before you replace, listen to the timber, write down every mistake, and go home at five.
---

## Repair first

She replaces no plank that can be repaired, because every old plank tells how the boat was meant to be. Owners who want
a boat to look new are sent to other yards.

## Timber

The larch comes from a single estate near Lostwithiel and the oak from storm-felled trees. Each log is air-dried for a
year per inch before anybody may cut it. She uses no tropical hardwood at all.

## Glue

Epoxy is banned from the yard, apart from masts. In her experience it hides a bad joint for ten years and then fails all
at once.

## The black book

Every mistake that costs more than a day is written into a black book which hangs beside the kettle. The dearest entry
is the rudder of Gannet, 11,400 pounds.

## Hours

The yard closes at five, and nobody works on Sundays. She says that most bad cuts happen after tea.

## Computers

Hull lines are drawn on a computer and then faired by eye on the loft floor. She does not use artificial intelligence
for designs, since no program has ever been wet.`,
    'experience/fjordskrog.md': `role: Senior naval architect
employer: Fjordskrog Design
place: Bergen, Norway
start: 2007-02
end: 2013-03
team: 14 people
colleagues:
  - name: Halvard Myklebust
    role: managing director
skills: [hull design, hydrodynamics, Rhino, project management]
summary: Designed fast passenger ferries and pilot boats.
deliverables:
  - Hull of the ferry class Terne, seven vessels built
  - Fuel consumption of the class reduced by 18 per cent
---

She led the design of the Terne class, whose first ship entered service in May 2011. The wake of the prototype washed
away a jetty at Rosendal, and the bow had to be redrawn in nine weeks. She resigned when the firm moved the model tests to
a computer and closed its workshop, where she had spent her lunch breaks. Halvard Myklebust still sends her a Christmas
card with a drawing of the jetty.`,
    'experience/long-tide.md': `role: Founder and master boatbuilder
employer: Long Tide Boatworks
place: Gweek, Cornwall
start: 2014-04
end: present
team: 9 people, among them two apprentices
colleagues:
  - name: Jory Pascoe
    role: foreman
  - name: Tamsin Oduya
    role: apprentice since 2024
skills: [carvel planking, clinker planking, lofting, steam bending, business management]
summary: Her own yard for building and repairing wooden boats.
deliverables:
  - 17 new boats launched
  - More than 140 boats repaired
  - Eleven apprentices trained, eight of whom stayed in the trade
---

She founded the yard with 35,000 pounds of savings and a shed that had been a grain store. She started it because she was
tired of drawing boats that other people were allowed to touch. In the first winter there were no customers at all, and
she lived on mending garden benches. The turning point was an order from the National Maritime Museum in 2016 for a
replica of a pilot gig. Jory Pascoe, the foreman, came in 2015 and runs the floor when she is away.`,
    'experience/pengelly.md': `role: Apprentice boatbuilder
employer: Pengelly & Daughter
place: Polruan, Cornwall
start: 2013-04
end: 2014-03
team: 3 people
colleagues:
  - name: Loveday Pengelly
    role: master boatbuilder
skills: [clinker planking, caulking, adze work]
summary: A year as the oldest apprentice in Cornwall.
deliverables:
  - Planked two clinker dinghies
---

At thirty-four she took a cut in pay of two thirds. Loveday Pengelly showed her how to use an adze, how to caulk and when
to stop. She split her first garboard plank and was made to hang it on the wall. On the last day Loveday gave her the
caulking mallet which she still uses.`,
    'experience/solent.md': `role: Junior naval architect
employer: Solent Marine Consultants
place: Southampton, England
start: 2002-09
end: 2007-01
team: 22 people
colleagues:
  - name: Priscilla Ashdown
    role: head of stability
skills: [stability calculations, AutoCAD, inclining tests]
summary: Stability calculations for workboats and small ferries.
deliverables:
  - 63 stability booklets
---

It was her first job after university. Priscilla Ashdown taught her to distrust any number that she had not worked out
by hand. In 2005 Morwenna found an error in the ballast plan of a dredger two days before it sailed.`,
    'projects/gannet.md': `name: Gannet
aka: [the lugger]
start: 2017-09
end: 2019-06
place: Gweek, Cornwall
organisation: Long Tide Boatworks
role: Lead builder
funding: [Heritage Boats Fund]
collaborators:
  - name: Jory Pascoe
    role: planking
  - name: Wilf Hosken
    role: sails
skills: [carvel planking, restoration]
summary: Restoration of a Cornish fishing lugger of 1896, 42 feet long.
outcome: Sailing again since June 2019; carries paying passengers out of Mevagissey.
---

Gannet had been a houseboat with a bathroom in the fish hold. Two thirds of her frames and all the deck are new. The
rudder broke off on the first sea trial, since a bolt had been taken from the wrong box, and the boat drifted onto the
rocks at Nare Point. A second rudder cost 11,400 pounds, which the yard paid itself.`,
    'projects/dinghy.md': `name: Sandhopper
aka: [Sandhopper dinghy]
start: 2019-01
end: present
organisation: Long Tide Boatworks
role: Designer
skills: [clinker planking, boat design]
summary: Fourteen-foot sailing dinghy in larch on oak that two people can lift onto a trailer.
outcome: Twelve sold, to customers in five countries.
---

The design grew out of a sketch on a beer mat for a customer with a bad back. Each takes about eleven weeks to build.
Number nine went to a lighthouse keeper in Maine. The only complaint so far has been about the seat, which was too narrow
and was widened from number four on.`,
  });
});

test.each([
  ['Whom does she look up to?', 'Ragnhild Solheim-Eik'],
  ['Who are her heroes?', 'Ragnhild Solheim-Eik'],
  ['Is she hitched?', 'Annika'],
  ['Where does she hail from?', 'Falmouth'],
  ['What would one of your small dinghies set me back?', '18,500'],
  ["What's the damage for a day's labour?", '310'],
  ['How much would a survey set me back?', '640'],
  ['How big an outfit is it?', '9 people'],
  ['How many people are on the payroll?', '9 people'],
  ['Why did she pack in the Bergen job?', 'model tests|tank'],
  ['What does she do to let off steam?', 'shanty'],
  ['Does she hold with AI?', 'artificial intelligence|AI'],
  ["What's her bread and butter?", '[Rr]epair'],
])('an idiom asks what its plain words ask: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});

test.each([
  ['How many people work at the yard?', '9 people'],
  ['How big is the yard?', '9 people'],
  ['What made her go out on her own?', 'allowed to touch'],
  ['Why did she start her own company?', 'allowed to touch'],
  ['Why did she found the yard?', 'allowed to touch'],
])("a yard of one's own is the firm that is meant: %s", (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
