import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readStatements } from '../../../tools/start/sql/read-statements.js';
import { SqlSession } from '../../../tools/start/sql/sql-session.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

let database: TestDatabase;
let session: SqlSession;
let input: PassThrough;
let shown: string;
let errors: string;
let ended: Promise<number>;

beforeAll(async () => {
  database = await seededDatabase();
  await database.db.rows('create table kept (n integer)');
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.rows('truncate kept');
  await database.db.rows('insert into kept values (1)');
});
afterEach(async () => {
  await session.end();
});

async function start(terminal: boolean, stop = new AbortController()): Promise<void> {
  input = new PassThrough();
  shown = '';
  const output = new PassThrough().on('data', (chunk) => {
    shown += chunk;
  });
  errors = '';
  const failures = new PassThrough().on('data', (chunk) => {
    errors += chunk;
  });
  session = await SqlSession.open(database.url, output, failures);
  ended = readStatements(session, { input, output, terminal }, stop.signal);
}

const shows = (text: string) => until(`${text} on the screen`, () => shown.includes(text));
const kept = async () => (await database.db.rows('select n from kept')).length;

describe('the small SQL shell at a terminal', () => {
  beforeEach(() => start(true));

  it('forgets an unfinished statement at Ctrl-C, with what is typed of its next line', async () => {
    input.write('delete from kept\n');
    await shows('-> ');
    input.write(`where n${CTRL_C}`);
    await shows('^C');
    input.write("select 'after' || n as found from kept;\n");
    await shows('after1');
    input.write('\\q\n');
    expect(await ended).toBe(0);
    expect([await kept(), errors]).toEqual([1, '']);
  });

  it.each([CTRL_D, '\\q\n'])('does not run an unfinished statement at %j', async (end) => {
    input.write('delete from kept\n');
    await shows('-> ');
    input.write(end);
    expect(await ended).toBe(0);
    expect(await kept()).toBe(1);
  });

  it('cancels the statement that runs at Ctrl-C, and goes on', async () => {
    input.write('select pg_sleep(60);\n');
    await until('the statement to run', async () => {
      const rows = await database.db.rows(
        "select 1 from pg_stat_activity where query = 'select pg_sleep(60);\n' and state = 'active'",
      );
      return rows.length === 1;
    });
    input.write(CTRL_C);
    await until('the statement to end', () => errors.includes('canceling statement due to user request'));
    input.write('select 6 * 7 as answer;\n');
    await shows('42');
    input.write(CTRL_D);
    expect(await ended).toBe(0);
  });
});

describe('the small SQL shell on a file', () => {
  it('runs the last statement without its semicolon', async () => {
    await start(false);
    input.end('insert into kept values (2);\ndelete from kept');
    expect([await ended, await kept()]).toEqual([0, 0]);
  });

  it('runs the body of a block as one statement, so that nothing of it stays if it fails', async () => {
    await start(false);
    input.end('do $$\nbegin\n  delete from kept;\n  perform 1 / 0;\nend $$;\ninsert into kept values (2);\n');
    expect([await ended, await kept()]).toEqual([1, 2]);
    expect(errors).toBe('division by zero\n');
  });

  it('returns 1 if any statement failed, also before \\d', async () => {
    await start(false);
    input.end('select answer;\n\\d kept\n');
    expect(await ended).toBe(1);
    expect([shown, errors]).toEqual([expect.stringContaining('integer'), expect.stringContaining('answer')]);
  });

  it('runs no unfinished statement when it is asked to stop', async () => {
    const stop = new AbortController();
    await start(false, stop);
    input.write('delete from kept\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop.abort('SIGTERM');
    await ended;
    expect(await kept()).toBe(1);
  });
});
