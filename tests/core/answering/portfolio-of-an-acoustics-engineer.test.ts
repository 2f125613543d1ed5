import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    "name: Irena Valk\nheadline: Engineer of quiet machines\nsummary: Makes machines quiet.\nlocation: Porto, Portugal\ncontact:\n  email: irena@valk.example\nupdated: 2026-10-01\n---\n\nMy father stripped cork every summer. I live with my husband Davi, who comes from Recife, and our son.\n\n## What we take on\n\nPrivate gardens only without a lawn. Our calendar is full until the spring of 2027; enquiries for the autumn are welcome.\n\n## Posts\n\nI am not looking for a permanent post; the shortest contract that I accept is three weeks.\n\n## Hours\n\nI work 32 hours a week, also in the month before a release.\n\n## Place\n\nI would not move away from Porto while our son is at school. Planning I do from home.\n\n## Costs\n\nI charge 95,000 shillings a day to companies and 40,000 to charities. I don't work for a share of the revenue.\n\n## Evenings\n\nOutside work I sing alto in a choir.",
  'approach.md':
    'title: How I work\nsummary: By ear.\n---\n\n## Clients\n\nI talk with each of my clients for half an hour a week, mainly on foot.\n\n## Chatbots and code assistants\n\nAn assistant may write the first draft of a test. It never sees a row of data.\n\n## Managing people\n\nI led six programmers at the bank and was middling at it: good at reviews, late with bad news. Freelance I lead nobody, but I gladly coach one or two juniors while I am there.\n\n## Pictures\n\nWe tried image generators once and stopped.',
  'experience/office.md':
    'role: Founder and principal\nemployer: Atelier Sand\nplace: Porto\nstart: 2023-03\nend: present\nteam: 6 people\nsummary: An office of her own, founded in a crisis.\n---\n\nWe have stayed at six on purpose.',
  'experience/bank.md':
    'role: Analyst\nemployer: Harbour Bank\nplace: Lisbon\nstart: 2018-07\nend: 2023-02\nsummary: Models of noise.\ncolleagues:\n  - name: Noor Claes\n    role: head of research\n---\n\nWhen I asked for a second person and was told that there was no money, I gave notice.',
  'experience/lecturer.md':
    'role: Part-time lecturer\nemployer: Lake College\nplace: Porto\nstart: 2019-01\nend: present\nsummary: One evening a week.',
  'experience/mill.md':
    'role: Draughtswoman\nemployer: Mill Works in Maribor\nplace: Maribor\nstart: 2014-01\nend: 2018-06\nsummary: First paid post, for 60 florins a month.\n---\n\nIn April half of our grants were frozen and the unit was cut from six people to two.',
  'education/phd.md':
    'degree: Doctorate in acoustics\ninstitution: Mondego School\nend: 2016\nthesis: Still water\nsummary: Written on Fridays; supervised by Ana Reis.',
  'education/bsc.md':
    'degree: Bachelor of engineering\ninstitution: Lake College\nend: 2013\nsummary: Paid for by a grant.',
  'publications/talk.md':
    'title: How to close a bank\nkind: talk\nvenue: Quiet Days\ndate: 2024\nauthors: [Irena Valk, Noor Claes]\nsummary: With real accounts.',
  'projects/eyes.md':
    'name: Cassava Eyes\nstart: 2019\nend: 2020\nsummary: An app that failed.\n---\n\nMy most expensive mistake: 9.5 million shillings.\n\nFather Bento Vaz preached for the app.',
  'projects/glass.md':
    'name: Salt Glass\nstart: 2020\nend: 2021\nsummary: A game.\noutcome: 2,140 copies sold.\n---\n\nSalt Glass fed us for two years. We had money for six months and decided to stop after four, so that all could be paid their notice. A charity measured the rate of rain in it.',
  'awards/quill.md':
    'title: Amber Quill\nawarder: City of Porto\ndate: 2024\namount: 10,000 złoty\nsummary: For a book.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['Would she relocate for a job in London?', /not move away from Porto/],
  ['Can she work from home?', /Planning I do from home/],
  ['From when could you take on new clients?', /full until the spring of 2027/],
  ['When is she available?', /full until the spring of 2027/],
  ['minimum contract length', /shortest contract/],
  ['Are you open to a full-time permanent position?', /permanent post/],
  ['What does she do for fun when she is not working?', /sing alto/],
  ["What does she do for fun when she isn't working?", /sing alto/],
  ['Would you work for rev share?', /share of the revenue/],
  ['Do charities get a cheaper rate?', /40,000 to charities/],
  ['How much prize money came with the Amber Quill?', /^Amount: 10,000 złoty/],
  ['What was her salary in Maribor?', /60 florins/],
  ['How much money did Cassava Eyes burn?', /9\.5 million/],
  ['Why did she quit Harbour Bank?', /I gave notice/],
  ['Why did she leave Mill Works?', /cut from six/],
  ['Where did she work straight before joining Atelier Sand?', /^- \[Analyst(?![^]*Lake College)/],
  ['Which employers has she had before going solo?', /\[Analyst[^]*\[Draughtswoman/],
  ['How big is her office?', /^Team: 6 people/],
  ['What was the topic of her PhD?', /^Thesis: Still water/],
  ["Who was Valk's PhD supervisor?", /Ana Reis/],
  ['Is ChatGPT part of her toolbox?', /first draft of a test/],
  ['What is her attitude to ChatGPT and the like?', /first draft of a test/],
  ['Are you into AI?', /first draft of a test|image generators/],
  ['What does her father do?', /^My father stripped cork(?![^]*preached)/],
])('pay, notice and terms are told by the sentence on them: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test.each([
  'What does her husband do for a living?',
  'What does Noor Claes do now?',
  'Can you give me a reference from one of her clients?',
  'How much profit did Salt Glass make?',
])('%s the portfolio does not say', (question) => {
  expect(ask(question).outcome).toBe('not_in_portfolio');
});
