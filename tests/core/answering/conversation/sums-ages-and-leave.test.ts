import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Nomvula Sithebe-Lund
aka: [Nomvula, N. Sithebe-Lund, Sithebe-Lund]
headline: Development economist; once at a central bank, now founder of a microcredit cooperative
summary: >-
  Nomvula Sithebe-Lund spent eleven years measuring how poor households borrow, most of them at the Bank of Zambezia, and
  then left to lend money herself. Since 2019 she has run Lumela, a cooperative owned by the 6,200 market women who borrow
  from it.
location: Livingstone, Zambia
contact:
  email: nomvula@sithebe-lund.example
  website: https://sithebe-lund.example/
  note: >-
    Write by e-mail and say which country you are in; she answers within a week. Journalists should go through Precious
    Banda at the cooperative.
updated: 2026-10-12
---

Nomvula was born in Bulawayo in 1982, the third of five children. Her mother sold dried fish at Makokoba market and kept
the books of a burial society in a school exercise book; Nomvula checked the sums from the age of nine. She lives in
Livingstone with her husband Anders Lund, a hydrologist, and their daughter Thandi.

## Languages

Ndebele is her mother tongue. English she has used since school, Bemba she learned at the central bank and speaks well,
and her Danish is enough for her mother-in-law. She reads French with a dictionary.

## Availability

She is not looking for a job. She takes two paid advisory assignments a year, of at most ten days each, and the next free
slot is in May 2027. She does not advise lenders that charge more than 40 percent a year.

## Time away

After Thandi's birth in March 2015 she stayed at home for seven months. In 2018 she took a sabbatical of ten weeks and
walked from Kariba to Victoria Falls with her sister Busi.

## Outside work

