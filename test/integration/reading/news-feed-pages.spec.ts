import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { request } from 'undici';
import { ArticleCards, ArticleList } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { notifyListeners, STORIES_CHANNEL } from '#persistence/stories';
import { Channels } from '../../../apps/bff/src/http/channels.service.js';
import { buildArticle } from '../../support/factories/articles.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let app: NestExpressApplication;
let origin: string;

beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url);
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  for (let n = 0; n < 20; n++) await buildArticle(test.db);
  await listening();
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

const FEED = '/api/articles?limit=5&offset=0';

async function ask(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await request(origin + path, { headers, method });
  return { ...answer, bytes: Buffer.from(await answer.body.arrayBuffer()) };
}

async function firstIds(path = FEED): Promise<number[]> {
  const { bytes } = await ask(path);
  return ArticleList.parse(JSON.parse(bytes.toString())).articles.map(({ id }) => id);
}

/** Resolves once the BFF has received the next message about stories. */
const nextMessage = () =>
  new Promise<void>((resolve) => app.get(Channels).on(STORIES_CHANNEL, () => resolve()));

async function listening(): Promise<void> {
  while (!app.get(Channels).isListening) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('cached responses of the news feed', () => {
  it('include an article and the new total once its placing is announced', async () => {
    const before = await firstIds();
    const received = nextMessage();
    const id = await test.db.transaction(async (tx) => {
      const placed = await buildArticle(test.db, { hot_rank: 1_000_000 });
      await notifyListeners(tx, [1]);
      return placed.id;
    });
    await received;
    expect(await firstIds()).toEqual([id, ...before.slice(0, 4)]);
    const { bytes } = await ask('/api/articles?limit=1');
    expect(JSON.parse(bytes.toString()).pagination).toEqual({ total: 21, limit: 1, offset: 0 });
  });

  it('are kept until then, without a query for each request', async () => {
    const before = await firstIds();
    const unheard = await buildArticle(test.db, { hot_rank: 2_000_000 });
    expect(await firstIds()).toEqual(before);
    const received = nextMessage();
    await notifyListeners(test.db, []);
    await received;
    expect((await firstIds())[0]).toBe(unheard.id);
  });

  it('are not used while the BFF may miss changes, nor afterwards if they are older', async () => {
    await firstIds();
    await test.db.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    while (app.get(Channels).isListening) await new Promise((resolve) => setTimeout(resolve, 5));
    const missed = await buildArticle(test.db, { hot_rank: 3_000_000 });
    expect((await firstIds())[0]).toBe(missed.id);
    const missedToo = await buildArticle(test.db, { hot_rank: 4_000_000 });
    await listening();
    expect((await firstIds())[0]).toBe(missedToo.id);
  });

  it('report a failure as other calls do, and are not kept', async () => {
    const path = '/api/articles?limit=7';
    await test.db.rows('alter table counter rename to counter_gone');
    const failed = await ask(path);
    await test.db.rows('alter table counter_gone rename to counter');
    expect(failed.statusCode).toBe(500);
    expect(ErrorBody.parse(JSON.parse(failed.bytes.toString())).code).toBe('internal');
    expect(await firstIds(path)).toHaveLength(7);
  });

  it('are compressed as the client accepts', async () => {
    const plain = await ask(FEED);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const gzip = await ask(FEED, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const brotli = await ask(FEED, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    for (const { headers } of [plain, gzip, brotli]) {
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers.etag).toBe(plain.headers.etag);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
    }
    const refused = await ask(FEED, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('respond to HEAD and validators without a body', async () => {
    const { headers, bytes } = await ask(FEED);
    const head = await ask(FEED, {}, 'HEAD');
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(bytes.length));
    const unchanged = await ask(FEED, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' });
    expect([unchanged.statusCode, unchanged.bytes.length]).toEqual([304, 0]);
    expect((await ask(FEED, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('have no gaps between pages', async () => {
    const all = await firstIds('/api/articles?limit=300');
    const pages = [];
    for (let offset = 0; offset < all.length + 5; offset += 5)
      pages.push(...(await firstIds(`/api/articles?limit=5&offset=${offset}`)));
    expect(pages).toEqual(all);
  });

  it('also serve top headlines', async () => {
    const { bytes, headers } = await ask('/api/articles/featured');
    expect(ArticleCards.parse(JSON.parse(bytes.toString())).length).toBeGreaterThan(0);
    const again = await ask('/api/articles/featured', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
