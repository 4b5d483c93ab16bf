import { constants } from 'node:os';
import { OperatorError } from '#platform/runtime';
import { readStatements } from './read-statements.js';
import { SqlSession } from './sql-session.js';

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs statements on the database at `url`: those after `-c`, otherwise those of standard input. Returns an exit code: 1 if one
 * failed that nobody typed. A signal cancels the statement that runs, and ends the shell.
 * @throws OperatorError for any other argument
 */
export async function runSqlShell(url: string, args: readonly string[]): Promise<number> {
  const [option, statement, ...rest] = args;
  const isCommand = option === '-c' && statement !== undefined && rest.length === 0;
  if (!isCommand && option !== undefined)
    throw new OperatorError(
      `psql is not installed, and without it ${option} is not known: only -c STATEMENT is.`,
    );
  const { stdin: input, stdout: output, stderr } = process;
  const stop = new AbortController();
  const end = (signal: NodeJS.Signals) => stop.abort(signal);
  for (const signal of STOPPING) process.on(signal, end);
  const session = await SqlSession.open(url, output, stderr);
  stop.signal.addEventListener('abort', () => void session.cancel());
  try {
    if (stop.signal.aborted) return exitCode(stop.signal);
    const code = isCommand
      ? await session.run(statement)
      : await readStatements(session, { input, output, terminal: input.isTTY === true }, stop.signal);
    return stop.signal.aborted ? exitCode(stop.signal) : code;
  } finally {
    for (const signal of STOPPING) process.off(signal, end);
    await session.end();
  }
}

const exitCode = ({ reason }: AbortSignal) => 128 + constants.signals[reason as NodeJS.Signals];
