import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LiveCount, NewsFeedGrowth } from '#contract/notifications';
import { ErrorBody } from '#contract/site';
import { startReplay } from '#persistence/news-clock';
import { notifyReaders } from '#persistence/notifications';
import { notifyListeners } from '#persistence/stories';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildNotification } from '../../support/factories/notifications.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let app: NestExpressApplication;
let url: string;

beforeAll(async () => {
  test = await seededDatabase();
  const clock = { from: NEWS_DAY, to: NEWS_DAY, backfillUntil: NEWS_DAY, wall: new Date() };
  await startReplay(test.db, { name: 'test', fictional: true, ...clock });
});

beforeEach(async () => {
  app = await createTestApp(test.url);
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/api`;
});

afterEach(() => app.close());
afterAll(() => test.drop());

/** One browser's stream, with its events by kind, in order. Without a cookie it is a visitor's stream. */
async function connect(cookie = '', { path = '/events', headers = {} } = {}) {
  const stop = new AbortController();
  const answer = await fetch(url + path, {
    headers: { cookie, 'accept-encoding': 'gzip', ...headers },
    signal: stop.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (event: 'count' | 'feed'): Promise<unknown> => {
    for (;;) {
      const found = new RegExp(`event: ${event}\\ndata: (.*)\\n\\n`).exec(text);
      if (found) {
        text = text.replace(found[0], '');
        return JSON.parse(found[1] ?? '');
      }
      const part = await reader?.read();
      if (!part || part.done) return 'ended';
      text += part.value;
    }
  };
  const nextLive = async () => LiveCount.parse(await next('count'));
  const nextCount = async () => {
    const found = await next('count');
    return found === 'ended' ? found : LiveCount.parse(found).count;
  };
  const nextGrowth = async () => NewsFeedGrowth.parse(await next('feed'));
  return {
    answer,
    nextCount,
    nextLive,
    nextGrowth,
    hasEnded: async () => (await next('count')) === 'ended',
    leave: () => stop.abort(),
  };
}

/** A browser that requests a stream and disconnects before the response. */
async function askAndLeave(cookie: string): Promise<void> {
  const { hostname, port, pathname } = new URL(`${url}/events`);
  const socket = createConnection(Number(port), hostname);
  await once(socket, 'connect');
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(request, () => resolve()));
  const gone = once(socket, 'close');
  socket.resetAndDestroy();
  await gone;
}

async function signedIn() {
  const user = await buildUser(test.db);
  return { user: user.id, cookie: await cookieOf(test.db, user.id) };
}

describe('the event stream of readers', () => {
  it('sends the count at once, and again whenever it changes', async () => {
    const { user, cookie } = await signedIn();
    const first = await buildNotification(test.db, user);
    const stream = await connect(cookie);
    expect(stream.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.answer.headers.get('content-encoding')).toBeNull();
    expect(await stream.nextCount()).toBe(1);
    await buildNotification(test.db, user);
    await notifyReaders(test.db, [user]);
    expect(await stream.nextCount()).toBe(2);
    await fetch(`${url}/notifications/${first.id}/read`, { method: 'POST', headers: { cookie } });
    expect(await stream.nextCount()).toBe(1);
    await fetch(`${url}/notifications/read-all`, { method: 'POST', headers: { cookie } });
    expect(await stream.nextCount()).toBe(0);
    stream.leave();
  });

  it('announces each new and each updated notification, even beyond what is counted', async () => {
    const { user, cookie } = await signedIn();
    // Raw SQL: one statement for many rows.
    await test.db.rows(
      `insert into notification (id, position, user_id, type, title, message, created_at)
       select id, id, $1, 'topic', 'Old', '', $2
         from (select nextval('notification_id_seq') as id from generate_series(1, 120)) new`,
      [user, NEWS_DAY],
    );
    const stream = await connect(cookie);
    const before = await stream.nextLive();
    expect(before.count).toBe(100);
    const added = await buildNotification(test.db, user);
    await notifyReaders(test.db, [user]);
    expect(await stream.nextLive()).toEqual({ count: 100, newest: added.position });
    await test.db.rows("update notification set position = nextval('notification_id_seq') where id = $1", [
      added.id,
    ]);
    await notifyReaders(test.db, [user]);
    const updated = await stream.nextLive();
    expect(updated.newest).toBeGreaterThan(added.position);
    stream.leave();
  });

  it('sends every connected reader their own count if too many are affected to be listed', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const streams = [await connect(one.cookie), await connect(other.cookie)];
    for (const { nextCount } of streams) expect(await nextCount()).toBe(0);
    await buildNotification(test.db, one.user);
    await buildNotification(test.db, other.user);
    await buildNotification(test.db, other.user);
    await notifyReaders(
      test.db,
      Array.from({ length: 501 }, (_, n) => n + 1_000_000),
    );
    // A count that was sent between the two inserts may come first.
    const reaches = async (count: number, { nextCount }: (typeof streams)[number]) => {
      for (let sent = await nextCount(); sent !== count; sent = await nextCount())
        expect(sent).toBeLessThan(count);
    };
    await Promise.all(streams.map((stream, at) => reaches(at + 1, stream)));
    for (const { leave } of streams) leave();
  });

  it('survives the loss of its listening connection and catches up on missed changes', async () => {
    const { user, cookie } = await signedIn();
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(0);
    await test.db.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await buildNotification(test.db, user);
    await notifyReaders(test.db, [user]);
    expect(await stream.nextCount()).toBe(1);
    stream.leave();
  });

  it('is refused to a reader with five open streams', async () => {
    const { cookie } = await signedIn();
    const streams = [];
    for (let n = 0; n < 5; n++) streams.push(await connect(cookie));
    const refused = await fetch(`${url}/events`, { headers: { cookie } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(ErrorBody.parse(await refused.json()).code).toBe('rate_limited');
    for (const { leave } of streams) leave();
  });

  it('frees the place of a client that left before it began', async () => {
    const { cookie } = await signedIn();
    for (let n = 0; n < 10; n++) await askAndLeave(cookie);
    const stream = await connect(cookie);
    expect(stream.answer.status).toBe(200);
    stream.leave();
  });

  it('ends when the server stops, without delaying the stop', async () => {
    const { cookie } = await signedIn();
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(0);
    const [last] = await Promise.all([stream.nextCount(), app.close()]);
    expect(last).toBe('ended');
  });

  it('ends within a minute when its session is ended', async () => {
    const { user, cookie } = await signedIn();
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(0);
    await test.db.rows('delete from session where user_id = $1', [user]);
    expect(await stream.nextCount()).toBe('ended');
  });
});

describe('the event stream of everybody', () => {
  it('sends visitors the mark of the news feed, and how many cards were added when stories changed', async () => {
    const newest = await buildArticle(test.db);
    const stream = await connect();
    expect(await stream.nextGrowth()).toEqual({ from: newest.id, to: newest.id, added: 0 });
    await buildArticle(test.db);
    await buildArticle(test.db, { topic_id: null, is_card: false });
    await buildArticle(test.db, { published_at: hoursAfter(-72) });
    const last = await buildArticle(test.db);
    await notifyListeners(test.db, [1]);
    expect(await stream.nextGrowth()).toEqual({ from: newest.id, to: last.id, added: 2 });
    stream.leave();
  });

  it("continues from the browser's last mark, in the URL or in Last-Event-ID", async () => {
    const since = await buildArticle(test.db);
    const newest = await buildArticle(test.db);
    const grown = { from: since.id, to: newest.id, added: 1 };
    const byAddress = await connect('', { path: `/events?since=${since.id}` });
    expect(await byAddress.nextGrowth()).toEqual(grown);
    const again = await connect('', {
      path: '/events?since=1',
      headers: { 'last-event-id': String(since.id) },
    });
    expect(await again.nextGrowth()).toEqual(grown);
    const ahead = await connect('', { path: '/events?since=999999999999999' });
    expect((await ahead.nextGrowth()).added).toBe(0);
    for (const { leave } of [byAddress, again, ahead]) leave();
  });

  it('caps the number of new cards at a thousand', async () => {
    const since = await buildArticle(test.db);
    const stream = await connect('', { path: `/events?since=${since.id - 1}` });
    expect((await stream.nextGrowth()).added).toBe(1);
    // Raw SQL: one statement for many rows.
    await test.db.rows(
      `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                            first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, is_card)
       select slug || '-' || n, source_id, identity_key || n, url, title, excerpt, language, published_at, published_from,
              first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, is_card
         from article, generate_series(1, 1200) n where id = $1`,
      [since.id],
    );
    await notifyListeners(test.db, [1]);
    const { added, to } = await stream.nextGrowth();
    expect([added, to]).toEqual([1000, since.id + 1200]);
    stream.leave();
  });

  it('sends readers both', async () => {
    const { user, cookie } = await signedIn();
    await buildNotification(test.db, user);
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(1);
    expect((await stream.nextGrowth()).added).toBe(0);
    stream.leave();
  });

  it('is refused to an address with fifty streams, but not to readers at this address', async () => {
    const streams = [];
    for (let n = 0; n < 50; n++) streams.push(await connect());
    const refused = await fetch(`${url}/events`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const { cookie } = await signedIn();
    const reader = await connect(cookie);
    expect(reader.answer.status).toBe(200);
    for (const { leave } of [...streams, reader]) leave();
  });

  it.each(['-1', 'abc', '1e9', '9'.repeat(40), '1%00'])('refuses the mark %s', async (since) => {
    const refused = await fetch(`${url}/events?since=${since}`);
    expect(refused.status).toBe(400);
    expect(ErrorBody.parse(await refused.json()).code).toBe('invalid_input');
  });

  it('ends at once for HEAD and takes no place', async () => {
    const { hostname, port, pathname } = new URL(`${url}/events`);
    const socket = createConnection(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.write(`HEAD ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'end');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/content-type: text\/event-stream/i);
  });

  it('reads only the latest articles, however old a mark is', async () => {
    const since = await buildArticle(test.db);
    await buildArticle(test.db);
    const newest = await buildArticle(test.db, { id: since.id + 50_000 });
    const stream = await connect('', { path: `/events?since=${since.id}` });
    expect(await stream.nextGrowth()).toEqual({ from: since.id, to: newest.id, added: 1 });
    stream.leave();
  });

  it('ends for visitors when the server stops', async () => {
    const stream = await connect();
    await stream.nextGrowth();
    const [hasEnded] = await Promise.all([stream.hasEnded(), app.close()]);
    expect(hasEnded).toBe(true);
  });
});
