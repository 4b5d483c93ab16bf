import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { endsStatement } from './ends-statement.js';
import type { SqlSession } from './sql-session.js';

const HELP = `psql is not installed, so this is a small shell: a statement ends with a semicolon at the end of a line.
\\d lists tables, \\d NAME shows one, \\q ends. Ctrl-C clears what is typed, or cancels what runs.
`;

const TABLES = `select relname as table, pg_size_pretty(pg_total_relation_size(oid)) as size, obj_description(oid) as comment
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
 order by relname`;
const COLUMNS = `select attname as column, format_type(atttypid, atttypmod) as type, attnotnull as "not null"
  from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`;

export interface Streams {
  input: Readable;
  output: Writable;
  /** True if somebody types. */
  terminal: boolean;
}

/**
 * Runs the statements of `input` until it ends, `stop` is aborted, or a line is `\q`. An unfinished statement runs only at the end of
 * an input that nobody types. Returns 1 if a statement failed that nobody typed, otherwise 0.
 */
export async function readStatements(
  session: SqlSession,
  { input, output, terminal }: Streams,
  stop: AbortSignal,
): Promise<number> {
  const lines = createInterface({ input, output, terminal });
  let failed = 0;
  let text = '';
  const ask = () => {
    lines.setPrompt(text === '' ? '=> ' : '-> ');
    if (terminal) lines.prompt();
  };
  const run = async (statement: string, values?: string[]) => {
    failed = Math.max(failed, await session.run(statement, values));
  };
  // Only a terminal sends this.
  lines.on('SIGINT', () => {
    text = '';
    lines.write(null, { ctrl: true, name: 'e' });
    lines.write(null, { ctrl: true, name: 'u' });
    output.write('^C\n');
    if (session.running) void session.cancel();
    else ask();
  });
  const close = () => lines.close();
  stop.addEventListener('abort', close);
  if (terminal) output.write(HELP);
  ask();
  for await (const line of lines) {
    if (stop.aborted) break;
    const [order, name] = line.trim().split(/\s+/);
    if (order === '\\q') {
      text = '';
      break;
    }
    if (order === '\\d' && text === '') await run(name ? COLUMNS : TABLES, name ? [name] : []);
    else text += `${line}\n`;
    if (endsStatement(text)) {
      const statement = text;
      text = '';
      await run(statement);
    }
    if (!stop.aborted) ask();
  }
  stop.removeEventListener('abort', close);
  lines.close();
  if (!terminal && !stop.aborted && text.trim() !== '') await run(text);
  return terminal ? 0 : failed;
}
