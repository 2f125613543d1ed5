import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Bridge keeper\nsummary: Ada Example keeps bridges.\nlocation: Galway, Ireland\nupdated: 2026-01-01\n---\nAda Example keeps bridges and writes about them.',
  'experience/quay.md':
    'role: Clerk\nemployer: Old Quay\nstart: 2001\nend: 2004\nplace: Cork, Ireland\nteam: 3 people\n---\nShe kept the books.',
  'experience/lock.md':
    'role: Lock keeper\nemployer: Long Lock\nstart: 2004\nend: 2012\nplace: Ghent, Belgium\nteam: 8 people\n---\nShe kept the gates.',
  'experience/weir.md':
    'role: Weir keeper\nemployer: High Weir\nstart: 2012\nend: present\nplace: Galway, Ireland\nteam: 5 people\n---\nShe keeps the weir.',
  'projects/lift.md':
    'name: Lift Bridge\nstart: 2005\nend: 2006\nplace: Ghent, Belgium\nfunding: [Canal Fund]\n---\nA bridge that lifts.',
  'projects/swing.md':
    'name: Swing Bridge\nstart: 2009\nend: 2013\nplace: Cork, Ireland\nfunding: [River Fund]\n---\nA bridge that turns. It cost 9,000 euros and weighs 40 tonnes.',
  'projects/foot.md':
    'name: Foot Bridge\nstart: 2015\nend: 2016\nplace: Galway, Ireland\nfunding: [Town Fund]\n---\nA bridge for walkers.',
  'publications/gates.md': 'title: On Gates\nkind: article\ndate: 2008',
  'publications/weirs.md': 'title: On Weirs\nkind: article\ndate: 2014',
  'publications/talk.md': 'title: Bridges by Night\nkind: talk\ndate: 2019',
  'awards/iron.md': 'title: Iron Rivet\nawarder: Guild of Smiths\ndate: 2007\nplace: Leeds, England',
  'awards/oak.md': 'title: Oak Plank\nawarder: Guild of Carpenters\ndate: 2016\nplace: Cork, Ireland',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

/** The last answer of a conversation of questions. */
const talk = (...questions: string[]) => toTalk(corpus, questions);

test.each([
  [['Which projects has she done?', 'Which was the longest?', 'Which was the latest?'], ['project-foot']],
  [['What jobs has she had in Ireland?', 'Only before 2010'], ['experience-quay']],
  [['Which articles has she written?', 'And the newest?'], ['publication-weirs']],
  [
    ['List her publications', 'Without the talks'],
    ['publication-gates', 'publication-weirs'],
  ],
  [['Which projects has she done?', 'Which ones in Cork?', 'Which ones in Galway?'], ['project-foot']],
  [['What awards did she win?', 'Only since 2010', 'And before 2010?'], ['award-iron']],
  [['List her projects', 'The newest of them'], ['project-foot']],
  [
    ['List her awards', 'Both'],
    ['award-iron', 'award-oak'],
  ],
  [['List her awards', 'The second one'], ['award-oak']],
  [['How many projects has she done?', 'The first one?'], ['project-lift']],
  [['What awards did she win?', 'Who gave them?', 'When?', 'Which was the last?'], ['award-oak']],
  [['Which projects has she done?', '#1', 'Number 2', 'and the 3rd?'], ['project-foot']],
])('a list is asked on in: %j', (questions, ids) => {
  expect(talk(...questions).cited).toEqual(ids);
});

test.each([
  [['What awards did she win?', 'Who gave the Oak Plank?', 'in what year?'], '2016'],
  [['Which projects has she done?', 'What is the Swing Bridge?', 'until when?'], '2013'],
  [['What awards did she win?', 'Which ones in Cork?', 'how many are there?'], '1 award'],
])('a question of its own behind a list is of no list: %j', (questions, told) => {
  const { text, cited } = talk(...questions);
  expect(cited).toHaveLength(1);
  expect(text).toContain(told);
});

test('which of a list is the best is not told where nothing measures it', () => {
  expect(talk('List her projects', 'Which of them is the best?')).toMatchObject({
    outcome: 'not_in_portfolio',
    cited: [],
  });
});

