import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Tamsin Okonedo-Baird
aka: [Tamsin, T. Okonedo-Baird, Okonedo-Baird]
headline: Game designer and engine programmer; small worlds that run fast
summary: >-
  Tamsin Okonedo-Baird designs games and writes the engines under them. Since 2008 she has shipped seven games, two of
  them her own, and at present she leads the engine team of Copperfin in Dundee. She is best known for Lantern Tide, a
  puzzle game about a lighthouse that sold 640,000 copies.
location: Dundee, Scotland
contact:
  email: tamsin@okonedo-baird.example
  website: https://okonedo-baird.example/
  note: >-
    Write an e-mail and name the platform you ship on. She reads her mail on Monday and Thursday mornings and does not
    answer on social media.
updated: 2026-10-12
---

Tamsin was born in Aberdeen in 1986, the daughter of a trawler cook and a piano tuner. Her first program, at nine, was a
fruit machine on a borrowed Amiga that always paid out. She lives in Dundee with her wife Catriona and a cat named
Segfault.

## Languages

English is her mother tongue. Her French is C1 after four years in Lyon, and her Japanese is A2, enough to read bug
reports and order noodles.

## Availability

She is employed at Copperfin for four days a week. On Fridays she takes small contracts: profiling, console ports and
reviews of tools. Her day rate is 720 pounds. She does not work on games with loot boxes or gambling.

## Remote work

She works from home three days a week and travels to the studio in Dundee on Tuesdays. She will not relocate before
2029, when her wife's training as a vet ends.

## Health break

From March to August 2018 she did not work, because tendonitis in both wrists kept her from a keyboard. Since then she
has typed on a split keyboard and dictated her e-mails.

## Outside work

She plays the concertina in a ceilidh band called The Dropped Frames and repairs pinball machines; she owns three.`,
    'experience/copperfin.md': `role: Engine lead
employer: Copperfin
place: Dundee, Scotland
start: 2021-02
end: present
team: 7 people
colleagues:
  - name: Yusuf Demirci
    role: rendering
  - name: Annika Falk
    role: tools
  - name: Dougal Petrie
    role: studio head
skills: [C++, Rust, Vulkan, Lua, Harebell, profiling]
summary: Leads the team behind Harebell, the engine of all Copperfin games.
deliverables:
  - Harebell in two shipped games
  - Loading times cut from 38 to 6 seconds
  - Crash rate down from 2.1% to 0.3% of sessions
---

Tamsin uses Rust for the asset pipeline and keeps C++ for the renderer. Lua is the language of the level designers: they
script doors, dialogues and enemies in it without waiting for a build. Harebell replaced the licensed engine that
Copperfin had rented since 2014 for 90,000 pounds a year. The tools are in the hands of Annika Falk today, and Yusuf
Demirci is in charge of the renderer.`,
    'experience/copperfin-senior.md': `role: Senior engine programmer
employer: Copperfin
place: Dundee, Scotland
start: 2018-09
end: 2021-01
team: 4 people
colleagues:
  - name: Morag Sinclair
    role: engine lead until 2021
skills: [C++, Vulkan, shaders, profiling]
summary: Wrote the first renderer of Harebell and its memory allocator.
deliverables:
  - Renderer on Vulkan with a frame budget of 8 milliseconds
  - Allocator without fragmentation after 40 hours of play
---

She came to Copperfin after her wrists had healed. Morag Sinclair hired her for six months and she stayed. When Morag
left for a film studio in Wellington, Tamsin took over the team.`,
    'experience/lecturer.md': `role: Visiting lecturer
employer: Abertay University
place: Dundee, Scotland
start: 2020-01
end: present
skills: [teaching, game engines]
summary: Teaches the course Engines from Scratch every autumn.
deliverables:
  - Course for third-year students; 24 took it in 2020 and 61 in 2025
---

Ten evenings, one engine. Each student writes a renderer, a loader and a sound mixer in C++ and has to throw away one
of them at the end. The exam is a crash dump and two hours.`,
    'experience/saltmarsh.md': `role: Co-founder and designer
employer: Saltmarsh Games
place: Aberdeen, Scotland
start: 2013-09
end: 2018-02
team: 5 people
colleagues:
  - name: Ewan Macrae
    role: co-founder and artist
