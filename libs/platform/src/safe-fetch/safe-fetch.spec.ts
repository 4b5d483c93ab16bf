import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSafeFetch, type SafeFetch } from './safe-fetch.js';

const feed = '<rss version="2.0"><channel><title>Herald</title></channel></rss>';
const now = new Date('2026-08-13T12:00:00Z');
const LIMIT = 100_000;
const none = { etag: null, lastModified: null, now };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const packed =
  (encoding: string, body: Buffer): Handler =>
  (_, response) => {
    response.setHeader('content-encoding', encoding);
    response.end(body);
  };
const answers: Record<string, Handler> = {
  '/plain': (_, response) => {
    response.setHeader('content-type', 'application/rss+xml');
    response.setHeader('etag', 'W/"a b"');
    response.setHeader('last-modified', 'some time ago');
    response.setHeader('cache-control', 'public, max-age=600');
    response.setHeader('age', '100');
    response.setHeader('link', ['<https://a.example/>; rel=x', '<b>; rel=y']);
    response.end(feed);
  },
  '/conditional': (request, response) => {
    const same =
      request.headers['if-none-match'] === 'W/"a b"' &&
      request.headers['if-modified-since'] === 'some time ago';
    response.setHeader('date', 'Thu, 13 Aug 2026 00:00:00 GMT');
    response.setHeader('expires', 'Thu, 13 Aug 2026 02:00:00 GMT');
    response.statusCode = same ? 304 : 200;
    response.end();
  },
  '/304-sized': status(304, { 'content-length': '200000' }),
  '/agent': (request, response) => response.end(request.headers['user-agent']),
  '/gzip': packed('gzip', gzipSync(feed)),
  '/cut-gzip': packed('gzip', gzipSync(feed.repeat(200)).subarray(0, 150)),
  '/br': packed('br', brotliCompressSync(feed)),
  '/deflate': packed('deflate', deflateSync(feed)),
  '/raw-deflate': packed('deflate', deflateRawSync(feed)),
  '/bomb': packed('gzip', gzipSync(Buffer.alloc(3_000_000))),
  '/huge': (_, response) => response.end(Buffer.alloc(200_000)),
  '/brotli-bomb': packed('br', brotliCompressSync(Buffer.alloc(3_000_000))),
  '/two-bombs': packed('gzip, gzip', gzipSync(gzipSync(Buffer.alloc(90_000_000)))),
  '/three-times': packed('gzip, gzip, gzip', gzipSync(feed)),
  '/twice': packed('gzip, gzip', gzipSync(gzipSync(feed))),
  '/not-packed': packed('gzip', Buffer.from(feed)),
  '/packed-unsaid': (_, response) => response.end(gzipSync(feed)),
  '/packed-nothing': packed('gzip', Buffer.alloc(0)),
  '/no-brotli': packed('br', Buffer.from(feed)),
  '/strange': packed('zip', Buffer.from('PK')),
  '/charset-as-encoding': packed('UTF-8', Buffer.from(`\uFEFF ${feed}`)),
  '/none-as-encoding': packed('none', Buffer.from(feed)),
  '/chunked-as-encoding': packed('gzip,aws-chunked', gzipSync(feed)),
  '/unnamed-gzip': packed('binary', gzipSync(feed)),
  '/slow': (_, response) => response.write('<rss>'),
  '/silent': () => undefined,
  '/drip': drip(200),
  '/drip-429': drip(429, { 'retry-after': '120' }),
  '/drip-503': drip(503, { 'retry-after': '60' }),
  '/drip-410': drip(410),
  '/drip-301': drip(301, { location: '/plain' }),
  '/reset': (request) => request.socket.destroy(),
  '/endless': endless(200),
  '/endless-404': endless(404),
  '/headers': (_, response) => response.writeHead(200, { 'x-much': 'x'.repeat(60_000) }).end(feed),
  '/early-hints': (_, response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.end(feed);
  },
  '/choices': status(300),
  '/moved-nowhere': status(301),
  '/moved-far': redirect(301, `/${'x'.repeat(3000)}`),
  '/moved-to-mail': redirect(301, 'http://mail.example:25/'),
  '/found-then-moved': redirect(302, '/moved-too'),
  '/hop-1': redirect(301, '/hop-2'),
  '/hop-2': redirect(301, '/hop-3'),
  '/hop-3': redirect(301, '/hop-4'),
  '/hop-4': redirect(301, '/hop-5'),
  '/hop-5': redirect(301, '/plain'),
  '/hop-0': redirect(301, '/hop-1'),
  '/credentials': (request, response) => response.end(request.headers.authorization ?? 'none'),
  '/to-credentials': redirect(301, '/credentials'),
  '/moved': redirect(301, '/moved-too'),
  '/moved-too': redirect(308, '/found'),
  '/found': redirect(302, '/plain'),
  '/loop': redirect(302, '/loop'),
  '/inward': redirect(302, 'http://127.0.0.2:8080/secret'),
  '/file': redirect(302, 'file:///etc/passwd'),
  '/metadata': redirect(302, 'http://169.254.169.254/latest/meta-data/'),
  '/mapped': redirect(302, 'http://[::ffff:7f00:1]:8080/'),
  '/410': status(410),
  '/gone-for-now': redirect(302, '/410'),
  '/gone-for-good': redirect(301, '/410'),
  '/401': status(401),
  '/408': status(408),
  '/418': status(418),
  '/500': status(500),
  '/429-odd': status(429, { 'retry-after': '-5' }),
  '/404': status(404),
  '/403': status(403),
  '/429': status(429, { 'retry-after': '120' }),
  '/503': status(503, {
    date: 'Thu, 13 Aug 2026 00:00:00 GMT',
    'retry-after': 'Thu, 13 Aug 2026 01:00:00 GMT',
  }),
};

