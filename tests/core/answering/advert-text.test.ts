import { expect, test } from 'vitest';
import { askFixtures, toPoints } from '../../support/asked.ts';

const ask = askFixtures('engineer');

test.each([
  [
    'pasted HTML with entities',
    '<h1>Platform Engineer</h1><p>We&#39;re looking for someone &ndash; soon.</p><h2>Requirements</h2><ul><li>5+&nbsp;years of Go</li><li>Kubernetes &amp; Helm</li><li>CI/CD&hellip;</li></ul>',
    ['5+ years of Go', 'Kubernetes & Helm', 'CI/CD…'],
  ],
  [
    'bullets that touch their text',
    'Go developer wanted\n\nRequirements:\n•Go\n•\tKafka\n◦ Rust',
    ['Go', 'Kafka', 'Rust'],
  ],
  [
    'a letter of an agency with its greeting, its client and its name',
    'Hi there,\n\nmy client, a fast growing data vendor, is looking for a developer with at least 3 years of Kafka. Python or Java is required.\n\nBest regards,\nTom Smith\nTalent Partner',
    ['a developer with at least 3 years of Kafka', 'Python or Java'],
  ],
  [
    'what an employer is and seeks in one sentence',
    'We are a small start-up in Copenhagen and we are looking for a developer who has led a team and knows Kafka. You have experience with Rust.',
    ['led a team', 'knows Kafka', 'experience with Rust'],
  ],
])('an advert is read as it was pasted: %s', (_, advert, points) => {
  expect(toPoints(ask('engineer', advert).text)).toEqual(points);
});
