import { expect, test } from 'vitest';
import { askFixtures, toAnswer, toPointLine } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const toLine = toPointLine(
  askFixtures('curie', 'lamarr', 'security', 'robotics', 'hardware', 'product', 'research-engineer', 'junior'),
);

test.each([
  ['robotics', 'Willing to relocate to Munich', 'Not shown', 'will not relocate'],
  ['junior', 'University degree', 'Not shown', 'does not show'],
  ['curie', '3 years of commercial experience', 'Not shown', 'does not show'],
  ['curie', '15 years of teaching', 'Met', '31 years'],
  ['security', 'Experience hiring engineers', 'Not shown', 'does not show'],
  ['security', 'Supervised theses', 'Not shown', 'does not show'],
  ['robotics', "Supervision of master's theses", 'Partly', 'theses supervised'],
  ['curie', 'Two major international awards', 'Met', '7 awards'],
  ['security', 'Leadership of a team of at least 10', 'Met', 'Team: 11 people'],
  ['security', '3+ years as a team lead', 'Met', '11 years and 6 months'],
  ['robotics', 'EU work permit', 'Met', 'needs no permit'],
  ['lamarr', 'US citizen', 'Met', 'became a citizen'],
  ['junior', 'Based in Glasgow or willing to relocate', 'Met', 'Location: Glasgow'],
  ['security', 'Several years of professional experience', 'Met', '22 years'],
  ['robotics', '10 years of firmware development', 'Partly', '5 years and 10 months'],
  ['hardware', '5 years in the semiconductor industry', 'Met', '6 years and 8 months'],
  ['hardware', 'Entrepreneurship', 'Met', 'Co-founder'],
  ['lamarr', 'Award-winning', 'Met', 'Title:'],
  ['research-engineer', 'French B2', 'Partly', 'would not negotiate'],
  ['product', 'French, native', 'Met', 'both home'],
  ['security', 'Budget responsibility', 'Not shown', 'does not show'],
  ['security', 'Stakeholder management', 'Not shown', 'does not show'],
  ['security', 'Gute Kenntnisse in Python', 'Partly', 'Python'],
  ['security', 'spent at least 4 years in a bank', 'Met', '4 years and 9 months'],
])('a point is judged by what the portfolio says: %s, %s', (name, point, verdict, told) => {
  const line = toLine(name, point);
  expect(line).toContain(`**${verdict}**`);
  expect(line).toContain(told);
});

const director = await openFiles({
  'profile.md':
    'name: Ada Moor\nheadline: Head of a laboratory\nsummary: Makes salt.\ncontact:\n  email: ada@moor.example\nupdated: 2026-10-01\n---\n\nBorn in Leer in 1950.',
  'experience/first.md': 'role: Researcher\nemployer: Salt House\nstart: 1980\nend: 1982\nsummary: On brine.',
  'experience/second.md':
    'role: Director\nemployer: Salt Laboratory\nstart: 1982\nend: 2000\nskills: [research leadership]\nsummary: Led the laboratory.',
});

test('years of research are those of all posts that do research, in whatever words', () => {
  const advert = 'We are hiring. Would she fit?\nRequirements:\n- 10+ years of research experience\n- Fluent Klingon';
  expect(toAnswer(director, [advert]).text).toMatch(/\*\*Met\*\* — “10\+ years of research experience”: 20 years/);
});
