import { expect, test } from 'vitest';
import { askFixtures, toPoints } from '../../../support/asked.ts';

const ask = askFixtures('engineer');

test.each([
  [
    'a name of a job with a comma, behind a colon, and the terms of its contract in brackets',
    "We are hiring: Platform Engineer, Emergency Care (12 months, South Wales)\n- Experience of Go in hospitals\n- A master's degree in computing\nDoes her profile match?",
    ['Experience of Go in hospitals', "A master's degree in computing"],
  ],
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
  [
    'one of several, in a list or behind a colon',
    'You should meet at least one of the following:\n- 8 years of Java\n- A PhD\nYou must also have:\n- Strong in one or more of: Go, Python\nOne or more of these would be a bonus:\n- Yoruba\n- Kafka, Flink',
    [
      'meet at least one of the following: 8 years of Java; A PhD',
      'Strong in one or more of: Go, Python',
      'One or more of these would be a bonus: Yoruba; Kafka, Flink',
    ],
  ],
  [
    'the title of the job over its points, though it holds a word of other headings',
    'Job description:\n\nChief Information Security Officer\n- Go in production\n- Kafka\n\nYour application goes to the head of people\n- Send a letter',
    ['Go in production', 'Kafka'],
  ],
  [
    'what is preferred among alternatives',
    'Requirements:\n- AWS or GCP (AWS preferred)\n- Kafka (strongly preferred)',
    ['AWS or GCP', 'AWS', 'Kafka'],
  ],
  [
    'a heading that ends with a colon, and marks within a sentence',
    'We are hiring an engineer.\nWhat you must bring to be happy with us:\n- Go\n- Recognition, shown by prizes or medals, is expected.\n- Danish is not required but welcome',
    ['Go', 'Recognition, shown by prizes or medals', 'Danish'],
  ],
  [
    'a quoted paragraph that tells of who is sought',
    '"We are looking for a data nurse to join our team. You will be a registered nurse with at least 3 years of clinical experience, know Kafka and SNOMED, and enjoy working with developers." Would she be a good fit?',
    [
      'a data nurse to join our team',
      'a registered nurse',
      'at least 3 years of clinical experience',
      'know Kafka and SNOMED',
      'enjoy working with developers',
    ],
  ],
  [
    'a message in small letters that opens with a greeting',
    'hi lin\nsaw your profile on linkedin!!\nwe are hiring a senior dev (go, kafka), 1-2 yrs experience, remote ok. must know SQL. would you be a fit?',
    ['go', 'kafka', 'must know SQL'],
  ],
  [
    'a list below a heading in words of its own, which says by its first point what it holds',
    'Data Engineer\n\nWe sell maps.\n\nYour mornings with us\n- Build the pipelines of the company\n\n## What you bring along\n- Kafka\n- **Rust**\n\nCherry on top\n- Oracle\n\nThe deal\n- 30 days of leave\n- Kubernetes at home',
    ['Kafka', 'Rust', 'Oracle'],
  ],
  [
    'parts by how much they matter, points with a letter and a number',
    "Data engineer needed\n\nWe sell maps of rivers, lakes and mires to schools and hikers.\n\nMUST\nE1. Kafka\nE2. Rust\nSHOULD\nD1. Oracle\nWON'T\n- jQuery",
    ['Kafka', 'Rust', 'Oracle'],
  ],
  [
    'a letter in prose with its courtesies, its wishes and what is said of a wish',
    'Hello Lin,\n\nI hope you are well. Our hardware group is looking for an engineer with a solid grounding in Kafka and some experience of Oracle. You should be able to build ledgers and to present them in public. Applicants must hold a degree in physics, mathematics or music. The client would prefer someone who has used Rust. Knowledge of Go would be a plus, as would experience with Java. You must speak Dutch, because our staff speak nothing else. Women in particular are encouraged to apply. You will report to the board.\n\nYours sincerely, the board',
    [
      'an engineer with a solid grounding in Kafka',
      'some experience of Oracle',
      'able to build ledgers',
      'present them in public',
      'a degree in physics, mathematics or music',
      'speak Dutch',
      'used Rust',
      'Knowledge of Go',
      'experience with Java',
    ],
  ],
  [
    'what is sought in a condition, and in a sentence that says how glad one would be',
    "We build ledgers and need a lead. If you've shipped a database and know Kafka, including its tuning, we'd love to talk. You'll need to have managed people. It would be wonderful if you knew Rust. Oracle is helpful but not required.",
    ['shipped a database', 'know Kafka, including its tuning', 'managed people', 'knew Rust', 'Oracle'],
  ],
  [
    'a table with what each row says of itself',
    'Data engineer for our maps of rivers, lakes and mires\n\n| Requirement | Weight |\n|---|---|\n| Kafka | must |\n| Rust | required |\n| Oracle | nice to have |\n\nRemote | Full-time | Freelance',
    ['Kafka', 'Rust', 'Oracle'],
  ],
  [
    'a line that names a job and what it takes',
    "We're hiring: backend dev, kafka, remote ok, rust nice. dm me",
    ['kafka', 'remote ok', 'rust'],
  ],
  ['a title and a stack', 'Staff Engineer – Rust / Kafka / AWS – Rotterdam or remote\n', ['Rust', 'Kafka', 'AWS']],
])('an advert is read as it was pasted: %s', (_, advert, points) => {
  expect(toPoints(ask('engineer', advert).text)).toEqual(points);
});
