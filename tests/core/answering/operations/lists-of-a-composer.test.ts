import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Maud Verstraeten
aka: [Maud, M. Verstraeten, Verstraeten]
headline: Composer for documentary film and radio; conductor of a youth orchestra
summary: >-
  Maud Verstraeten writes music for films and broadcasts about real people. Since 2006 she has scored documentaries, radio
  features and one museum, and since 2017 she has led the Leie Youth Orchestra in Ghent. She prefers six players in a room
  to sixty on a hard disk.
location: Ghent, Belgium
contact:
  email: maud@verstraeten.example
  website: https://verstraeten.example/
  note: >-
    Please send the film, not a description of it. She replies within a week, except in July.
updated: 2026-10-12
---

Maud was born in Ostend in 1981, the second of three sisters. Her father repaired church organs and her mother read the
shipping forecast on the radio. She lives in Ghent with her wife Ilse, two sons and a deaf cat.

## Instruments

She plays the viola, the accordion, the harmonium and, badly, the musical saw. Only the first was ever taught to her; she
sold her piano in 2019 to make room for a loom.

## Languages

Dutch is her mother tongue. Her French is fluent, her English is C1, and she reads Portuguese well enough for contracts.

## Availability

She takes three films a year and is booked until April 2027. Radio work can start sooner. She writes no music for
advertising or for political parties.

## Outside work

She weaves, keeps an allotment with eleven kinds of beans, and rows on the Leie on Sunday mornings.`,
    'education/bachelor.md': `institution: Royal Conservatory of Antwerp
degree: Bachelor of Music
field: Viola
start: 1999-09
end: 2002-06`,
    'education/master.md': `institution: Royal Conservatory of The Hague
aka:
  - KonCon
degree: Master of Music
field: Composition
start: 2002-09
end: 2005-06
thesis: "Under the voice: music that does not disturb speech"
honours:
  - With distinction`,
    'education/conducting.md': `institution: LUCA School of Arts
degree: Certificate
field: Conducting of youth ensembles
start: 2015-09
end: 2016-06
summary: A year of Saturdays with Godelieve Baert.`,
    'education/doctorate.md': `institution: Ghent University
degree: Doctor of Arts
field: Musicology
start: 2018-10
end: 2023-05
thesis: "What the listener leaves out: attention to music in radio documentaries"
summary: Supervised by Pieter Lannoy; 212 listeners took part in the experiments.`,
    'experience/freelance.md': `role: Composer
employer: Self-employed
place: Ghent, Belgium
start: 2012-01
end: present
skills: [composition, Dorico, Reaper, viola, film scoring]
summary: Scores for documentary films and radio features.
deliverables:
  - 31 documentary films and 48 radio features since 2012
  - A contract template that leaves the rights with the composer, used by 90 colleagues
---

Her clients include VRT, the Dutch broadcaster VPRO, the Bavarian production house Isarfilm and the Red Star Line
Museum in Antwerp. Most films come from directors with whom she has worked before. She writes in a former
bakery whose oven door is the best reverb she knows.`,
    'experience/noordlicht.md': `role: Assistant to the composer
employer: Noordlicht Film Music
place: Rotterdam, Netherlands
start: 2005-09
end: 2008-12
team: 4 people
colleagues:
  - name: Joost Hendriks
    role: composer and owner
skills: [orchestration, Sibelius, Logic Pro, music editing]
summary: Orchestrated and copied the music for nine nature films.
deliverables:
  - Parts for nine films, about 1,400 pages
  - Recording sessions with the orchestra prepared and run
---

Joost Hendriks whistled his melodies into a telephone and Maud made scores of them. In the third year she was allowed to
write the eels herself, six minutes in all, and the broadcaster kept them. She left when the studio moved to sample
libraries and the players were no longer called.`,
    'experience/rtp.md': `role: Composer in residence
employer: Rádio Atlântica
place: Lisbon, Portugal
start: 2009-02
end: 2011-10
team: 7 people
colleagues:
  - name: Teresa Quintela
    role: head of features
  - name: Rui Falcão
    role: sound engineer
skills: [radio drama, Pro Tools, field recording, accordion]
summary: Music and signature tunes for a national radio station.
deliverables:
  - 61 signature tunes, of which 14 are still on the air
  - Music for 22 radio features
---

