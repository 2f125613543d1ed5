import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'security', 'robotics', 'hardware');

test.each<[string, string, ...RegExp[]]>([
  ['security', 'everything that involves Niklas Ferrer', /Cormorant/, /Security engineer/, /Innovation Prize/],
  ['hardware', 'everything Anselm Reiter shows up in', /^- \[loopbench\]/, /Control Loops/],
  ['robotics', 'Where does Awa Ndiaye turn up in her work?', /Thistle/, /Solder Sundays/, /Weeding at walking pace/],
  ['hardware', 'Where did Daniela Moser contribute?', /Larch/, /Listening to capacitors/],
  ['hardware', 'which things did she make with Tobias Resch', /Pannier/, /Bidirectional charger/, /Start-up Prize/],
  ['security', 'Which things did Tomás and Rashid Mansour work on together?', /Trust From Reset/, /Key rotation/],
  ['hardware', 'What did Amina Haidari and Núria work on together?', /Pannier/, /wears out/],
  ['robotics', 'what came out of her collaboration with Prof. Aeschlimann', /Feeling with motors/, /tool-tissue/],
  ['security', 'What was Pernille Skov involved in?', /Canary Ward/, /Threat modelling with nurses/],
  ['lamarr', 'Jack Conway directed her in what?', /^- \[Lady of the Tropics\]/, /Boom Town/],
  ['lamarr', 'Everything she did under Clarence Brown’s direction', /^- \[Come Live with Me\]/],
  ['lamarr', 'In which films did James Stewart appear alongside her?', /^- \[Come Live with Me\]/, /Ziegfeld Girl/],
  ['lamarr', 'List everything she starred in from 1941', /Come Live with Me/, /Ziegfeld Girl/, /H\. M\. Pulham/],
  ['security', 'Name everything he did in Gothenburg', /Göta Library/, /Bohusbanken/, /MSc/],
  ['curie', 'What in her life took place in Warsaw?', /Flying University/, /Radium Institute in Warsaw/],
  ['lamarr', 'Where all did she work in Vienna before emigrating?', /Sascha-Film/, /Theater an der Wien/],
  ['curie', 'What research was done at the School of Industrial Physics and Chemistry?', /polonium/, /uranium rays/],
  ['curie', 'what has she got to do with Stockholm', /Nobel Prize in Chemistry/, /New Concepts/],
  ['security', 'where does secure boot show up in his work?', /Trust From Reset/, /Fulmar/],
  ['hardware', 'Which of her works have to do with gallium nitride?', /Goldcrest/, /Doctor of Technical Sciences/],
])('whatever has to do with somebody, a place or a subject is listed: %s, %s', (name, question, ...told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  for (const each of told) expect(text).toMatch(each);
});
