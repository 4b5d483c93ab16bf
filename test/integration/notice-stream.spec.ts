import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ErrorBody, NotificationCount } from '#contract';
import { tellReaders } from '#persistence';
import { buildNotification } from '../support/notices.js';
import { buildUser, cookieOf } from '../support/readers.js';
import { createTestApp } from '../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../support/test-database.js';

let test: TestDatabase;
let app: NestExpressApplication;
let url: string;

beforeAll(async () => {
  test = await seededDatabase();
}, 60_000);

beforeEach(async () => {
  app = await createTestApp(test.url);
  await app.listen(0, '127.0.0.1');
  url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/api/notifications`;
});

afterEach(() => app.close());
afterAll(() => test.drop());

/** One browser's stream: the counts that it hears, one after the other. */
async function connect(cookie: string) {
  const stop = new AbortController();
  const answer = await fetch(`${url}/stream`, {
    headers: { cookie, 'accept-encoding': 'gzip' },
    signal: stop.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const nextCount = async (): Promise<number | 'ended'> => {
    for (;;) {
      const event = /event: count\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return NotificationCount.parse(JSON.parse(event[1] ?? '')).count;
      }
      const part = await reader?.read();
      if (!part || part.done) return 'ended';
      text += part.value;
    }
  };
  return { answer, nextCount, leave: () => stop.abort() };
}

/** A browser that asks for a stream and is gone before anything is answered. */
async function askAndLeave(cookie: string): Promise<void> {
  const { hostname, port, pathname } = new URL(`${url}/stream`);
  const socket = createConnection(Number(port), hostname);
  await once(socket, 'connect');
  const asked = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(asked, () => resolve()));
  const gone = once(socket, 'close');
  socket.resetAndDestroy();
  await gone;
}

async function signedIn() {
  const user = await buildUser(test.db);
  return { user, cookie: await cookieOf(test.db, user) };
}

describe('the event stream', () => {
  it('tells the count at once, and again whenever it changes', async () => {
    const { user, cookie } = await signedIn();
    const first = await buildNotification(test.db, user);
    const stream = await connect(cookie);
    expect(stream.answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.answer.headers.get('content-encoding')).toBeNull();
    expect(await stream.nextCount()).toBe(1);
    await buildNotification(test.db, user);
    await tellReaders(test.db, [user]);
    expect(await stream.nextCount()).toBe(2);
    await fetch(`${url}/${first}/read`, { method: 'POST', headers: { cookie } });
    expect(await stream.nextCount()).toBe(1);
    await fetch(`${url}/read-all`, { method: 'POST', headers: { cookie } });
    expect(await stream.nextCount()).toBe(0);
    stream.leave();
  });

  it('tells all who are connected where too many are concerned to be named, and nobody of others', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const streams = [await connect(one.cookie), await connect(other.cookie)];
    for (const { nextCount } of streams) expect(await nextCount()).toBe(0);
    await buildNotification(test.db, one.user);
    await buildNotification(test.db, other.user);
    await buildNotification(test.db, other.user);
    await tellReaders(
      test.db,
      Array.from({ length: 501 }, (_, n) => n + 1_000_000),
    );
    expect(await Promise.all(streams.map(({ nextCount }) => nextCount()))).toEqual([1, 2]);
    for (const { leave } of streams) leave();
  });

  it('survives the loss of the connection it listens on, and makes up for what it missed', async () => {
    const { user, cookie } = await signedIn();
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(0);
    await test.db.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await buildNotification(test.db, user);
    await tellReaders(test.db, [user]);
    expect(await stream.nextCount()).toBe(1);
    stream.leave();
  }, 20_000);

  it('is refused to visitors, and to readers who have five', async () => {
    expect((await fetch(`${url}/stream`)).status).toBe(401);
    const { cookie } = await signedIn();
    const streams = [];
    for (let n = 0; n < 5; n++) streams.push(await connect(cookie));
    const refused = await fetch(`${url}/stream`, { headers: { cookie } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(ErrorBody.parse(await refused.json()).code).toBe('rate_limited');
    for (const { leave } of streams) leave();
  });

  it('keeps no place for who left before it began', async () => {
    const { cookie } = await signedIn();
    for (let n = 0; n < 10; n++) await askAndLeave(cookie);
    const stream = await connect(cookie);
    expect(stream.answer.status).toBe(200);
    stream.leave();
  });

  it('ends when the server stops, which does not wait for it', async () => {
    const { cookie } = await signedIn();
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(0);
    const [last] = await Promise.all([stream.nextCount(), app.close()]);
    expect(last).toBe('ended');
  }, 20_000);

  it('ends within a minute when its session is ended', async () => {
    const { user, cookie } = await signedIn();
    const stream = await connect(cookie);
    expect(await stream.nextCount()).toBe(0);
    await test.db.rows('delete from session where user_id = $1', [user]);
    expect(await stream.nextCount()).toBe('ended');
  }, 60_000);
});