She recorded a fado singer in a cistern, a cork factory and the lifts of the city, and built the signature of the morning
news from them. When the budget for residencies was cut in the autumn of 2011, her post went with it. Rui Falcão
still mixes her records.`,
    'open-source/cuesheet.md': `name: cuesheet
start: 2016-02
role: Author and maintainer
authorship: own
status: maintained
licence: MIT
repository: https://git.verstraeten.example/cuesheet
skills: [Python, Reaper]
summary: Command-line tool that turns a Reaper project into the cue sheet that collecting societies want.
outcome: Used by about 600 composers.
---

It was written in one angry weekend after a form had come back for the fourth time.`,
    'open-source/musescore.md': `name: MuseScore
start: 2019-05
authorship: contributed
role: Contributor to the MusicXML import
licence: GPL-3.0
skills: [C++, MusicXML]
summary: Patches to a free notation program.
outcome: 17 patches merged.
---

Most of them concern slurs that end in the wrong bar.`,
    'projects/borrowed.md': `name: Borrowed Strings
start: 2019-01
end: present
place: Ghent, Belgium
organisation: Leie Youth Orchestra
role: Initiator
funding: [King Baudouin Foundation, City of Ghent]
collaborators: [Samira Bouzid]
skills: [fundraising, instrument repair]
summary: A pool from which children borrow instruments for nothing.
outcome: 120 instruments lent to 300 children.
---

Attics were searched, and the first appeal in a local paper brought 41 violins and a sousaphone. Prisoners in Oudenaarde
repair the cases. A child keeps the instrument for as long as he or she comes to rehearsals.`,
    'projects/peat.md': `name: Peat
start: 2024-03
end: present
place: Galway, Ireland
organisation: VPRO
role: Composer
funding: [Netherlands Film Fund]
collaborators:
  - name: Annelies Roose
    role: director
skills: [film scoring, musical saw, Dorico]
summary: Score for a film about the end of turf cutting; in production.
outcome: First screening planned for February 2027.
---

The saw plays the wind. Eleven turf cutters taught her their work songs in a pub near Spiddal, and she
was allowed to record nine of them.`,
    'projects/salt-road.md': `name: Salt Road
start: 2012-09
end: 2013-11
place: Guérande, France
organisation: Isarfilm
role: Composer
funding: [Flanders Audiovisual Fund, Creative Europe]
collaborators:
  - name: Annelies Roose
    role: director
skills: [film scoring, harmonium, field recording]
summary: Score for a 94-minute film about the last salt workers of the Atlantic coast.
outcome: Shown in 17 countries; 140,000 viewers in cinemas.
---

The whole score is played on a harmonium that had stood in the damp for thirty years and whose lowest octave sighs.
Annelies Roose cut two scenes to the music rather than the other way round. The harmonium was given to the salt
workers' museum afterwards.`,
    'publications/attention.md': `title: What the listener leaves out
kind: article
authors: [Pieter Lannoy]
venue: Journal of Music Perception
date: 2021-04
pages: 211–236
summary: Experiments with 212 listeners on how much of a radio documentary they remember with and without music.`,
    'publications/silence.md': `title: A grammar of silence
kind: article
venue: Film Sound Quarterly
date: 2023-09
pages: 12–30
summary: How eleven directors decide where a documentary needs no music.`,
  });
});

test.each([
  ['all publications since 2020 except talks', 'silence|listener', 'bakery'],
  ['theses', 'Master|Doctor', 'Bachelor'],
  ['films', 'Salt Road', 'Borrowed Strings'],
  ['software contributions', 'MuseScore', 'cuesheet'],
  ['What software has she written herself?', 'cuesheet', 'MuseScore'],
  ['employers abroad', 'Noordlicht', 'Leie Youth'],
  ['instruments', 'viola', 'Borrowed Strings'],
  ['Which projects has she done? >> name two', 'Peat|Borrowed|Salt', 'text of'],
])('a list holds what is asked for and nothing else: %s', (question, told, other) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
  expect(text).not.toMatch(new RegExp(other));
});

test.each([
  ['How many instruments does she play?', 'viola'],
  ['clients of hers', 'VRT'],
  ['public money', 'fund'],
  ['which projects began more than ten years ago?', 'Salt Road'],
  ['Which jobs has she had? >> which two are current?', 'Self-employed'],
  ["what's still running?", 'Peat'],
])('what is told in prose or by other fields is listed: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
