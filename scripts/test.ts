import { spawnSync } from 'node:child_process';

/** Every check of the project, in the order in which a failure tells most. */
const steps: [name: string, script: string][] = [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['types', 'types'],
  ['dead code', 'knip'],
  ['tests', 'test:unit'],
  ['build', 'build'],
  ['tests on what was built', 'test:built'],
  ['weights', 'budget'],
  ['browser', 'test:browser'],
  ['agent readiness', 'doctor'],
];

const results = steps.map(([name, script]) => {
  console.log(`\n── ${name} (npm run ${script})`);
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'inherit', 'inherit'] });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
});

console.log('\n── summary');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
