import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import request from 'supertest';
import { ArticleList } from '#contract/reading';
import { Database, openConnection, type Queryable } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import { Replicas } from '#persistence/replicas';
import { STORIES_CHANNEL } from '#persistence/stories';
import { Reads } from '../../../apps/bff/src/replicas/reads.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { bearerOf, cookieOf } from '../../support/readers.js';
import { type RestartingServer, startRestartingServer } from '../../support/restarting-server.js';
import { type Standby, startStandby } from '../../support/standby.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

/** Connections of the app to its replica. */
const POOL = 4;
/** Far longer than any answer takes, far shorter than TCP waits for a machine that hangs (ms). */
const WITHIN_MS = 20_000;

let primary: RestartingServer;
let database: TestDatabase;
let standby: Standby;
let app: NestExpressApplication;
const logged: { msg: string; replica?: string; reason?: string }[] = [];

beforeAll(async () => {
  primary = await startRestartingServer();
  database = await seededDatabase(primary.url);
  await story('The dam of Orrin is repaired');
  standby = await startStandby(primary.url);
  const logger = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  const settings = {
    DATABASE_REPLICA_URLS: standby.urlOf(database.url),
    DATABASE_REPLICA_LAG_MS: '10000',
    DATABASE_POOL: String(POOL),
    LOG_LEVEL: 'info',
  };
  app = await createTestApp(database.url, settings, logger);
});
afterAll(async () => {
  await app.close();
  await standby.remove();
  await database.db.close();
  await primary.remove();
});

async function story(title: string): Promise<void> {
  const { id } = await buildArticle(database.db, { title });
  await writeSearchWords(database.db, [id]);
}

const http = () => request(app.getHttpServer());

/** How often a server has read articles so far. */
async function readsOn(url: string): Promise<number> {
  const client = await openConnection(url);
  try {
    const { rows } = await client.query<{ reads: number }>(
      'select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = $1',
      ['article'],
    );
    return rows[0]?.reads ?? 0;
  } finally {
    await client.end();
  }
}

let offset = 0;

/** The titles in the news feed, past every cache. */
async function feed(): Promise<string[]> {
  const { body } = await http()
    .get(`/api/articles?limit=${100 + ++offset}`)
    .expect(200);
  return ArticleList.parse(body).articles.map(({ title }) => title);
}

async function foundBy(q: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await http().get(`/api/news/search?q=${q}`).set(headers).expect(200);
  return answer.body.totalCount;
}

const positionsIn = ({ headers }: request.Response) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0] ?? '')
    .filter((one) => one.startsWith('read_after='));

const outs = () => logged.filter(({ msg }) => msg === 'replica left out').length;
const backs = () => logged.filter(({ msg }) => msg === 'replica is read again').length;

const isStandby = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.rows<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  return row?.standby === true;
};

const readOnReplica = () => until('the replica to be read', () => app.get(Reads).run(isStandby));

