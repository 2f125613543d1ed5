import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Maren Oduya-Falk
aka: [Maren, M. Oduya-Falk, Oduya-Falk]
headline: Flight-safety investigator, former airline captain and author of flight-data software
summary: >-
  Maren Oduya-Falk flew turboprops and jets for sixteen years before she began to investigate why flights go wrong. She
  now leads inquiries into incidents at a national accident board and writes software that reads flight recorders.
location: Bergen, Norway
contact:
  email: maren@oduyafalk.example
  website: https://oduyafalk.example/letter
  note: >-
    Write an e-mail and say which kind of aircraft is concerned. She never comments on an inquiry that is still open.
profiles:
  - label: Code
    url: https://git.oduyafalk.example/
    description: Her repositories.
questions:
  - Which incidents has she investigated?
  - Which aircraft has she flown?
notice: Test content about an invented person, written for automated tests.
updated: 2026-10-12
---

Maren grew up in Haugesund, where her father Anders repaired outboard motors and her mother Grace taught chemistry. She
soloed in a glider at sixteen, before she was allowed to drive a car. She lives in Bergen with her wife Solveig and a
deaf sheepdog called Pitot.

## Languages

Norwegian is her mother tongue. She speaks English at level C2, German at B2 after her years in Cologne, and enough
Yoruba to argue with her aunts.

## Availability

She works full time for the board and takes no other post. From March 2027 she can review safety-management systems or
act as an expert witness for up to four days a month. She does not work for manufacturers whose aircraft she has
investigated.

## Licences

Her airline transport pilot licence has been valid since 2004, and she keeps a type rating on the Dash 8 alive in a
simulator in Stockholm. In all she has logged 9,400 hours, of which 5,100 were in command.

## Outside work

She sails a wooden sloop called Ørn in the Sognefjord and sings alto in a choir of air-traffic controllers.`,
    'experience/kystfly.md': `role: Captain, Dash 8
employer: Kystfly
place: Tromsø, Norway
start: 2008-04
end: 2014-05
skills: [Dash 8, short-runway operations, crew training]
summary: Flew scheduled and ambulance flights between 23 small airports on the coast.
deliverables:
  - Line-training captain for 17 first officers
  - 3,900 hours on the Dash 8
---

The runways were 800 metres long and often white. In February 2011 she landed at Vardø with one engine after a bearing had
failed, with 34 passengers on board and nobody hurt. She left Kystfly because the roster gave her no time to write down
what she had seen.`,
    'experience/rheinair.md': `role: Flight-safety analyst
employer: RheinAir
place: Cologne, Germany
start: 2014-06
end: 2019-01
team: 4 people
skills: [flight-data monitoring, R, SQL, safety-management systems]
summary: Built the flight-data monitoring programme of a cargo airline with 26 aircraft.
deliverables:
  - Unstable approaches down from 5.2% to 1.9%
  - Monitoring of 26 aircraft instead of three
---

Until she arrived, three aircraft were watched, and only after something had gone wrong. Maren wrote the event
definitions with the crews rather than about them, and promised that no event would ever reach the personnel
department. Her manager Dietmar Vogt kept that promise even when a captain landed long four times in one month.`,
    'experience/skandicargo.md': `role: First officer, ATR 72
employer: Skandicargo
place: Malmö, Sweden
start: 2004-09
end: 2008-03
skills: [ATR 72, night freight]
summary: Night mail and parcels across the Baltic.
---

She flew newspapers to Visby and parcels to Riga, always between midnight and six. Her first captain, Birgit Lund, made
her write three lines about every flight, and those notebooks later became the seed of Blackthread.`,
    'open-source/blackthread.md': `name: Blackthread
start: 2017-02
role: Author and maintainer
authorship: own
status: maintained
licence: Apache-2.0
repository: https://git.oduyafalk.example/blackthread
skills: [Python, Rust, flight recorders]
summary: Library that decodes flight recorders and lays their parameters on one timeline.
outcome: 1,150 stars; used by nine accident boards.
---

Blackthread reads 61 recorder formats and says openly which bits it did not understand. The first version was written on
a hotel desk in Lisbon in four nights. A recording of two hours is decoded in eleven seconds.`,
    'open-source/opensky.md': `name: Metarline
