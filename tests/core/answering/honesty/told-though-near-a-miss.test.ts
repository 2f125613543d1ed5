import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'product');

test.each([
  ['curie', 'Why did she move to Paris?', /1891/],
  ['lamarr', 'What is the registration number of the patent?', /2,292,387/],
  ['product', 'Where in Leeds did she study?', /Wharfedale/],
  ['product', 'Where in Bristol did she work?', /Severn Chronicle/],
  ['product', 'Where in Dundee is the first user?', /hospital/],
  ['product', 'Where in Fife was the pilot?', /six schools/],
  ['curie', 'When was she a full professor?', /1906/],
  ['product', 'When did she move to Bristol?', /eleven/],
  ['product', 'When did she learn English?', /eleven/],
  ['product', 'Names of her five squads', /consent/],
  ['product', 'Which five squads does she have?', /consent/],
  ['product', 'Did Mei-Ling Okafor offer her a job?', /Hired by Mei-Ling/],
  ['product', 'Did the patient panel like the consent screen?', /reject/],
  ['product', 'Is Asterra Health still in business?', /present/],
  ['curie', 'Does she still teach?', /1934/],
])('what is told in words near to the question is no miss: %s, %s', (portfolio, question, told) => {
  const { outcome, text } = ask(portfolio, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});