She sings alto in the cathedral choir and keeps eleven beehives behind the house. The honey is sold at Maramba market,
under her mother's name.`,
    'awards/young-economist.md': `title: Young Economist Medal
awarder: Southern African Economic Association
date: 2013-11
place: Gaborone
reason: The paper on maize and radio
summary: The medal hangs in her mother's kitchen.`,
    'awards/baobab.md': `title: Baobab Prize for Fair Finance
awarder: Baobab Foundation
date: 2022-06
place: Accra
reason: Lumela and Tin Box
sharedWith:
  - Gift Mwansa
amount: EUR 60,000
summary: The money paid for the last phase of Tin Box.`,
    'education/bachelor.md': `institution: University of Zimbabwe
degree: Bachelor of Science
field: Economics
start: 2001-02
end: 2004-11
honours:
  - First class
summary: She paid the fees with a scholarship and by tutoring.`,
    'education/master.md': `institution: University of Copenhagen
degree: Master of Science
field: Development economics
start: 2005-09
end: 2007-08
thesis: Burial societies as insurance
summary: Supervised by Henrik Dahl. There she met Anders.`,
    'education/doctorate.md': `institution: University of Pretoria
aka:
  - PhD
degree: PhD
field: Economics
start: 2011-02
end: 2015-09
thesis: "Who lends to whom: informal credit in four market towns"
summary: Written part-time, beside the job at the central bank, under Lerato Nkosi.`,
    'experience/bank-economist.md': `role: Economist
employer: Bank of Zambezia
place: Lusaka, Zambia
start: 2010-09
end: 2014-01
skills: [inflation forecasting, time series, Stata]
summary: Forecasts of food prices for the monetary policy committee.
---

Nomvula built the maize price model that the committee used until 2021. It missed the drought of 2012 by a wide margin, and
she presented the error herself before anybody asked.`,
    'experience/bank-head.md': `role: Head of household finance research
employer: Bank of Zambezia
place: Lusaka, Zambia
start: 2014-02
end: 2018-12
team: 9 people
colleagues:
  - name: Chanda Phiri
    role: deputy governor
  - name: Wezi Tembo
    role: statistician
skills: [household surveys, monetary policy, Stata, R]
summary: Led the unit which measured how households save and borrow.
deliverables:
  - The first national survey of informal lenders
  - Quarterly index of household debt
---

She was promoted over two older colleagues and spent the first year winning them back. The unit found that informal
lenders reached four times as many people as all the banks together. She left because the bank shelved her report on
lending rates for sixteen months; Chanda Phiri, who had defended it, told her to go and do what it recommended.`,
    'experience/lecturer.md': `role: Visiting lecturer
employer: University of Cape Coast
place: Cape Coast, Ghana
start: 2016-01
end: 2016-06
skills: [teaching, development economics]
summary: A master's course on the economics of small loans.
---

She taught on leave from the bank, to 28 students, four of whom now run credit unions. The exam was to interview a
moneylender and write down his balance sheet.`,
    'experience/lumela.md': `role: Founder and managing director
employer: Lumela Cooperative
aka: [Lumela]
place: Livingstone, Zambia
start: 2019-04
end: present
team: 34 people
colleagues:
  - name: Precious Banda
    role: head of members
  - name: Gift Mwansa
    role: treasurer
skills: [group lending, governance, mobile money, credit scoring]
summary: A savings and credit cooperative owned by the market women who borrow from it.
deliverables:
  - 6,200 members in nine towns
  - Repayment rate of 97.4 percent
  - Interest cut from 36 to 24 percent a year
---

Lumela began with 41 women, a tin box and 180,000 kwacha that Nomvula had saved. Every borrower owns one share and has one
vote, and the members elect a new treasurer every third year. The first loan paid for two sacks of dried kapenta. In 2020,
when the borders shut, a third of the loans stopped being repaid; the members voted to freeze them for five months rather
than seize anybody's goods, and all but 3 percent of the money came back.`,
    'experience/nordfund.md': `role: Junior analyst
employer: Nordfund
place: Copenhagen, Denmark
start: 2007-10
end: 2010-08
colleagues:
  - name: Kirsten Aagaard
    role: mentor
skills: [impact evaluation, Excel]
summary: Evaluated grants to savings groups in Malawi and Mozambique.
---

Her first job after university. Kirsten Aagaard taught her to spend a week in a village before opening a spreadsheet. One
evaluation of hers ended a programme of 2.3 million euros, and the programme's director has sent her a Christmas card
every year since.`,
    'projects/kapenta.md': `name: Kapenta Insurance
start: 2023-03
end: 2024-05
place: Sinazongwe, Zambia
role: Project lead
collaborators: [Rui Machava]
skills: [index insurance, satellite data]
summary: Insurance against bad catches for fish traders on Lake Kariba.
outcome: Closed after fourteen months.
---

Premiums were tied to the lake level, measured from a satellite. It failed because the lake level hardly explains what a
single trader catches: in the worst month the policy paid nothing. Lumela refunded all the premiums, 212,000 kwacha. Rui
Machava, an actuary from Beira, had warned of this in his first e-mail.`,
    'projects/lender-census.md': `name: Lender Census
start: 2015-11
end: 2017-06
place: Lusaka, Zambia
role: Director
collaborators: [Wezi Tembo]
skills: [household surveys, sampling]
summary: The first national survey of informal moneylenders.
outcome: 3,412 lenders interviewed in 60 towns.
---

Forty interviewers went from market to market for ten months. Moneylenders do not like questions, so each interviewer was
accompanied by someone who had borrowed from the lender before. The median rate was 20 percent a month.`,
  });
});

test.each([['Why did she leave the bank?', 'the bank shelved her report', 'taught on leave']])(
  'who leaves a bank is not on leave from it: %s',
  (question, told, other) => {
    const { outcome, text } = toAnswer(corpus, question.split(' >> '));
    expect(outcome).toBe('answered');
    expect(text).toMatch(new RegExp(told, 'i'));
    expect(text).not.toMatch(new RegExp(other));
  },
);

test.each([
  ['At what age did she get her doctorate?', '32'],
  ["How old was she when she got her master's degree?", '2[45]'],
  ['How old was she when she graduated?', '21'],
  ['How old was she when she started her PhD?', '28'],
  ['How old was she when she got her first job?', '24'],
])('a degree is got at its end: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});

test.each([
  ['Tell me about Kapenta Insurance >> how much money was lost?', '212,000 kwacha'],
  ['How did Lumela start? >> how much money was it?', '180,000 kwacha'],
  ['Baobab Prize >> how much money was it?', '60,000'],
])('a sum is told in any coin, and is that of the thing talked of: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});

test.each([
  ['What was going on at the same time as the Lender Census?', 'Bank of Zambezia'],
  ['What else did she do during the Lender Census?', 'Visiting lecturer'],
  ['What did she do during the Lender Census?', 'Forty interviewers|informal'],
  ['When did she last teach?', '2016'],
])('what ran beside a thing and when somebody last taught is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, question.split(' >> '));
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(told, 'i'));
});