/** Open connections with a dripping response. */
let dripping = 0;

/** Sends one byte now and then, without end. */
function drip(code: number, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(code, headers);
    dripping++;
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => {
      clearInterval(timer);
      dripping--;
    });
  };
}

/** Bytes sent before the client disconnected. */
let sent = 0;

function endless(code: number): Handler {
  return (_, response) => {
    response.writeHead(code);
    const more = () => {
      while (response.write(' '.repeat(16_384))) sent += 16_384;
    };
    response.on('drain', more);
    response.on('close', () => response.off('drain', more));
    more();
  };
}

function redirect(code: number, location: string): Handler {
  return status(code, { location });
}

function status(code: number, headers: Record<string, string> = {}): Handler {
  return (_, response) => response.writeHead(code, headers).end('no');
}

const servers: Server[] = [];
let connections = 0;
let base: string;
/** The same responses from another origin. */
let other: string;
let safe: SafeFetch;
/** Times out soon. Tests that need a response use `safe`, which waits long enough for slow machines. */
let hasty: SafeFetch;

async function listen(): Promise<number> {
  const server = createServer((request, response) =>
    (answers[request.url ?? ''] ?? status(404))(request, response),
  );
  servers.push(server);
  server.on('connection', () => connections++);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const ports = [await listen(), await listen()];
  [base = '', other = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
  const settings = {
    userAgent: 'Followthrough/test (+https://followthrough.example)',
    allow: ports.map((port) => ({ host: '127.0.0.1', port })),
  };
  const patience = { totalMs: 60_000, idleMs: 60_000, connectMs: 60_000 };
  safe = createSafeFetch({ ...settings, limits: { maxBytes: LIMIT, ...patience } });
  hasty = createSafeFetch({ ...settings, limits: { maxBytes: LIMIT, totalMs: 1200, idleMs: 400 } });
});

