import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openConnection } from '#persistence/database';
import { freePort } from '#platform/embedded';
import { serverAccount } from '../../../libs/platform/src/embedded/server-account.js';
import { dataFolder } from '../../support/launcher.js';
import { until } from '../../support/until.js';

/** PostgreSQL's programs of Debian. The package of the embedded server has no pg_basebackup. */
const [program] = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').sort();
const PASSWORD = "a pass'word";

const folder = dataFolder();
const account = serverAccount();
const path = (name: string) => join(folder, name);
const scripts = path('scripts');
const running = new Set<ChildProcess>();

function start(command: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn(command, args, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: `${dirname(program ?? '')}:${process.env.PATH}`, ...env },
  });
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  running.add(child);
  child.once('exit', (code) => {
    running.delete(child);
    if (code !== 0) process.stderr.write(printed);
  });
  return child;
}

async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const [code] = await once(start(command, args, env), 'exit');
  expect([command, code]).toEqual([command, 0]);
}

/** As the image stops it: at once, and in order. */
async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  await once(child, 'exit');
}

async function query(port: number, statement: string): Promise<Record<string, unknown>[]> {
  const client = await openConnection({
    host: '127.0.0.1',
    port,
    user: 'followthrough',
    password: PASSWORD,
    database: 'postgres',
  });
  return client.query(statement).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

const accepts = (port: number) =>
  until('PostgreSQL to respond', () =>
    query(port, 'select 1').then(
      () => true,
      () => false,
    ),
  );

const startPrimary = (port: number) =>
  start('postgres', ['-D', path('primary'), '-p', String(port), '-h', '127.0.0.1', '-k', ''], {});

const startReplica = (primary: number, port: number) =>
  start('sh', [join(scripts, 'start.sh'), '-p', String(port)], {
    PGDATA: path('replica'),
    PRIMARY: `host=127.0.0.1 port=${primary} user=followthrough`,
    PGPASSWORD: PASSWORD,
  });

const titlesOn = async (port: number) =>
  (await query(port, 'select title from story order by title')).map(({ title }) => title);

beforeAll(() => {
  cpSync(join(import.meta.dirname, '../../../deploy/replica'), scripts, { recursive: true });
  mkdirSync(path('replica.copy'));
  writeFileSync(path('replica.copy/PG_VERSION'), 'of a start that was interrupted');
  writeFileSync(path('password'), PASSWORD);
  if (account !== null)
    for (const name of ['.', 'password', 'replica.copy', 'replica.copy/PG_VERSION'])
      chownSync(path(name), account.uid, account.gid);
});
afterAll(async () => {
  for (const child of running) await stop(child);
  rmSync(folder, { recursive: true, force: true });
});

(program === undefined ? describe.skip : describe)('the replica of the samples', () => {
  it('copies the primary once, follows it, and goes on at its new address', async () => {
    const pwfile = `--pwfile=${path('password')}`;
    await run('initdb', ['-D', path('primary'), '-U', 'followthrough', '--auth=scram-sha-256', pwfile]);
    await run('sh', [join(scripts, 'allow-replication.sh')], { PGDATA: path('primary') });
    const [first, second, own] = [await freePort(), await freePort(), await freePort()];
    const primary = startPrimary(first);
    await accepts(first);
    await query(first, `create table story as select 'Dam' as title`);
    await query(first, `alter system set listen_addresses = ''`);

    const replica = startReplica(first, own);
    await accepts(own);
    expect(existsSync(path('replica.copy'))).toBe(false);
    expect(await titlesOn(own)).toEqual(['Dam']);
    await expect(query(own, `insert into story values ('Mill')`)).rejects.toThrow('read-only transaction');
    await stop(replica);
    await stop(primary);

    startPrimary(second);
    await accepts(second);
    await query(second, `insert into story values ('Tower')`);
    startReplica(second, own);
    await accepts(own);
    await until('the replica to follow', async () => (await titlesOn(own)).includes('Tower'));
    expect(await titlesOn(own)).toEqual(['Dam', 'Tower']);
  });
});