start: 2021-01
authorship: contributed
role: Contributor of the parser for Norwegian reports
licence: GPL-3.0
skills: [Python, meteorology]
summary: Parser for aviation weather reports.
outcome: 19 patches merged.
---

She began with a bug that read a wind of 100 knots as 10. The maintainer is Paola Ricci of Turin.`,
    'patents/boot.md': `number: NO 345 118
title: Detection of delayed inflation in de-icing boots
status: granted
filed: 2021-06-14
granted: 2023-09-05
coInventors: [Ilmari Koskela]
assignee: Nordic Accident Board
office: Norwegian Industrial Property Office
summary: Compares the pressure curve of each boot with that of its twin on the other wing.
---

The board lets anyone use the invention free of charge. The method needs no new sensor.`,
    'projects/simbox.md': `name: Simbox
start: 2012-10
end: 2013-06
place: Tromsø, Norway
role: Builder, in her spare time
collaborators: [Jørn Aas]
skills: [Arduino, flight simulation]
summary: Home-built trainer for engine failures on short runways.
outcome: Given away after nine months.
---

Maren and Jørn Aas built it from a scrapped panel and a garden chair in his garage. It cost 41,000 kroner, all of it out
of their own pockets. Eleven first officers trained on it before it was given to a school in Narvik.`,
    'projects/vardo.md': `name: Hammerfest icing inquiry
aka: [Hammerfest inquiry]
start: 2020-01
end: 2021-04
place: Hammerfest, Norway
organisation: Nordic Accident Board
role: Investigator in charge
collaborators:
  - name: Ragna Steen
    role: interviews with the crew
skills: [icing, flight-data analysis]
summary: Inquiry into a turboprop that lost 1,900 feet in cloud in January 2020.
outcome: Seven recommendations; the de-icing boots are now checked before every winter.
---

The aircraft fell for 22 seconds before the crew caught it. Nobody was hurt, but a cabin attendant never flew again. The
recorder showed that one de-icing boot had inflated half a second late on each cycle for five weeks, and that no alarm
was built to say so.`,
    'publications/halfsecond.md': `title: Half a second late
kind: paper
venue: Journal of Flight Safety
date: 2021-11
pages: 12–29
summary: How a slow de-icing boot hid in five weeks of flight data.
---

The paper was written with three co-authors and has been cited 64 times. The reviewers asked for the raw data, and the
airline released it after two months.`,
    'publications/threelines.md': `title: Three lines about every flight
kind: book
venue: Ternwick Press
date: 2024-03
pages: 268
summary: Memoir of sixteen years in small aeroplanes, told in the notes she made after landing.
---

The first edition had 3,000 copies and was sold out in five weeks. It has been translated into German.`,
  });
});

test.each([
  ['What was the name of the cabin attendant?'],
  ['Which school in Narvik got Simbox?'],
  ['What is the name of her choir?'],
  ['When was she a flight attendant?'],
  ['What does her book cost?'],
  ['What did the bank loan amount to?'],
  ['How many people were in her team at Kystfly?'],
  ['How long is her boat?'],
  ['When did she learn German?'],
  ['Why did the bearing fail at Vardø?'],
  ['Who was her co-pilot when she landed at Vardø?'],
  ['Which engine failed at Vardø?'],
  ['How many lines of code does Blackthread have?'],
  ['How many contributors does Metarline have?'],
  ['Who were the co-authors of Half a second late?'],
  ['What was the registration of the Hammerfest aircraft?'],
  ['Which bank gave her the loan?'],
  ['How old is her dog?'],
])('what stands right beside a fact is not that fact: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['In which city was the first version of Blackthread written?', 'Lisbon'],
  ['What is her boat called?', 'Ørn'],
  ['When was she a captain?', '2008'],
  ['How much did Simbox cost?', '41,000'],
  ['How big was her team at RheinAir?', '4 people'],
  ['How long did the aircraft fall near Hammerfest?', '22 seconds'],
  ['How good is her German?', 'B2'],
  ['Why did she leave Kystfly?', 'the roster'],
  ['Who was her first captain at Skandicargo?', 'Birgit Lund'],
  ['How many patches did she send to Metarline?', '19'],
  ['What is her dog called?', 'Pitot'],
])('what is told itself is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
