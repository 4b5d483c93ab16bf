import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import sharp from 'sharp';
import request from 'supertest';
import { ArticleList, ArticlePage, imageSrcSet } from '#contract/reading';
import { ErrorBody, Meta } from '#contract/site';
import { SharedTurns } from '../../../apps/bff/src/http/shared-turns.js';
import { buildArticle } from '../../support/factories/articles.js';
import { drip } from '../../support/feed-server.js';
import {
  gzipBomb,
  ImageFlood,
  ImageServer,
  picture,
  pixelBomb,
} from '../../support/hostile/hostile-images.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const outlet = new ImageServer();
let test: TestDatabase;
let app: NestExpressApplication;
let data: string;

const start = (env: Record<string, string> = {}) =>
  createTestApp(test.url, { DATA_DIR: data, IMAGE_OPEN_RANGES: '127.0.0.1/32', ...env });

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'pictures-'));
  test = await seededDatabase();
  await outlet.start();
  app = await start();
});

afterAll(async () => {
  await app.close();
  await outlet.stop();
  await test.drop();
  rmSync(data, { recursive: true, force: true });
});

/** The address that the API gives for the picture of an article, as a client gets it. */
async function addressOf(image_url: string | null, from = app): Promise<string | null> {
  const { slug } = await buildArticle(test.db, { image_url });
  const { body } = await request(from.getHttpServer()).get(`/api/articles/${slug}`).expect(200);
  return ArticlePage.parse(body).article.imageUrl;
}

/** @throws if the picture has no address */
async function signedAddress(url: string): Promise<string> {
  const address = await addressOf(url);
  if (address === null) throw new Error(`no address for ${url}`);
  return address;
}

const get = (address: string, accept = BROWSER, from = app) =>
  request(from.getHttpServer()).get(address).set('Accept', accept).buffer(true).parse(bytesOf);

