import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Agent, request } from 'undici';
import { ErrorBody } from '#contract/site';
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

/** Sends the parts, each once the server has answered the one before, and returns all that it sent before it hung up. */
async function answersTo(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
    const next = parts.shift();
    if (next !== undefined) socket.write(next);
  });
  socket.write(parts.shift() ?? '');
  await new Promise((closed) => socket.once('close', closed));
  return text;
}

describe('a request that cannot be read', () => {
  const UNENCODED = 'GET /api/topics?q=\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const META = 'GET /api/meta HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it.each([
    ['an address that is not encoded', UNENCODED, 400, 'bad_request'],
    ['no HTTP', 'Hello?\r\n\r\n', 400, 'bad_request'],
    ['a very long address', META.replace('meta', `meta?${'x'.repeat(20_000)}`), 431, 'too_large'],
    ['headers that never end', META.slice(0, -2), 408, 'timeout'],
  ])(
    'is answered with a reason: %s',
    async (_, text, status, code) => {
      const [head = '', body = ''] = (await answersTo(text)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(head).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
      expect(ErrorBody.parse(JSON.parse(body)).code).toBe(code);
    },
    GONE_WITHIN_MS,
  );

  it('is answered after another on the same connection, but not inside of a response', async () => {
    const after = await answersTo(META, UNENCODED);
    expect(after.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    const inside = await answersTo(META.replace('meta', 'events'), UNENCODED);
    expect(inside.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });
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
