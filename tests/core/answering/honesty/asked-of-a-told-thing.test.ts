import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Marguerite Oyelaran
aka: [Marguerite, M. Oyelaran, Oyelaran]
headline: Forensic accountant turned investigative data journalist
summary: >-
  Marguerite Oyelaran reads balance sheets for a living, first for insolvency courts and now for newspaper readers. She
  follows money through shell companies, care-home chains and football clubs, and publishes the data behind every story.
location: Antwerp, Belgium
contact:
  email: marguerite@oyelaran.example
  website: https://oyelaran.example/tips
  note: >-
    Write from a private account, never from work. She replies within two days. Documents are best sent by post, without
    a return address.
updated: 2026-10-12
---

Marguerite grew up in Ostend above her aunt's fish shop, where she kept the till book from the age of twelve. She lives in
Antwerp with her partner Joris and a deaf cat called Debit.

## Languages

Dutch is her mother tongue. She speaks French at C1 and English at C2, and she reads German well enough for annual
reports but does not speak it.

## Availability

She works four days a week at De Schaal. On Fridays she gives training to newsrooms, at 850 euros a day, and reviews
accounts for lawyers of whistle-blowers. She takes no corporate work.

## Why she left accounting

In 2016 she signed off a report on a bankrupt nursing-home group, and the judge filed it away unread. She wanted somebody to
read the next one.

## Outside work

She rows on the Scheldt on Sunday mornings and repairs mechanical adding machines; eleven of them work.`,
    'experience/bracke.md': `role: Forensic accountant
employer: Bracke & Simoens
place: Brussels, Belgium
start: 2009-10
end: 2017-06
team: 14 people
skills: [insolvency law, ledger reconstruction, expert testimony]
summary: Reconstructed the books of bankrupt companies for the commercial courts.
deliverables:
  - Expert reports in 61 bankruptcies
  - Recovered 23 million euros for creditors
---

Marguerite was called when the books were missing, wet or burnt. In the case of a carpet factory in Kortrijk she rebuilt
three years of sales from the drivers' fuel receipts. She testified in court eight times and was promoted to
manager in 2014. A former colleague, Luc Dewaele, taught her to read the footnotes first.`,
    'experience/de-schaal.md': `role: Senior data reporter
employer: De Schaal
place: Antwerp, Belgium
start: 2021-03
end: present
team: 5 people
colleagues:
  - name: Wout Segers
    role: graphics
  - name: Hanneke Blom
    role: legal desk
skills: [Python, SQL, network analysis, company registers]
summary: Investigations into money that prefers not to be seen.
deliverables:
  - Nine investigations in five years
  - A house rule that data are published with the story
---

De Schaal is a cooperative owned by its readers. Marguerite founded the data desk there and moved the newsroom from shared
spreadsheets to a database, because two reporters had overwritten each other's figures the night before publication. She
checks every number twice, once from the source and once backwards from the printed page. Three parliamentary
inquiries have begun after her stories.`,
    'experience/tax.md': `role: Assistant auditor
employer: Flemish Tax Administration
place: Ghent, Belgium
start: 2007-07
end: 2009-09
skills: [VAT, audit]
summary: VAT audits of restaurants and garages.
---

She visited some two hundred restaurants and counted napkins, because the laundry bill of a restaurant tells the number of
guests more honestly than its till does.`,
    'open-source/tilroll.md': `name: tillroll
start: 2020-03
end: present
role: Author
authorship: own
status: maintained
licence: MIT
repository: https://git.oyelaran.example/tillroll
skills: [Python, XBRL, annual accounts]
summary: Turns the annual accounts filed at the National Bank of Belgium into tables.
outcome: 620 stars; used by eleven newsrooms.
---

Tillroll reads XBRL filings and scanned ones. It marks every figure it is unsure of in red, because a wrong number that looks
right is the worst kind. It is written in Python.`,
    'projects/bedside.md': `name: Bedside
start: 2021-06
end: 2022-04
role: Lead reporter
collaborators: [Hanneke Blom, Tomasz Wilk]
skills: [Python, annual accounts, interviewing]
summary: How five care-home chains paid rent to themselves.
outcome: A law on rents in care since January 2024.
---

The chains sold their buildings to sister companies in Luxembourg and rented them back at twice the price. Marguerite read
the accounts of 418 homes. A former bookkeeper of one chain brought her the missing leases in a shoebox. One chain sued; the
court in Antwerp rejected the claim in May 2023. The story was translated into four languages.`,
    'projects/stamp.md': `name: Rubber Stamp
start: 2025-02
end: present
role: Lead reporter
collaborators: [Tomasz Wilk]
skills: [SQL, text mining, audit]
summary: Which auditors approve the accounts of firms that go bankrupt within a year.
---

So far 1,260 bankruptcies have been matched with the auditor's opinion before them. The first part appeared in March 2026; a second
is in preparation. The work is paid for by a grant of 30,000 euros from the Vandeputte Fund.`,
    'projects/harbour.md': `name: Harbour Ledger
start: 2019-02
end: 2019-10
role: Reporter
skills: [Excel, freedom-of-information requests]
summary: Ten years of harbour dues in Ostend, and who did not pay them.
outcome: The harbour collected 1.4 million euros in arrears.
---

The harbour company answered the request with 3,000 printed pages. Marguerite typed them in over eleven weekends, with the help
of two neighbours.`,
    'publications/footnotes.md': `title: Read the footnotes first
kind: book
venue: Uitgeverij Krijt
date: 2024-10
authors: [Marguerite Oyelaran, Luc Dewaele]
summary: A handbook of annual accounts for reporters; in its third printing.
---

The book has 208 pages and forty worked cases, each from a company that has since gone bankrupt. It was written in the mornings
between five and seven.`,
    'publications/napkins.md': `title: Counting napkins
kind: talk
venue: Dataharvest
date: 2023-05
place: Mechelen
summary: What a tax auditor's tricks can do for reporters.
---

The talk was given to 300 people, with a sack of linen napkins on the stage.`,
    'publications/paper.md': `title: Rent extraction in Flemish residential care
kind: article
venue: Journal of Accounting and Society
date: 2023-02
authors: [Marguerite Oyelaran, Annelies Verhulst]
summary: The method behind Bedside, with the data of 418 homes.
---

The article tests whether rents rise after a sale to a sister company; they do, by 94 per cent on average.`,
  });
});

test.each([
  ['How many people attended the launch of the book?'],
  ['Why is tillroll written in Python?'],
  ['When will the second part of Rubber Stamp appear?'],
  ['When was she promoted at De Schaal?'],
  ['Which court did she testify in?'],
  ['Which chain sued her over Bedside?'],
  ['Where did she learn French?'],
  ['How was Bedside paid for?'],
  ['What did the carpet factory owe its creditors?'],
  ['What will she investigate next?'],
  ['Into how many languages was the footnotes book translated?'],
  ['Who was the judge in the Bedside case?'],
  ['How big was the team at the tax administration?'],
])('of a thing that is told, another thing is not: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['When did the first part of Rubber Stamp appear?', 'March 2026'],
  ['When was she promoted at Bracke & Simoens?', '2014'],
  ['How is Rubber Stamp paid for?', 'Vandeputte'],
  ['Into how many languages was Bedside translated?', 'four'],
  ['Who did she work with on Bedside?', 'Blom'],
  ['How big was the team at Bracke & Simoens?', '14'],
])('what is told of it is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
