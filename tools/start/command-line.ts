import { parseArgs } from 'node:util';
import { OperatorError } from '#platform/runtime';

export interface Usage {
  /** How it is called: 'npm run -s bench -- scale'. */
  name: string;
  /**
   * What it takes, as in manuals: 'FOLDER [FILE…] [--part dev|test] [--keep]'. '…' repeats. Of words between bars, one is allowed.
   * Options are always optional, and what is read is what is written here.
   */
  takes: string;
  /** What it does, in sentences. */
  about: string;
}

export interface CommandLine {
  operands: string[];
  /** Of the options with a value. */
  values: Readonly<Record<string, string | undefined>>;
  /** The options without a value that were given. */
  flags: ReadonlySet<string>;
}

/**
 * Reads the arguments of this process. Prints the usage and exits if it is asked for. Exits with code 1 and one sentence if the
 * arguments are not what `usage` says.
 */
export function commandLine(usage: Usage, args: readonly string[] = process.argv.slice(2)): CommandLine {
  if (asksForHelp(args)) {
    process.stdout.write(helpOf(usage));
    process.exit(0);
  }
  try {
    return readCommandLine(usage, args);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

export function helpOf({ name, takes, about }: Usage): string {
  return `Usage: ${[name, takes].filter(Boolean).join(' ')}\n\n${about}\n`;
}

/** @throws OperatorError, in one sentence */
export function readCommandLine(usage: Usage, args: readonly string[]): CommandLine {
  const wrong = (what: string, cause?: unknown) =>
    new OperatorError(`${what} (${usage.name} --help explains it).`, { cause });
  const options = optionsIn(usage.takes);
  const { positionals, values } = parsed(options, args, wrong);
  const wanted = operandsIn(usage.takes);
  const missing = wanted.find(({ optional }, at) => !optional && positionals[at] === undefined);
  if (missing) throw wrong(`${missing.name} is missing`);
  const last = wanted.at(-1);
  const most = last?.repeats ? Number.POSITIVE_INFINITY : wanted.length;
  if (positionals.length > most) throw wrong(`Unexpected argument '${positionals[most]}'`);
  const refuse = (name: string, value: string, choices: readonly string[] | null) => {
    if (choices && !choices.includes(value))
      throw wrong(`${name} takes ${choices.join(' or ')}, not '${value}'`);
  };
  for (const [at, value] of positionals.entries()) refuse(usage.name, value, wanted[at]?.choices ?? null);
  for (const { name, choices } of options) {
    const value = values[name];
    if (typeof value === 'string') refuse(`--${name}`, value, choices);
  }
  const given = Object.entries(values);
  return {
    operands: positionals,
    values: Object.fromEntries(given.filter((each): each is [string, string] => typeof each[1] === 'string')),
    flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

interface Option {
  name: string;
  takesValue: boolean;
  choices: readonly string[] | null;
}

function optionsIn(takes: string): Option[] {
  return [...takes.matchAll(/\[--([\w-]+)(?: ([^\]]+))?\]/g)].map(([, name = '', value]) => ({
    name,
    takesValue: value !== undefined,
    choices: choicesIn(value),
  }));
}

function operandsIn(takes: string) {
  const words = takes.replace(/\[--[^\]]*\]/g, '').match(/\S+/g) ?? [];
  return words.map((word) => {
    const name = word.replace(/[[\]…]/g, '');
    return { name, optional: word.startsWith('['), repeats: word.includes('…'), choices: choicesIn(name) };
  });
}

/** Words in capitals stand for something else. */
function choicesIn(value: string | undefined): readonly string[] | null {
  return value?.includes('|') && !/[A-Z]/.test(value) ? value.split('|') : null;
}

function parsed(
  options: readonly Option[],
  args: readonly string[],
  wrong: (what: string, cause: unknown) => OperatorError,
) {
  const types = options.map(
    ({ name, takesValue }) => [name, { type: takesValue ? 'string' : 'boolean' }] as const,
  );
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries(types), allowPositionals: true });
  } catch (cause) {
    // Advice follows the first sentence.
    const [sentence = ''] = (cause as Error).message.split(/\. |\.?\n/);
    throw wrong(sentence.replace(/\.$/, ''), cause);
  }
}