afterAll(async () => {
  await Promise.all([safe.close(), hasty.close()]);
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

describe('safeFetch', () => {
  it('returns a document with its verbatim validators and its freshness', async () => {
    expect(await safe.fetch(`${base}/plain`, none)).toEqual({
      kind: 'document',
      bytes: Buffer.from(feed),
      contentType: 'application/rss+xml',
      etag: 'W/"a b"',
      lastModified: 'some time ago',
      link: '<https://a.example/>; rel=x, <b>; rel=y',
      url: `${base}/plain`,
      freshForMs: 500_000,
      permanentUrl: null,
    });
  });

  it('sends the validators back and measures Expires by the server clock', async () => {
    const again = { etag: 'W/"a b"', lastModified: 'some time ago', now };
    expect(await safe.fetch(`${base}/conditional`, again)).toEqual({
      kind: 'not_modified',
      freshForMs: 7_200_000,
      permanentUrl: null,
    });
  });

  it('sends its user agent', async () => {
    expect(await safe.fetch(`${base}/agent`, none)).toMatchObject({
      bytes: Buffer.from('Followthrough/test (+https://followthrough.example)'),
    });
  });

  it.each([
    '/gzip',
    '/br',
    '/deflate',
    '/raw-deflate',
    '/twice',
    '/not-packed',
    '/packed-unsaid',
    '/none-as-encoding',
    '/chunked-as-encoding',
    '/unnamed-gzip',
    '/early-hints',
  ])('decompresses %s', async (path) => {
    expect(await safe.fetch(base + path, none)).toMatchObject({ kind: 'document', bytes: Buffer.from(feed) });
  });

  it('ignores an encoding that names a charset', async () => {
    const result = await safe.fetch(`${base}/charset-as-encoding`, none);
    expect(result).toMatchObject({ kind: 'document', bytes: Buffer.from(`\uFEFF ${feed}`) });
  });

  it('keeps the readable part of a truncated gzip stream', async () => {
    const result = await safe.fetch(`${base}/cut-gzip`, none);
    expect(result.kind === 'document' && Buffer.from(result.bytes).toString().startsWith(feed)).toBe(true);
  });

  it('adopts only the permanent part of a chain of redirects', async () => {
    expect(await safe.fetch(`${base}/moved`, none)).toMatchObject({
      kind: 'document',
      url: `${base}/plain`,
      permanentUrl: `${base}/found`,
    });
  });

  it('reuses the connection for the next fetch', async () => {
    await safe.fetch(`${base}/plain`, none);
    const before = connections;
    for (const path of ['/plain', '/conditional', '/404', '/gzip']) await safe.fetch(base + path, none);
    expect(connections).toBe(before);
  });

  it('adopts nothing if the first redirect is temporary', async () => {
    expect(await safe.fetch(`${base}/found-then-moved`, none)).toMatchObject({ permanentUrl: null });
  });

  it('follows five redirects, not six', async () => {
    expect(await safe.fetch(`${base}/hop-1`, none)).toMatchObject({ permanentUrl: `${base}/plain` });
    expect(await safe.fetch(`${base}/hop-0`, none)).toMatchObject({ code: 'bad_redirect' });
  });

  it('sends name and password only to their own origin, and never stores them', async () => {
    const withPassword = (path: string) => `${base}${path}`.replace('http://', 'http://reader:p%C3%A4ss@');
    const basic = `Basic ${Buffer.from('reader:päss').toString('base64')}`;
    const direct = await safe.fetch(withPassword('/credentials'), none);
    expect(direct).toMatchObject({ bytes: Buffer.from(basic), url: `${base}/credentials` });
    const moved = await safe.fetch(withPassword('/to-credentials'), none);
    expect(moved).toMatchObject({ bytes: Buffer.from(basic), permanentUrl: null });
    answers['/to-other'] = redirect(302, `${other}/credentials`);
    expect(await safe.fetch(withPassword('/to-other'), none)).toMatchObject({ bytes: Buffer.from('none') });
  });

  it.each(['/endless', '/endless-404'])('stops reading %s', async (path) => {
    sent = 0;
    await safe.fetch(base + path, none);
    expect(sent).toBeLessThan(LIMIT + 8_000_000);
    expect(await safe.fetch(`${base}/plain`, none)).toMatchObject({ kind: 'document' });
  });

  it.each<[string, object]>([
    ['/bomb', { kind: 'too_large', limitBytes: LIMIT }],
    ['/huge', { kind: 'too_large', limitBytes: LIMIT }],
    ['/brotli-bomb', { kind: 'too_large' }],
    ['/two-bombs', { kind: 'too_large' }],
    ['/endless', { kind: 'too_large' }],
    ['/endless-404', { kind: 'not_found', status: 404 }],
    ['/three-times', { kind: 'unreachable', code: 'bad_body' }],
    ['/no-brotli', { kind: 'unreachable', code: 'bad_body' }],
    ['/packed-nothing', { kind: 'document', bytes: Buffer.alloc(0) }],
    ['/headers', { kind: 'unreachable', code: 'network' }],
    ['/choices', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/moved-nowhere', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/moved-far', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/moved-to-mail', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/strange', { kind: 'unreachable', code: 'bad_body' }],
    ['/drip-429', { kind: 'throttled', status: 429, retryAfterMs: 120_000 }],
    ['/drip-503', { kind: 'server_error', status: 503, retryAfterMs: 60_000 }],
    ['/drip-410', { kind: 'gone', status: 410 }],
    ['/drip-301', { kind: 'document', permanentUrl: expect.stringMatching(/\/plain$/) }],
    ['/reset', { kind: 'unreachable', code: 'network' }],
    ['/loop', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/file', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/inward', { kind: 'unreachable', code: 'not_public' }],
    ['/metadata', { kind: 'unreachable', code: 'not_public' }],
    ['/mapped', { kind: 'unreachable', code: 'not_public' }],
    ['/304-sized', { kind: 'not_modified' }],
    ['/410', { kind: 'gone', status: 410 }],
    ['/gone-for-now', { kind: 'not_found', status: 410 }],
    ['/gone-for-good', { kind: 'gone', status: 410 }],
    ['/404', { kind: 'not_found', status: 404 }],
    ['/403', { kind: 'unauthorised', status: 403 }],
    ['/401', { kind: 'unauthorised', status: 401 }],
    ['/408', { kind: 'server_error', status: 408, retryAfterMs: null }],
    ['/418', { kind: 'not_found', status: 418 }],
    ['/500', { kind: 'server_error', status: 500, retryAfterMs: null }],
    ['/429-odd', { kind: 'throttled', retryAfterMs: null }],
    ['/429', { kind: 'throttled', retryAfterMs: 120_000 }],
    ['/503', { kind: 'server_error', retryAfterMs: 3_600_000 }],
  ])('%s', async (path, expected) => {
    expect(await safe.fetch(base + path, none)).toMatchObject(expected);
  });

  it.each(['/slow', '/silent', '/drip'])('times out on %s', async (path) => {
    expect(await hasty.fetch(base + path, none)).toMatchObject({ kind: 'unreachable', code: 'timeout' });
  });

  it('disconnects if an unwanted body does not end', async () => {
    await safe.fetch(`${base}/drip-429`, none);
    while (dripping > 0) await wait(20);
    expect(await safe.fetch(`${base}/plain`, none)).toMatchObject({ kind: 'document' });
  });

  it('refuses internal names and ports unless they are explicitly allowed', async () => {
    const named = base.replace('127.0.0.1', 'localhost');
    expect(await safe.fetch(`${named}/plain`, none)).toMatchObject({ code: 'not_public' });
    expect(await safe.fetch('http://127.0.0.1:8080/', none)).toMatchObject({ code: 'not_public' });
    expect(await safe.fetch('http://[::ffff:127.0.0.1]/', none)).toMatchObject({ code: 'not_public' });
    expect(await safe.fetch('not an address', none)).toMatchObject({ code: 'bad_address' });
    expect(await safe.fetch('file:///etc/passwd', none)).toMatchObject({ code: 'bad_address' });
  });
});
