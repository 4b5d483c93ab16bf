import type { LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../runtime/version.js';
import type { NameLookup } from './guarded-agent.js';
import { createSafeFetch, type SafeFetch } from './safe-fetch.js';

const none = { etag: null, lastModified: null, now: new Date('2026-08-13T12:00:00Z') };
const CERTIFICATE = join(projectRoot(), 'test', 'fixtures', 'self-signed');

const servers: Server[] = [];
const fetchers: SafeFetch[] = [];
let web: number;
let selfSigned: number;
let noTls: number;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  web = await listen(
    createServer((request, response) => {
      response.setHeader('connection', 'close');
      if (request.url === '/onwards') response.setHeader('location', `http://herald.example:${web}/`);
      response.writeHead(request.url === '/onwards' ? 302 : 200).end('<rss/>');
    }),
  );
  const key = readFileSync(join(CERTIFICATE, 'key.pem'));
  const cert = readFileSync(join(CERTIFICATE, 'certificate.pem'));
  selfSigned = await listen(createTlsServer({ key, cert }, (_, response) => response.end('<rss/>')));
  noTls = await listen(
    createTcpServer((socket) => {
      socket.on('data', () => socket.end('this is no handshake'));
      socket.on('error', () => socket.destroy());
    }),
  );
});

afterAll(async () => {
  await Promise.all(fetchers.map((one) => one.close()));
  await Promise.all(servers.map((one) => new Promise((closed) => one.close(closed))));
});

/** A resolver that returns the next answer on each call. */
function resolver(...answers: string[][]): NameLookup {
  return (name, _, done) => {
    const found: LookupAddress[] = (answers.shift() ?? []).map((address) => ({ address, family: 4 }));
    if (found.length > 0) done(null, found);
    else done(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }), []);
  };
}

/** 127.0.0.1 stands for the public internet, all other loopback addresses for the internal network. */
function fetcher(lookup: NameLookup, openRanges = ['127.0.0.1/32']): SafeFetch {
  const safe = createSafeFetch({ userAgent: 'test', openRanges, lookup, limits: { totalMs: 60_000 } });
  fetchers.push(safe);
  return safe;
}

describe('a guarded connection', () => {
  it('reaches an allowed address', async () => {
    const safe = fetcher(resolver(['127.0.0.1']));
    expect(await safe.fetch(`http://herald.example:${web}/`, none)).toMatchObject({ kind: 'document' });
    expect(await safe.fetch(`http://127.0.0.1:${web}/`, none)).toMatchObject({ kind: 'document' });
  });

  it.each<[string, string[], object]>([
    [
      'an internal address',
      ['127.0.0.2'],
      { code: 'not_public', detail: 'herald.example is not on the public internet' },
    ],
    ['a metadata service', ['169.254.169.254'], { code: 'not_public' }],
    ['an internal and a public address', ['10.0.0.1', '127.0.0.1'], { kind: 'document' }],
    ['no address', [], { code: 'dns' }],
  ])('handles a name that resolves to %s', async (_, addresses, expected) => {
    const safe = fetcher(resolver(addresses));
    expect(await safe.fetch(`http://herald.example:${web}/`, none)).toMatchObject(expected);
  });

  it('is checked again if the name resolves differently', async () => {
    const safe = fetcher(resolver(['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1']));
    const ends = [];
    for (let visit = 0; visit < 3; visit++)
      ends.push(await safe.fetch(`http://herald.example:${web}/`, none));
    expect(ends.map((end) => (end.kind === 'unreachable' ? end.code : end.kind))).toEqual([
      'document',
      'not_public',
      'document',
    ]);
  });

  it('does not allow ranges for redirect targets', async () => {
    const safe = fetcher(resolver(['127.0.0.1'], ['127.0.0.1']));
    expect(await safe.fetch(`http://tribune.example:${web}/onwards`, none)).toMatchObject({
      code: 'not_public',
    });
  });

  it('allows no private addresses by default', async () => {
    const safe = fetcher(resolver(['127.0.0.1']), []);
    expect(await safe.fetch(`http://herald.example:${web}/`, none)).toMatchObject({ code: 'not_public' });
  });

  it('rejects self-signed certificates and servers without TLS', async () => {
    const safe = fetcher(resolver());
    expect(await safe.fetch(`https://127.0.0.1:${selfSigned}/`, none)).toMatchObject({ code: 'tls' });
    expect(await safe.fetch(`https://127.0.0.1:${noTls}/`, none)).toMatchObject({ code: 'tls' });
  });
});
