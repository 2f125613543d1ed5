import { parseArgs } from 'node:util';

/** For a script without other options: prints what it does when asked with `--help`, and ends; refuses anything else. */
export function offerHelp(text: string): void {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
    if (!values.help) return;
    console.log(text);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${text}`);
    process.exit(2);
  }
}