test('"with whom?" is told of the entry that was talked about, and of no other', () => {
  expect(talk('Tell me about Long Lock', 'With whom?')).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test('the entries of a list are counted', () => {
  expect(talk('her publications', 'how many are there?').text).toMatch(/^The portfolio lists 3 publications/);
  expect(talk('What awards did she win?', 'Who gave them?', 'How many?').text).toMatch(/^The portfolio lists 2 awards/);
});

test('behind a list of one kind the first of another is looked for everywhere', () => {
  expect(talk('What awards did she win?', 'Which was her first project?').cited[0]).toBe('project-lift');
});

test.each([
  [['Which awards did she win?', 'Where was the first one given?', 'And the second?'], 'Place: Cork'],
  [['how long did she work in cork', 'and in ghent?'], '8 years'],
  [['where was she in 2008?', 'and 2002?'], 'Old Quay'],
  [['What projects did she do in Ghent?', 'No, I meant jobs'], 'Lock keeper'],
])('what only puts something else into the question before asks it again: %j', (questions, told) => {
  const { outcome, text } = talk(...questions);
  expect(outcome).toBe('answered');
  expect(text.slice(0, 90)).toContain(told);
});

test('a name that is not known is asked for as the one before was, and not told', () => {
  expect(talk('When did she join Long Lock?', 'And High Weir?', 'And Google?').outcome).toBe('not_in_portfolio');
});

test('what is not known of a thing is told of no other', () => {
  expect(talk('Tell me about the Lift Bridge', 'How much did it cost?').outcome).toBe('not_in_portfolio');
  expect(talk('Tell me about the Lift Bridge', 'How much does it weigh?').outcome).toBe('not_in_portfolio');
  expect(talk('Tell me about the Swing Bridge', 'How much did it cost?').text).toContain('9,000 euros');
});

test('behind a question that was not answered the talk goes on about the thing before', () => {
  const { text } = talk('Tell me about the Lift Bridge', 'How much did it cost?', 'Who paid for it?');
  expect(text).toMatch(/^Funded by: Canal Fund/);
  const other = talk('Tell me about the Swing Bridge', 'What colour is the Foot Bridge?', 'Who paid for it?');
  expect(other.text).toMatch(/^Funded by: Town Fund/);
});

test('where the person lives is no matter of what was talked about', () => {
  expect(talk('Tell me about the Lift Bridge', 'Where does she live?').text).toMatch(/^Location: Galway/);
});

test.each([
  'Are you sure?',
  'Really?',
  'Where does it say that?',
  'source?',
  'How do you know?',
  'can you cite that?',
  'quote it please',
  'What did I just ask?',
  'I thought it was 2009',
  'hmm sure?',
  'r u sure',
  'can you double check?',
  'really only one?',
  'are you sure there are 4?',
])(
  'a doubt is answered by the question before it, asked anew, and the talk goes on as if it were not there: %s',
  (doubt) => {
    const question = 'When did she get the Iron Rivet?';
    const { outcome, text, cited } = talk(question, doubt, 'Really?');
    expect(text).toBe(
      `Every answer here is made of published words, and links to where they stand. Looked up once more:\n\n${talk(question).text}`,
    );
    expect({ outcome, cited }).toEqual({ outcome: 'answered', cited: ['award-iron'] });
    expect(talk(question, doubt, 'Who gave it?').text).toMatch(/^Awarded by: Guild of Smiths/);
  },
);

test.each([
  ['Wer hat den Iron Rivet verliehen?', ['Bist du sicher?', 'Sicher?', 'Wirklich?', 'Beleg?'], 'Noch einmal'],
  ["Qui a décerné l'Iron Rivet ?", ['Vraiment ?', "C'est vrai ?", 'Source ?'], 'Vérifié'],
  ['¿Quién otorgó el Iron Rivet?', ['¿Estás seguro?', '¿De verdad?', '¿Cuál es la fuente?'], 'Consultado'],
  ["Chi ha assegnato l'Iron Rivet?", ['Sei sicuro?', 'Davvero?', 'La fonte?'], 'Verificato'],
  ['Quem concedeu o Iron Rivet?', ['Tem certeza?', 'É verdade?', 'Qual é a fonte?'], 'Verificado'],
])('a doubt is told so in the language of what is doubted: %s', (question, wordings, line) => {
  for (const doubt of wordings) {
    const { text } = talk(question, doubt);
    expect(text).toMatch(new RegExp(`^[^\n]*${line}`));
    expect(text).toContain(talk(question).text);
  }
});

test('what is doubted is looked up again, and no reply is believed', () => {
  const { text } = toAnswer(corpus, ['Who gave the Iron Rivet?', 'Steven Spielberg of Disney.', 'are you sure?']);
  expect(text).toContain('Guild of Smiths');
  expect(text).not.toContain('Disney');
});

test('behind what the portfolio does not tell a doubt is no answer, and what can be asked is told', () => {
  const refused = ['Did she work at Google?', 'Why not?'];
  expect(talk(...refused)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
  expect(talk(...refused, 'What can you tell me then?').text).toContain('answers questions about Ada Example');
});

const advert = 'We are hiring. Would she fit this position?\nRequirements:\n- Gates\n- Fluent Klingon';

test.each([
  'are you sure?',
  'shorter please',
  'what is missing?',
  'which requirements does she miss?',
  'so should I hire her?',
  'is she a good fit?',
  'Bist du sicher?',
  'what are the gaps?',
])('an advert is not judged again, which the quota of analyses does not count: %s', (question) => {
  expect(toAnswer(corpus, [advert]).text).toContain('“Gates”');
  const { text } = toAnswer(corpus, [advert, 'Yes.', question]);
  expect(text).toMatch(/^The analysis of the advert stands in the answer above/);
});

test.each([
  'which gaps are the most serious?',
  'does she meet the requirements?',
  'what is she missing for this role?',
])('later in the talk a question on an advert gets what its analysis left open, and no more: %s', (question) => {
  const { text } = talk(advert, 'Who gave the Iron Rivet?', question);
  expect(text).toMatch(
    /^The analysis of the advert .*\n\n\*\*Must have\*\*\n\n- \*\*Not shown\*\* — “Fluent Klingon”$/,
  );
  expect(talk('Who gave the Iron Rivet?', question).text).not.toContain('The analysis');
});

test.each(['Thanks!', 'Who gave the Iron Rivet?', 'tell me more about her work on gates', 'where?'])(
  'behind an advert anything else is read alone: %s',
  (question) => {
    expect(toAnswer(corpus, [advert, 'Yes.', question])).toEqual(toAnswer(corpus, [question]));
  },
);

test.each([
  'Shorter please',
  'in one sentence',
  'tl;dr',
  "That's too long.",
  'even shorter',
  'Kürzer bitte',
  'en une phrase',
  'más corto, por favor',
  'in poche parole',
  'numa frase',
])('of an answer that is to be shorter the first paragraph is left, and all of a list: %s', async (wish) => {
  const ferry = 'name: Ferry\nstart: 2018\nfunding: [Lake Fund]\nsummary: A boat on a chain.\n---\nIt cost 900 euros.';
  const wider = await openFiles({ ...files, 'projects/ferry.md': ferry });
  const told = ['What is the Ferry?', 'A boat on a chain. It cost 900 euros.'];
  expect(toAnswer(wider, told.slice(0, 1)).text).toContain('900 euros');
  expect(toAnswer(wider, [...told, wish]).text).toMatch(/^A boat on a chain\. \(\[Ferry\]\([^)]*\)\)$/);
  expect(toAnswer(wider, [...told, wish, 'A boat.', 'Who paid for it?']).text).toMatch(/^Funded by: Lake Fund/);
  expect(talk('List her projects', wish).text).toBe(talk('List her projects').text);
  expect(talk('What is her shoe size?', wish)).toEqual(talk('What is her shoe size?'));
});

test('behind all that an entry says its fields are more of it', () => {
  const { text } = talk('What is the Lift Bridge?', 'Tell me more');
  expect(text).toMatch(/^Start: 2005\. End: 2006\. Place: Ghent, Belgium\. Funded by: Canal Fund\./);
});

test('where nothing comes near, nothing is announced', () => {
  expect(talk('who made this page').text).toBe('The portfolio does not say.');
});

test.each(['link?', 'the link?', 'can i have a link'])(
  'behind what has an address of its own, that is told: %s',
  async (wish) => {
    const ferry = 'name: Ferry\nstart: 2018\nrepository: https://code.example/ferry\n---\nA boat on a chain.';
    const wider = await openFiles({ ...files, 'projects/ferry.md': ferry });
    const told = ['What is the Ferry?', 'A boat on a chain.'];
    expect(toAnswer(wider, [...told, wish]).text).toMatch(/^Repository: https:\/\/code\.example\/ferry/);
  },
);
