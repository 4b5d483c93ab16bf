import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './public-address.js';
import { createSafeFetch, type SafeFetch } from './safe-fetch.js';

const feed = '<rss version="2.0"><channel><title>Herald</title></channel></rss>';
const now = new Date('2026-08-13T12:00:00Z');
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
  '/agent': (request, response) => response.end(request.headers['user-agent']),
  '/gzip': packed('gzip', gzipSync(feed)),
  '/cut-gzip': packed('gzip', gzipSync(feed.repeat(200)).subarray(0, 150)),
  '/br': packed('br', brotliCompressSync(feed)),
  '/deflate': packed('deflate', deflateSync(feed)),
  '/raw-deflate': packed('deflate', deflateRawSync(feed)),
  '/bomb': packed('gzip', gzipSync(Buffer.alloc(3_000_000))),
  '/huge': (_, response) => response.end(Buffer.alloc(200_000)),
  '/strange': packed('zip', Buffer.from('PK')),
  '/slow': (_, response) => response.write('<rss>'),
  '/silent': () => undefined,
  '/drip': (_, response) => {
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
  '/reset': (request) => request.socket.destroy(),
  '/moved': redirect(301, '/moved-too'),
  '/moved-too': redirect(308, '/found'),
  '/found': redirect(302, '/plain'),
  '/loop': redirect(302, '/loop'),
  '/inward': redirect(302, 'http://127.0.0.2:1/secret'),
  '/file': redirect(302, 'file:///etc/passwd'),
  '/410': status(410),
  '/404': status(404),
  '/403': status(403),
  '/429': status(429, { 'retry-after': '120' }),
  '/503': status(503, {
    date: 'Thu, 13 Aug 2026 00:00:00 GMT',
    'retry-after': 'Thu, 13 Aug 2026 01:00:00 GMT',
  }),
};

function redirect(code: number, location: string): Handler {
  return status(code, { location });
}

function status(code: number, headers: Record<string, string> = {}): Handler {
  return (_, response) => response.writeHead(code, headers).end('no');
}

let server: Server;
let base: string;
let safe: SafeFetch;

beforeAll(async () => {
  server = createServer((request, response) =>
    (answers[request.url ?? ''] ?? status(404))(request, response),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  safe = createSafeFetch({
    userAgent: 'Followthrough/test (+https://followthrough.example)',
    allow: [{ host: '127.0.0.1', port }],
    limits: { maxBytes: 100_000, totalMs: 1200, idleMs: 400, connectMs: 400 },
  });
});

afterAll(async () => {
  await safe.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('safeFetch', () => {
  it('answers a document with its validators verbatim and its freshness', async () => {
    expect(await safe.fetch(`${base}/plain`, none)).toEqual({
      kind: 'document',
      bytes: Buffer.from(feed),
      contentType: 'application/rss+xml',
      etag: 'W/"a b"',
      lastModified: 'some time ago',
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

  it('names itself', async () => {
    expect(await safe.fetch(`${base}/agent`, none)).toMatchObject({
      bytes: Buffer.from('Followthrough/test (+https://followthrough.example)'),
    });
  });

  it.each(['/gzip', '/br', '/deflate', '/raw-deflate'])('inflates %s', async (path) => {
    expect(await safe.fetch(base + path, none)).toMatchObject({ kind: 'document', bytes: Buffer.from(feed) });
  });

  it('keeps what a cut gzip stream gave', async () => {
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

  it.each<[string, object]>([
    ['/bomb', { kind: 'too_large', limitBytes: 100_000 }],
    ['/huge', { kind: 'too_large', limitBytes: 100_000 }],
    ['/strange', { kind: 'unreachable', code: 'bad_body' }],
    ['/slow', { kind: 'unreachable', code: 'timeout' }],
    ['/silent', { kind: 'unreachable', code: 'timeout' }],
    ['/drip', { kind: 'unreachable', code: 'timeout' }],
    ['/reset', { kind: 'unreachable', code: 'network' }],
    ['/loop', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/file', { kind: 'unreachable', code: 'bad_redirect' }],
    ['/inward', { kind: 'unreachable', code: 'not_public' }],
    ['/410', { kind: 'gone', status: 410 }],
    ['/404', { kind: 'not_found', status: 404 }],
    ['/403', { kind: 'unauthorised', status: 403 }],
    ['/429', { kind: 'throttled', retryAfterMs: 120_000 }],
    ['/503', { kind: 'server_error', retryAfterMs: 3_600_000 }],
  ])('%s', async (path, expected) => {
    expect(await safe.fetch(base + path, none)).toMatchObject(expected);
  });

  it('refuses names and ports that lead inwards, unless allowed exactly', async () => {
    const other = base.replace('127.0.0.1', 'localhost');
    expect(await safe.fetch(`${other}/plain`, none)).toMatchObject({ code: 'not_public' });
    expect(await safe.fetch('http://127.0.0.1:1/', none)).toMatchObject({ code: 'not_public' });
    expect(await safe.fetch('http://[::ffff:127.0.0.1]/', none)).toMatchObject({ code: 'not_public' });
    expect(await safe.fetch('not an address', none)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '224.0.0.1',
    ],
    ...[
      '255.255.255.255',
      '192.0.2.1',
      '198.18.0.1',
      '240.0.0.1',
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      'ff02::1',
    ],
    ...[
      '::ffff:10.0.0.1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:db8::1',
      'text',
      '',
    ],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
