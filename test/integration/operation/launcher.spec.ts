import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openConnection } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { isAlive } from '#platform/embedded';
import { lockForLauncher } from '../../../tools/start/database/launcher-lock.js';
import type { FeedSet } from '../../../tools/start/feeds/feed-set.js';
import { buildArticle } from '../../support/factories/articles.js';
import { CLONE, dataFolder, startLauncher } from '../../support/launcher.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const folders: string[] = [];
const folder = () => {
  const made = dataFolder();
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const onServer = { embedded: false, startedHere: false, note: null, log: null, close: noop, stop: noop };
const recorded: FeedSet = {
  mode: 'recorded',
  recording: {
    folder: '/',
    name: 'a week',
    fictional: true,
    from: new Date(0),
    to: new Date(0),
    outlets: new Map(),
  },
};

async function noop(): Promise<void> {}

async function query(url: string, statement: string): Promise<void> {
  const client = await openConnection(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** No database server of the launcher runs on `dataDir`. */
function expectNothingRuns(dataDir: string): void {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  expect(isAlive(pid)).toBe(false);
}

/** One sentence without a stack, exit code 1, and no process left running. */
async function expectRefusal(
  settings: { DATA_DIR: string } & Record<string, string>,
  sentence: RegExp,
): Promise<void> {
  const { code, output } = await (await startLauncher(settings, CLONE)).ended;
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
  expectNothingRuns(settings.DATA_DIR);
}

describe('a start that cannot succeed', () => {
  it('names a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      await expectRefusal(
        { PORT: String(port), DATA_DIR: folder() },
        new RegExp(`^Port ${port} is already in use\\. .*PORT\\.$`, 'm'),
      );
    } finally {
      other.close();
    }
  });

  it('names a data folder that is not writable', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    await expectRefusal(
      { DATA_DIR: join(file, 'data') },
      /^The data folder .* cannot be written: .*DATA_DIR\.$/m,
    );
  });

  it("names it even with an operator's database", async () => {
    const database = await seededDatabase();
    try {
      const file = join(folder(), 'file');
      writeFileSync(file, '');
      await expectRefusal(
        { DATA_DIR: join(file, 'data'), DATABASE_URL: database.url },
        /^The data folder .* cannot be written: .*DATA_DIR\.$/m,
      );
    } finally {
      await database.drop();
    }
  });

  it('says why DATABASE_URL cannot be used, without its password', async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: 'postgresql://reader:hush@127.0.0.1:9/news' };
    await expectRefusal(settings, /^DATABASE_URL cannot be used: 127\.0\.0\.1:9\/news .*\.$/m);
    const { output } = await (await startLauncher(settings, CLONE)).ended;
    expect(output).not.toContain('hush');
  });

  it('names an invalid variable', async () => {
    await expectRefusal(
      { DATA_DIR: folder(), RECORDED_SPEED: 'fast' },
      /^Invalid settings: RECORDED_SPEED .*\.$/m,
    );
  });

  it('says what is wrong with a recording', async () => {
    const empty = join(folder(), 'recording');
    mkdirSync(empty);
    await expectRefusal({ DATA_DIR: folder(), RECORDED_DIR: empty }, /outlets\.json/);
  });
});

describe("a start on an operator's database", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await seededDatabase();
  });
  afterEach(() => database.drop());

  const lock = (feeds: FeedSet) =>
    lockForLauncher(
      { ...onServer, url: database.url, directUrl: database.url },
      feeds,
      'no data folder of ours',
    );

  it('does not mix a recording into live news', async () => {
    await goLive(database.db);
    await buildArticle(database.db);
    await expectRefusal(
      { DATA_DIR: folder(), DATABASE_URL: database.url },
      /^The database holds articles of live feeds, .*DATABASE_URL\.$/m,
    );
  });

  it('does not play a recording while another start plays one', async () => {
    const other = await lock(recorded);
    try {
      await expectRefusal(
        { DATA_DIR: folder(), DATABASE_URL: database.url },
        /^Another launcher is already running on the database of DATABASE_URL\. .*\.$/m,
      );
    } finally {
      await other.release();
    }
  });

  it('shares the database among live feeds only', async () => {
    const both = [await lock({ mode: 'live' }), await lock({ mode: 'live' })];
    await expect(lock(recorded)).rejects.toThrow('Another launcher is already running');
    for (const { release } of both) await release();
  });

  it('names the privilege that its user lacks', async () => {
    const role = `reader_${process.pid}`;
    const empty = `empty_${process.pid}`;
    const asAdmin = (statement: string) => query(process.env.TEST_SERVER_URL ?? '', statement);
    await asAdmin(`create role ${role} login password 'hush'`);
    await asAdmin(`create database ${empty}`);
    const address = new URL(database.url);
    Object.assign(address, { username: role, password: 'hush', pathname: `/${empty}` });
    try {
      await expectRefusal(
        { DATA_DIR: folder(), DATABASE_URL: address.href },
        /^The database user of DATABASE_URL lacks a privilege: permission denied .*\.$/m,
      );
    } finally {
      await asAdmin(`drop database ${empty} with (force)`);
      await asAdmin(`drop role ${role}`);
    }
  });
});

describe('Ctrl-C', () => {
  it('counts once, however often it is delivered', async () => {
    const data = folder();
    const launcher = await startLauncher({ DATA_DIR: data }, CLONE);
    await launcher.ready;
    for (let times = 0; times < 3; times++) launcher.child.kill('SIGINT');
    const { code } = await launcher.ended;
    expect([0, 130]).toContain(code);
    expectNothingRuns(data);
  });

  it('stops a start that has just begun', async () => {
    const data = folder();
    const launcher = await startLauncher({ DATA_DIR: data }, CLONE);
    await launcher.speaks;
    launcher.child.kill('SIGINT');
    const { code, output } = await launcher.ended;
    expect([0, 130]).toContain(code);
    expect(output).not.toContain('is ready');
    expectNothingRuns(data);
  });
});
