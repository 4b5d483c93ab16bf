import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { Database, UndeliveredError } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { createLogger } from '#platform/runtime';
import { Channels } from '../../../apps/bff/src/http/channels.service.js';
import { type Pooler, pgBouncer, startPooler } from '../../support/pooler.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
const apps: INestApplicationContext[] = [];

beforeAll(async () => {
  test = await seededDatabase();
});
const closeApps = async () => {
  for (const app of apps.splice(0)) await app.close();
};
afterEach(closeApps);
afterAll(() => test.drop());

/** A BFF, and the lines of its log about listening. */
async function startApp(url: string, directUrl: string) {
  const lines: string[] = [];
  const write = (line: string) => void (line.includes('listening') && lines.push(line));
  const logger = createLogger({ LOG_LEVEL: 'warn', LOG_PRETTY: false }, 'bff', { write });
  const app = await createTestApp(url, { DATABASE_DIRECT_URL: directUrl }, logger);
  apps.push(app);
  const channels = app.get(Channels, { strict: false });
  while (!channels.isListening && lines.length === 0) await wait(20);
  return { app, channels, lines };
}

it('refuses a connection on which LISTEN delivers nothing', async () => {
  // Messages stay within their database.
  const other = await seededDatabase();
  try {
    const { app, channels, lines } = await startApp(test.url, other.url);
    expect(channels.isListening).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Set DATABASE_DIRECT_URL');
    await request(app.getHttpServer()).get('/api/articles').expect(200);
  } finally {
    await closeApps();
    await other.drop();
  }
});

const program = pgBouncer();
(program === null ? describe.skip : describe)('PgBouncer in transaction mode', () => {
  let pooler: Pooler;
  beforeAll(async () => {
    pooler = await startPooler(program ?? '', test.url);
  });
  afterAll(() => pooler.stop());

  it('is found out by the probe, and is no obstacle with a direct URL', async () => {
    const pooled = await connectDatabase(pooler.url, 2);
    try {
      await expect(pooled.listener(() => undefined)).rejects.toThrow(UndeliveredError);
      const direct = await Database.of(pooled.orm, test.url);
      const client = await direct.listener(() => undefined);
      const heard = new Promise((resolve) => client.once('notification', ({ payload }) => resolve(payload)));
      await client.query('listen news');
      await direct.rows("select pg_notify('news', 'arrived')");
      expect(await heard).toBe('arrived');
      await client.end();
    } finally {
      await pooled.close();
    }
  });

  it('serves a BFF that listens and searches past it', async () => {
    const { app, channels, lines } = await startApp(pooler.url, test.url);
    expect({ listening: channels.isListening, lines }).toEqual({ listening: true, lines: [] });
    await request(app.getHttpServer()).get('/api/search?q=bridge').expect(200);
    const pooled = await connectDatabase(pooler.url, 1);
    const [row] = await pooled.rows<{ enable_seqscan: string }>('show enable_seqscan');
    await pooled.close();
    expect(row?.enable_seqscan).toBe('on');
  });

  it('makes a BFF without a direct URL say so and cache nothing', async () => {
    const { channels, lines } = await startApp(pooler.url, '');
    expect(channels.isListening).toBe(false);
    expect(lines[0]).toContain('Set DATABASE_DIRECT_URL');
  });
});