skills: [game design, C#, Unity, business, hiring]
summary: Studio of five that made Lantern Tide and Kelpie Run.
deliverables:
  - Two games shipped on five platforms
  - Lantern Tide sold 640,000 copies
---

She founded the studio with Ewan Macrae and a loan of 30,000 pounds from his aunt. Lantern Tide paid it back in eleven
days. Kelpie Run lost the money again, and the two closed the studio in February 2018 without debts. From it she learned
to stop a project at the first bad playtest and not at the ninth.`,
    'open-source/driftwood.md': `name: driftwood
start: 2019-11
role: Author
authorship: own
status: maintained
licence: MIT
repository: https://code.okonedo-baird.example/driftwood
collaborators:
  - name: Priyanka Rao
    role: co-maintainer since 2024
skills: [Rust, profiling]
summary: Frame profiler for games, with a timeline in the browser.
outcome: 3,400 stars; used by nine studios.
---

Driftwood samples all threads every 50 microseconds and writes 4 megabytes a second. It works by reading the stack from
outside the process, so the game needs no recompiling. Tamsin wrote it because the profiler she had used before cost 900
pounds per seat.`,
    'open-source/shoal.md': `name: shoal
start: 2016-06
end: 2020-12
role: Author
authorship: own
status: archived 2020
licence: zlib
repository: https://code.okonedo-baird.example/shoal
skills: [C, data-oriented design]
summary: Entity-component library in a single C header.
outcome: 870 stars; succeeded by the entity system of Harebell.
---

Shoal has 1,900 lines. She archived it because three forks did the same thing better, and its page points to them.`,
    'projects/gannet.md': `name: Gannet Colony
start: 2019-03
end: 2022-09
organisation: Copperfin
role: Engine programmer
collaborators:
  - name: Hyacinth Boateng
    role: director
skills: [Vulkan, C++, simulation]
summary: Building game about a colony of 12,000 sea birds; the first game on Harebell.
outcome: 310,000 copies sold by the end of 2025.
---

The game was published by Northgate in September 2022 for PC and two consoles. Each bird is simulated on its own, which
became possible when Tamsin moved the flocking to the graphics card. The frame time of the simulation fell from 31 to 5
milliseconds. A memory leak in the save system delayed the release by six weeks.`,
    'projects/jam.md': `name: Frostbite Jam
start: 2014-01
end: present
place: Aberdeen, Scotland
role: Founder and host
collaborators: [Ewan Macrae]
skills: [community, events]
summary: Annual game jam of 48 hours in an unheated boat shed.
outcome: 1,100 participants and 390 games so far.
---

It began with 14 people and a single kettle. Entry costs 10 pounds, which pays for soup. In 2021 it was held online and
only half as many came, so it has been in the shed ever since. Since 2023 Ewan Macrae has organised it alone, and Tamsin
only sits on the jury.`,
    'projects/lantern-tide.md': `name: Lantern Tide
aka: [the lighthouse game]
start: 2013-10
end: 2015-11
organisation: Saltmarsh Games
role: Designer and programmer
collaborators:
  - name: Ewan Macrae
    role: art
  - name: Sunniva Dahl
    role: music
skills: [game design, Unity, C#, puzzle design]
summary: Puzzle game in which a lighthouse keeper moves shadows to let ships pass.
outcome: 640,000 copies sold; two prizes.
---

Lantern Tide was published by Pale Horse Interactive in November 2015 and costs 14.99 pounds. It has 84 puzzles and takes
about nine hours. The idea came from a power cut in Stonehaven, when Tamsin saw the beam of the lighthouse pass through
her kitchen. The first version had a timer; playtesters hated it, so it was removed, and the average session grew from
12 to 35 minutes.`,
    'projects/peatfire.md': `name: Peatfire
start: 2023-01
end: present
organisation: Copperfin
role: Engine lead
collaborators:
  - name: Hyacinth Boateng
    role: director
  - name: Lorcan Healy
    role: lead designer
funding: [Creative Scotland]
skills: [Harebell, Rust, streaming, procedural worlds]
summary: Detective game in a burning bog; the third game on Harebell, due in May 2027.
---

Peatfire streams a bog of 16 square kilometres without a loading screen. The fire spreads through a grid of two million
cells and is recomputed ten times a second. Creative Scotland gave 150,000 pounds. Lorcan Healy has been in charge of
the design since March 2025, when Hyacinth Boateng became director only.`,
  });
});

test.each([
  ['How many students took her course in 2025?', '61'],
  ['How many studios use driftwood?', 'nine'],
  ['Who runs Frostbite Jam nowadays?', 'Ewan Macrae'],
  ['What succeeded shoal?', 'Harebell'],
  ['Which has the more permissive licence, driftwood or shoal?', 'MIT[^]*zlib|zlib[^]*MIT'],
  ['Which game engine did Lantern Tide use?', 'Unity'],
  ['What stopped her working in 2018?', 'tend[io]nitis'],
  ['Is driftwood or shoal more popular?', '3,400[^]*870|870[^]*3,400'],
  ['Is driftwood or shoal older?', 'driftwood|shoal'],
  ['What caused the delay of Gannet Colony? >> And by how long?', 'six weeks'],
])('a fact is told in whatever words it is asked for: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
