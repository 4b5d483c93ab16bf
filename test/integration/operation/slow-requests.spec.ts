import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Agent, request } from 'undici';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const MOST = 12;
/** A request that never ends must be gone by then (ms). */
const GONE_WITHIN_MS = 20_000;

let database: TestDatabase;
let app: NestExpressApplication;
let port: number;

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url, { CONNECTIONS_PER_ADDRESS: String(MOST) });
  await app.listen(0, '127.0.0.1');
  port = Number(new URL(await app.getUrl()).port);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Slow {
  socket: Socket;
  /** Resolves with the time until the server closed the connection (ms). */
  closed: Promise<number>;
}

function open(): Slow {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.resume();
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - started)),
  );
  return { socket, closed };
}

/** Sends `head`, then one byte a second. */
function drip(head: string, byte: string): Slow {
  const slow = open();
  slow.socket.write(head);
  const timer = setInterval(() => slow.socket.write(byte), 1000);
  slow.socket.once('close', () => clearInterval(timer));
  return slow;
}

describe('a request that never ends', () => {
  it.each([
    ['in its headers', 'GET /api/meta HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a'],
    [
      'in its body',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"username":"',
      'a',
    ],
    ['before its first byte', '', ''],
  ])(
    '%s is cut off',
    async (_, head, byte) => {
      expect(await drip(head, byte).closed).toBeLessThan(GONE_WITHIN_MS);
    },
    40_000,
  );
});

it('a client that keeps asking does not keep the app from stopping', async () => {
  const stopping = await createTestApp(database.url);
  await stopping.listen(0, '127.0.0.1');
  const url = `${await stopping.getUrl()}/api/meta`;
  const agent = new Agent({ connections: 1, pipelining: 1 });
  let answers = 0;
  const asking = (async () => {
    try {
      // On one connection, which is never idle for long.
      for (;;) {
        const { body } = await request(url, { dispatcher: agent });
        await body.dump();
        answers++;
      }
    } catch (error) {
      return (error as { code?: string }).code;
    }
  })();
  while (answers < 5) await wait(10);
  await stopping.close();
  expect(await asking).toMatch(/^(?:ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/);
  await agent.close();
}, 40_000);

describe('many connections from one address', () => {
  it('are refused above the limit, until others close', async () => {
    const held = Array.from({ length: MOST }, () =>
      drip('GET /api/meta HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a'),
    );
    await Promise.all(held.map(({ socket }) => new Promise((done) => socket.once('connect', done))));
    expect(await open().closed).toBeLessThan(5000);
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map(({ closed }) => closed));
    const answer = await fetch(`http://127.0.0.1:${port}/api/meta`);
    expect(answer.status).toBe(200);
  }, 40_000);
});
