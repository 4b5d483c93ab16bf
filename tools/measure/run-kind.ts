import { asksForHelp, type CommandLine, commandLine, helpOf, type Usage } from '../start/command-line.js';

/** One measurement of a tool that has several. */
export interface Kind {
  /** See `Usage`. */
  takes: string;
  about: string;
  load: () => Promise<{ run: (line: CommandLine) => Promise<void> }>;
}

export type Kinds = Readonly<Record<string, Kind>>;

/** How a kind is called, and what it takes. */
export function usageOf(tool: string, kinds: Kinds, kind: string): Usage | null {
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return found ? { name: `${tool} ${kind}`, takes: found.takes, about: found.about } : null;
}

/**
 * Runs the kind that the first argument names with the others. Nothing of it is loaded before its arguments are read.
 * @param tool how the tool is called: 'npm run -s bench --'
 */
export async function runKind(
  tool: string,
  kinds: Kinds,
  [kind = '', ...args] = process.argv.slice(2),
): Promise<void> {
  const usage = usageOf(tool, kinds, kind);
  if (usage === null) {
    const isHelp = asksForHelp([kind]);
    (isHelp ? process.stdout : process.stderr).write(
      isHelp || kind === '' ? listOf(tool, kinds) : unknown(tool, kind),
    );
    process.exitCode = isHelp ? 0 : 1;
    return;
  }
  const line = commandLine(usage, args);
  try {
    await (await kinds[kind]?.load())?.run(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function unknown(tool: string, kind: string): string {
  return `Unknown kind '${kind}' (${tool} --help lists them).\n`;
}

function listOf(tool: string, kinds: Kinds): string {
  const lines = Object.entries(kinds).map(([kind, { takes }]) => `  ${kind} ${takes}`.trimEnd());
  return helpOf({
    name: tool,
    takes: 'KIND …',
    about: `Kinds, each of which explains itself after --help:\n${lines.join('\n')}`,
  });
}
