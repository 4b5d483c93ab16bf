import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSafePost, type SafePost } from './safe-post.js';

const server: Server = createServer((request, response) => {
  const [, code = '', manner = ''] = request.url?.split('/') ?? [];
  response.writeHead(Number(code), code === '503' ? { 'retry-after': '7' } : {});
  if (manner === 'break') {
    response.write('no ro', () => response.destroy());
    return;
  }
  if (manner !== 'drip') {
    response.end(manner);
    return;
  }
  response.write('no room');
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
});
let base: string;
let safe: SafePost;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  safe = createSafePost({
    userAgent: 'Followthrough/test',
    allow: [{ host: '127.0.0.1', port }],
    limits: { totalMs: 60_000, idleMs: 60_000, connectMs: 60_000 },
  });
});

afterAll(async () => {
  await safe.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('safePost', () => {
  it.each([
    ['/202/', { kind: 'answered', status: 202, text: '', retryAfterMs: null }],
    ['/503/later', { kind: 'answered', status: 503, text: 'later', retryAfterMs: 7000 }],
    ['/202/drip', { kind: 'answered', status: 202, text: 'no room', retryAfterMs: null }],
    ['/202/break', { kind: 'answered', status: 202, text: 'no ro', retryAfterMs: null }],
    ['/429/drip', { kind: 'answered', status: 429, text: 'no room', retryAfterMs: null }],
  ])('%s', async (path, expected) => {
    expect(await safe.post(base + path, { a: 'b' })).toEqual(expected);
  });

  it('sends bytes to https URLs alone', async () => {
    const bytes = { headers: {}, body: Buffer.from('a') };
    expect(await safe.postSecurely(`${base}/202/`, bytes)).toEqual({
      kind: 'unreachable',
      detail: 'bad_address: not an https URL',
    });
    expect(await safe.postSecurely('https://127.0.0.1:1/', bytes)).toEqual({
      kind: 'unreachable',
      detail: 'bad_address: port 1 is not allowed',
    });
    expect(await safe.postSecurely('https://127.0.0.1:65000/', bytes)).toEqual({
      kind: 'unreachable',
      detail: 'not_public: 127.0.0.1 is not on the public internet',
    });
  });
});