function bytesOf(response: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

const codeOf = (body: Buffer) => ErrorBody.parse(JSON.parse(body.toString())).code;

describe('a picture of an outlet', () => {
  it.each([
    [BROWSER, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('is resized, in a format of Accept: %s', async (accept, type, format) => {
    const address = await signedAddress(outlet.serve('/dam.jpg', await picture(1800, 1200)));
    const { body, headers } = await get(`${address}&width=320`, accept).expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      vary: expect.stringContaining('Accept'),
      'cache-control': 'public, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 320, height: 213 });
  });

  it('keeps its size if it is smaller, loses its metadata, and stands upright', async () => {
    const photo = await sharp(await picture(90, 60))
      .withExif({ IFD0: { Copyright: 'Herald' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const address = await signedAddress(outlet.serve('/portrait.jpg', photo));
    const shown = await sharp((await get(address, '*/*').expect(200)).body).metadata();
    expect(shown).toMatchObject({ width: 60, height: 90 });
    expect(shown.exif).toBeUndefined();
  });

  it('comes from the disk the second time, also from another process and after a restart', async () => {
    const address = await signedAddress(outlet.serve('/twice.jpg', await picture(300, 200)));
    const { body, headers } = await get(address).expect(200);
    const other = await start();
    try {
      for (const each of [app, other])
        expect(Buffer.compare((await get(address, BROWSER, each).expect(200)).body, body)).toBe(0);
    } finally {
      await other.close();
    }
    expect(outlet.timesAsked('/twice.jpg')).toBe(1);
    await get(address).set('If-None-Match', String(headers.etag)).expect(304);
    await request(app.getHttpServer()).head(address).set('Accept', BROWSER).expect(200);
  });

  it('is fetched once for all who ask at the same time, in all widths', async () => {
    const image = await picture(900, 600);
    const address = await signedAddress(
      outlet.serve('/popular.jpg', (_, response) => setTimeout(() => response.end(image), 500)),
    );
    const asked = [160, 320, 160, 320, 160, 480].map((width) => get(`${address}&width=${width}`).expect(200));
    const widths = (await Promise.all(asked)).map(async ({ body }) => (await sharp(body).metadata()).width);
    expect(await Promise.all(widths)).toEqual([160, 320, 160, 320, 160, 480]);
    expect(outlet.timesAsked('/popular.jpg')).toBe(1);
  });

  it('does not wait for a slow outlet, which has two places', async () => {
    const slow = new ImageServer();
    const held: ServerResponse[] = [];
    await slow.start();
    try {
      const paths = ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg', '/e.jpg', '/f.jpg', '/g.jpg'];
      const addresses = await Promise.all(
        paths.map((path) => signedAddress(slow.serve(path, (_, response) => held.push(response)))),
      );
      const asked = addresses.flatMap((address) =>
        [160, 320, 480].map((width) => get(`${address}&width=${width}`)),
      );
      const statuses = Promise.all(asked.map(async (one) => (await one).status));
      await until('two requests', () => held.length === 2);
      await get(await signedAddress(outlet.serve('/quick.jpg', await picture(300, 200)))).expect(200);
      expect(slow.requests).toHaveLength(2);

      const image = await picture(300, 200);
      await until('all requests', () => {
        expect(held.length).toBeLessThanOrEqual(2);
        for (const response of held.splice(0)) response.end(image);
        return slow.requests.length >= paths.length;
      });
      expect(await statuses).toEqual(asked.map(() => 200));
      expect(slow.requests.toSorted()).toEqual(paths);
    } finally {
      await slow.stop();
    }
  });

  it('comes in the turn of a reader who joins, not behind the other calls of the one who asked first', async () => {
    const slow = new ImageServer();
    const held: ServerResponse[] = [];
    await slow.start();
    const proxied = await start({ TRUST_PROXY: '1' });
    const from = (reader: string, address: string) =>
      get(address, BROWSER, proxied).set('X-Forwarded-For', reader);
    const { run } = SharedTurns.prototype;
    let waiting = 0;
    SharedTurns.prototype.run = function (...call) {
      waiting += 1;
      return run.apply(this, call);
    };
    try {
      const paths = Array.from({ length: 8 }, (_, n) => `/${n}.jpg`);
      const addresses = await Promise.all(
        paths.map((path) => signedAddress(slow.serve(path, (_, response) => held.push(response)))),
      );
      const all = addresses.map((address) => from('192.0.2.1', address));
      const statuses = Promise.all(all.map(async (one) => (await one).status));
      await until('two requests, and all that wait', () => held.length === 2 && waiting === paths.length);
      const joined = from('192.0.2.2', addresses[7] ?? '').then(({ status }) => status);
      await until('the second waiter', () => waiting === paths.length + 1);
      const image = await picture(300, 200);
      while (slow.requests.length < paths.length || held.length > 0) {
        held.shift()?.end(image);
        await wait(20);
      }
      expect(slow.requests.indexOf('/7.jpg')).toBeLessThan(4);
      expect([await joined, ...(await statuses)]).toEqual(Array(9).fill(200));
    } finally {
      SharedTurns.prototype.run = run;
      await proxied.close();
      await slow.stop();
    }
  });

  it('is shown even if it cannot be stored', async () => {
    const blocked = join(data, 'blocked');
    writeFileSync(blocked, '');
    const stuck = await start({ DATA_DIR: blocked });
    try {
      const address = await signedAddress(outlet.serve('/unstored.jpg', await picture(300, 200)));
      await get(address, BROWSER, stuck).expect(200);
      await get(address, BROWSER, stuck).expect(200);
    } finally {
      await stuck.close();
    }
  });
});

describe('an address', () => {
  it('must be signed, for this URL', async () => {
    const address = await signedAddress(outlet.serve('/signed.jpg', await picture(30, 20)));
    const other = address.replace('signed.jpg', 'other.jpg');
    const forged = address.replace(/images\/./, (start) => `images/${start.endsWith('A') ? 'B' : 'A'}`);
    for (const wrong of [other, forged]) {
      const { body, headers } = await get(wrong).expect(403);
      expect(codeOf(body)).toBe('bad_signature');
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(outlet.timesAsked('/other.jpg') + outlet.timesAsked('/signed.jpg')).toBe(0);
  });

  it.each(['&width=321', '&width=0', '&width=-160', '&width=99999', '&width=', '&width=160&width=320'])(
    'must have one of the widths: not %s',
    async (width) => {
      const address = await signedAddress(outlet.serve('/wide.jpg', await picture(30, 20)));
      const { body } = await get(address + width).expect(400);
      expect(codeOf(body)).toBe('invalid_input');
      expect(outlet.timesAsked('/wide.jpg')).toBe(0);
    },
  );

  it('is not given for what is not on the web', async () => {
    for (const url of [
      'javascript:alert(1)',
      'ftp://herald.example/a.jpg',
      '//',
      `http://a.example/${'x'.repeat(2048)}`,
    ])
      expect(await addressOf(url)).toBeNull();
    expect(await addressOf('/recorded/images/dam.svg')).toBe('/recorded/images/dam.svg');
  });
});

describe('what is no picture to show', () => {
  const flood = new ImageFlood();
  const hostile = async () => {
    const good = await picture(600, 400);
    outlet.serve('/good.jpg', good);
    const port = new URL(outlet.origin).port;
    const sends = (text: string) => Buffer.from(text);
    return {
      'a gigabyte': outlet.serve('/flood', flood.answer),
      'a gigabyte that is announced': outlet.serve('/announced', (_, response) =>
        response.writeHead(200, { 'content-length': '1000000000' }).write('GIF89a'),
      ),
      'bytes that come slowly': outlet.serve('/drip', drip(100)),
      silence: outlet.serve('/silence', () => undefined),
      'a redirect to this machine': outlet.serve('/inwards', (_, response) =>
        response.writeHead(302, { location: `http://localhost:${port}/good.jpg` }).end(),
      ),
      'a redirect to a metadata service': outlet.serve('/metadata', (_, response) =>
        response.writeHead(302, { location: 'http://169.254.169.254/good.jpg' }).end(),
      ),
      'an internal address': `http://127.0.0.2:${port}/good.jpg`,
      'a name of this machine': `http://localhost.:${port}/internal.jpg`,
      'a port of another service': 'http://127.0.0.1:25/good.jpg',
      SVG: outlet.serve(
        '/x.svg',
        sends('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ),
      'a page': outlet.serve('/page', sends('<!doctype html><script>alert(1)</script>')),
      'a page that begins like a picture': outlet.serve('/both', sends('GIF89a<script>alert(1)</script>')),
      'many pixels': outlet.serve('/pixels.png', pixelBomb()),
      'a compressed body': outlet.serve('/gzip', gzipBomb),
      'half a picture': outlet.serve('/half.jpg', good.subarray(0, good.length / 2)),
      nothing: outlet.serve('/nothing', Buffer.alloc(0)),
      'an answer 404': `${outlet.origin}/missing.jpg`,
      'an answer 500': outlet.serve('/broken', (_, response) => response.writeHead(500).end(good)),
    };
  };

  it('is answered as missing, and not asked for again', async () => {
    const urls = Object.entries(await hostile());
    const addresses = new Map<string, string>();
    for (const [name, url] of urls) addresses.set(name, await signedAddress(url));
    const results = await Promise.all(
      [...addresses].map(async ([name, address]) => {
        const { status, body, headers } = await get(address);
        return [name, status, codeOf(body), headers['content-type'], headers['cache-control']];
      }),
    );
    const expected = [404, 'image_unavailable', 'application/json; charset=utf-8', 'no-store'];
    expect(results).toEqual(urls.map(([name]) => [name, ...expected]));
    expect(outlet.timesAsked('/good.jpg')).toBe(0);
    expect(outlet.timesAsked('/internal.jpg')).toBe(0);
    expect(flood.sent).toBeLessThan(50_000_000);

    const asked = outlet.requests.length;
    for (const address of addresses.values()) await get(`${address}&width=160`).expect(404);
    expect(outlet.requests.length).toBe(asked);
    expect(
      readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.part')),
    ).toEqual([]);
  }, 60_000);
});

describe('answers and pages', () => {
  it('show the pictures of a text by this server only', async () => {
    const content =
      '<p>The dam.</p><img src="https://herald.example/a.jpg?x=1&amp;y=2" alt="The dam" loading="lazy">';
    const { slug } = await buildArticle(test.db, { content });
    const { body } = await request(app.getHttpServer()).get(`/api/articles/${slug}`).expect(200);
    const shown = ArticlePage.parse(body).article.content ?? '';
    expect(shown).toMatch(
      /^<p>The dam\.<\/p><img src="\/images\/[\w-]{22}\?url=https%3A%2F%2Fherald\.example%2Fa\.jpg%3Fx%3D1%26y%3D2" alt="The dam" loading="lazy">$/,
    );
  });

  it('forbid pictures of other sites', async () => {
    const { headers } = await request(app.getHttpServer()).get('/api/meta').expect(200);
    expect(headers['content-security-policy']).toMatch(/img-src 'self' data:(?:;|$)/);
  });

  it('keep the addresses of outlets if the proxy is off', async () => {
    const off = await start({ IMAGE_PROXY: 'false' });
    try {
      const url = 'https://herald.example/off.jpg';
      expect(await addressOf(url, off)).toBe(url);
      const server = request(off.getHttpServer());
      const list = ArticleList.parse((await server.get('/api/articles').expect(200)).body);
      expect(list.articles.map(({ imageUrl }) => imageUrl)).toContain(url);
      expect(imageSrcSet(url, [320])).toBeUndefined();
      const { body, headers } = await server.get('/api/meta').expect(200);
      expect(Meta.parse(body).imageProxy).toBe(false);
      expect(headers['content-security-policy']).toMatch(/img-src 'self' data: https: http:(?:;|$)/);
      const signed = await signedAddress(outlet.serve('/off.jpg', await picture(30, 20)));
      expect(codeOf((await get(signed, BROWSER, off).expect(404)).body)).toBe('not_found');
      expect(outlet.timesAsked('/off.jpg')).toBe(0);
    } finally {
      await off.close();
    }
  });
});