describe('a streaming replica', () => {
  it('answers visitors: the news feed, search and sitemaps', async () => {
    const before = await readsOn(standby.urlOf(database.url));
    await until('the replica to be read', async () => {
      expect(await foundBy('dam')).toBe(1);
      return (await readsOn(standby.urlOf(database.url))) > before;
    });
    expect(backs()).toBe(outs());
    await standby.pause();
    await story('Windmill');
    expect(await foundBy('windmill')).toBe(0);
    expect(await feed()).not.toContain('Windmill');
    expect((await http().get('/sitemaps/articles.xml').expect(200)).text).not.toContain('windmill');
    await standby.resume();
    await until('the replica to catch up', async () => (await feed()).includes('Windmill'));
  });

  it('is not read by a reader who has just changed something, until it has replayed that', async () => {
    const { id } = await buildUser(database.db);
    const session = await cookieOf(database.db, id);
    await until('the replica', async () => (await foundBy('dam')) === 1);
    await standby.pause();
    await story('A bridge at Orrin opens');
    const change = http().patch('/api/user/settings').set('Cookie', session).send({ keepsHistory: false });
    const [position = ''] = positionsIn(await change.expect(200));
    expect(position).toMatch(/^read_after=[0-9A-F]+%2F[0-9A-F]+$/);
    const message = { name: 'Ada', email: 'ada@mail.example', subject: 'Orrin', message: 'Is the dam safe?' };
    expect(positionsIn(await http().post('/api/contact').send(message))).toEqual([]);
    expect(await foundBy('bridge', { Cookie: `${session}; ${position}` })).toBe(1);
    expect(await foundBy('bridge', { Authorization: await bearerOf(database.db, id) })).toBe(1);
    expect(await foundBy('bridge')).toBe(0);
    for (const forged of ['read_after=0', 'read_after=%00', `read_after=${'F'.repeat(5000)}`])
      expect(await foundBy('bridge', { Cookie: forged })).toBe(0);
    await standby.resume();
    await until('the replica to catch up', async () => (await foundBy('bridge')) === 1);
  });

  it('fills no cache with what a message has replaced', async () => {
    await standby.pause();
    await story('A third story of Orrin');
    await database.db.rows('select pg_notify($1, $2)', [STORIES_CHANNEL, '']);
    await until('the primary', async () => (await foundBy('third')) === 1);
    expect(await foundBy('third')).toBe(1);
    await standby.resume();
  });

  it('is left out with one line if it lags, and comes back', async () => {
    await standby.pause();
    const before = { outs: outs(), backs: backs() };
    await until('the lag', async () => {
      await story('Nothing new');
      return outs() > before.outs;
    });
    expect(logged.at(-1)).toMatchObject({ reason: expect.stringMatching(/^it is \d+ s behind$/) });
    await story('Lighthouse of Orrin');
    expect(await foundBy('lighthouse')).toBe(1);
    await standby.resume();
    await until('the return', () => backs() > before.backs);
    expect([outs(), backs()]).toEqual([before.outs + 1, before.backs + 1]);
  });

  it('is left out with one line if it is gone, while nobody notices, and comes back', async () => {
    const before = { outs: outs(), backs: backs() };
    await standby.stop();
    for (let n = 0; n < 5; n++) {
      expect(await foundBy('dam')).toBe(1);
      expect(await feed()).toContain('Lighthouse of Orrin');
    }
    await until('the loss', () => outs() > before.outs);
    await standby.start();
    await until('the return', () => backs() > before.backs);
    expect([outs(), backs()]).toEqual([before.outs + 1, before.backs + 1]);
    expect(logged.every(({ replica }) => replica === undefined || !replica.includes('@'))).toBe(true);
  });

  it('is left out if it freezes, and the primary answers those who wait for it', async () => {
    await readOnReplica();
    await Promise.all([foundBy('dam'), foundBy('bridge'), foundBy('windmill'), feed()]);
    const before = { outs: outs(), backs: backs() };
    standby.freeze();
    try {
      await story('Heron, granite, violin, meadow and harbour');
      const words = ['heron', 'granite', 'violin', 'meadow', 'harbour'];
      const answers = Promise.all([feed(), ...words.map((word) => foundBy(word))]);
      const [titles, ...counts] = await Promise.race([
        answers,
        wait(WITHIN_MS, ['no answer'], { ref: false }),
      ]);
      expect(titles).toContain('Heron, granite, violin, meadow and harbour');
      expect(counts).toEqual(words.map(() => 1));
      await until('the loss', () => outs() > before.outs);
    } finally {
      standby.thaw();
    }
    await until('the return', () => backs() > before.backs);
    expect([outs(), backs()]).toEqual([before.outs + 1, before.backs + 1]);
  });

  it('is not left out because all connections to it are in use', async () => {
    const reads = app.get(Reads);
    await readOnReplica();
    const before = outs();
    const readers = Array.from({ length: POOL }, () =>
      reads.run((db) => db.rows('select pg_sleep(4)::text')),
    );
    expect(await reads.run(isStandby)).toBe(false);
    await Promise.all(readers);
    await readOnReplica();
    expect(outs()).toBe(before);
  });

  it('says where the primary is although calls hold all connections', async () => {
    const held = Promise.withResolvers<void>();
    const db = app.get(Database);
    const begun = Array.from({ length: POOL }, () => Promise.withResolvers<void>());
    const calls = begun.map(({ resolve }) =>
      db.transaction(async (tx) => {
        await tx.rows('select 1');
        resolve();
        await held.promise;
      }),
    );
    try {
      await Promise.all(begun.map(({ promise }) => promise));
      expect(await app.get(Reads).position()).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    } finally {
      held.resolve();
      await Promise.all(calls);
    }
  });

  it('answers the calls that read it when the app stops, and no others', async () => {
    const reads = app.get(Reads);
    await readOnReplica();
    await reads.run(async (db) => {
      expect(await isStandby(db)).toBe(true);
      await reads.beforeApplicationShutdown();
      expect(await isStandby(db)).toBe(true);
    });
    expect(await reads.run(isStandby)).toBe(false);
  });
});

describe('the choice of a replica', () => {
  const left: string[] = [];
  const replicasOf = (urls: string[], primaryDb: Queryable) =>
    new Replicas(primaryDb, {
      urls,
      poolSize: 1,
      mostLagMs: 10_000,
      now: () => performance.now(),
      onChange: (name) => left.push(name),
    });

  it('does not wait for a replica that hangs', async () => {
    const hole = createServer((socket) => socket.on('error', () => 'the reader has given up'));
    await new Promise<void>((listening) => hole.listen(0, '127.0.0.1', listening));
    const { port } = hole.address() as AddressInfo;
    const url = standby.urlOf(database.url);
    const replicas = replicasOf([`postgres://nobody@127.0.0.1:${port}/nothing`, url], database.db);
    replicas.start();
    try {
      await until('the other one', () => replicas.pick(null)?.url === url);
      replicas.changed();
      expect(replicas.pick(null)).toBeNull();
      await until('its return', () => replicas.pick(null)?.url === url);
      // The first look at the one that hangs still waits for its answer.
      expect(left).toEqual([]);
    } finally {
      await replicas.stop();
      await replicas.close();
      hole.close();
    }
  });

  it('is none without an answer of the primary', async () => {
    const { db } = database;
    const thawed = Promise.withResolvers<void>();
    let isFrozen = false;
    const freezing: Queryable = {
      kysely: db.kysely,
      rows: async <Row>(text: string) => {
        if (isFrozen) await thawed.promise;
        return db.rows<Row>(text);
      },
    };
    const replicas = replicasOf([standby.urlOf(database.url)], freezing);
    replicas.start();
    try {
      await until('the replica', () => replicas.pick(null) !== null);
      isFrozen = true;
      await until('the primary to be missed', () => replicas.pick(null) === null);
      await expect(replicas.position()).rejects.toThrow('no answer in time');
      isFrozen = false;
      await until('the replica again', () => replicas.pick(null) !== null);
    } finally {
      thawed.resolve();
      await replicas.stop();
      await replicas.close();
    }
  });
});
