import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

const help = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * The options that a script was called with. Prints what the script does when asked with `--help`, and ends with 0; tells
 * what is wrong with any other option, and ends with 2.
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(text: string, options: Options) {
  return read(text, options, false).values;
}

/** The same, and what stands beside the options. */
export function readArguments<Options extends ParseArgsOptionsConfig>(text: string, options: Options) {
  return read(text, options, true);
}

function read<Options extends ParseArgsOptionsConfig>(text: string, options: Options, allowPositionals: boolean) {
  try {
    const { values, positionals } = parseArgs({ options: { ...options, ...help }, allowPositionals });
    // Only a generic type hides the option that was just added.
    if (!(values as { help?: boolean }).help) return { values, positionals };
    console.log(text);
    process.exit(0);
  } catch (error) {
    return refuseOptions(error instanceof Error ? error.message : String(error), text);
  }
}

/** For a script without other options. */
export function offerHelp(text: string): void {
  readOptions(text, {});
}

/** Tells what is wrong with an option and what the script takes, and ends. */
export function refuseOptions(reason: string, text: string): never {
  console.error(`${reason}\n\n${text}`);
  process.exit(2);
}
