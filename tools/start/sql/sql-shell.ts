import { createInterface } from 'node:readline/promises';
import { openConnection } from '#persistence/database';
import { OperatorError } from '#platform/runtime';
import { type Result, resultLines } from './result-table.js';

const HELP = `psql is not installed, so this is a small shell: a statement ends with a semicolon at the end of a line.
\\d lists tables, \\d NAME shows one, \\q ends.
`;

const TABLES = `select relname as table, pg_size_pretty(pg_total_relation_size(oid)) as size, obj_description(oid) as comment
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
 order by relname`;
const COLUMNS = `select attname as column, format_type(atttypid, atttypmod) as type, attnotnull as "not null"
  from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`;

type Connection = Awaited<ReturnType<typeof openConnection>>;

/**
 * Runs statements on the database at `url`: those after `-c`, otherwise those of standard input. Returns an exit code: 1 if one
 * failed that nobody typed.
 * @throws OperatorError for any other argument
 */
export async function runSqlShell(url: string, args: readonly string[]): Promise<number> {
  const [option, statement, ...rest] = args;
  const isCommand = option === '-c' && statement !== undefined && rest.length === 0;
  if (!isCommand && option !== undefined)
    throw new OperatorError(
      `psql is not installed, and without it ${option} is not known: only -c STATEMENT is.`,
    );
  const connection = await openConnection(url);
  try {
    return isCommand ? await run(connection, statement) : await readStatements(connection);
  } finally {
    await connection.end();
  }
}

async function readStatements(connection: Connection): Promise<number> {
  const { stdin: input, stdout: output } = process;
  const terminal = input.isTTY === true;
  if (terminal) output.write(HELP);
  const lines = createInterface({ input, output, terminal, prompt: '=> ' });
  let failed = 0;
  let text = '';
  if (terminal) lines.prompt();
  for await (const line of lines) {
    const [order, name] = text === '' ? line.trim().split(/\s+/) : [];
    if (order === '\\q') break;
    if (order === '\\d') failed = await run(connection, name ? COLUMNS : TABLES, name ? [name] : []);
    else text += `${line}\n`;
    if (/;\s*$/.test(text)) {
      failed = Math.max(failed, await run(connection, text));
      text = '';
    }
    lines.setPrompt(text === '' ? '=> ' : '-> ');
    if (terminal) lines.prompt();
  }
  lines.close();
  if (text.trim() !== '') failed = Math.max(failed, await run(connection, text));
  return terminal ? 0 : failed;
}

/** Prints what one or more statements answer. Returns 1 if one failed. */
async function run(connection: Connection, text: string, values?: string[]): Promise<number> {
  try {
    const asText = { getTypeParser: () => (value: string) => value };
    const answer = await connection.query({ text, values, rowMode: 'array', types: asText });
    for (const result of [answer].flat() as unknown as Result[])
      process.stdout.write(`${resultLines(result).join('\n')}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}
