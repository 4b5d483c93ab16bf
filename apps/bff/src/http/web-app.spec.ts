import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import request from 'supertest';
import { serveWebApp } from './web-app.js';

const folder = mkdtempSync(join(tmpdir(), 'followthrough-web-'));
const app = express();
const CODE = 'export const answer = 42;';

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<title>The page</title>');
  writeFileSync(join(folder, 'theme.js'), CODE);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['x.js', 'gone.js']) {
    writeFileSync(join(folder, 'assets', name), CODE);
    writeFileSync(join(folder, 'assets', `${name}.br`), brotliCompressSync(CODE));
    writeFileSync(join(folder, 'assets', `${name}.gz`), gzipSync(CODE));
  }
  serveWebApp(app as unknown as NestExpressApplication, folder, (html) => (_, response) => {
    response.send(`${html} answered`);
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('serveWebApp', () => {
  it.each([
    ['/', 200],
    ['/topics/orrin-dam', 200],
    ['/recorded', 200],
    ['/api', 404],
    ['/api/no-such-call', 404],
    ['/assets/none.js', 404],
    ['/assets/../../package.json', 404],
    ['/assets/%2e%2e/%2e%2e/package.json', 404],
    ['/recorded/images/x.svg', 404],
    ['/websub/no-such-token', 404],
    ['/robots.txt', 404],
    ['/.well-known/security.txt', 404],
    ['/opensearch.xml', 404],
    ['/favicon.ico', 404],
    ['/sitemap.xml', 404],
    ['/sitemaps/topics-1.xml', 404],
    ['/feed.xml', 404],
    ['/hub', 404],
    ['/topics/orrin-dam/feed.json', 404],
    ['/sources/orrin-herald/feed.atom', 404],
    ['/topics/orrin-dam/calendar.ics', 404],
    ['/private/no-such-secret/calendar.ics', 404],
    ['/topics/feed.xml', 200],
  ])('%s responds with %d', async (path, status) => {
    const { text } = await request(app).get(path).expect(status);
    expect(text.includes('The page')).toBe(status === 200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('serves precompressed files for Accept-Encoding %s', async (takes, coding) => {
    const { headers, text } = await request(app)
      .get('/assets/x.js')
      .set('Accept-Encoding', takes)
      .expect(200);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(text).toBe(CODE);
  });

  it('lets files without a hash in their name be cached for an hour, and never serves index.html as built', async () => {
    const { headers } = await request(app).get('/theme.js').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect((await request(app).get('/index.html').expect(200)).text).toContain('answered');
  });

  it('returns 404 for a file that a newer build removed, and handles a reversed range', async () => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(folder, 'assets', `gone.js${ending}`));
    const { headers } = await request(app).get('/assets/gone.js').set('Accept-Encoding', 'br').expect(404);
    expect(headers['content-encoding']).toBeUndefined();
    await request(app).head('/assets/x.js').set('Accept-Encoding', 'br').expect(200);
    const reversed = await request(app).get('/assets/x.js').set('Range', 'bytes=9-2');
    expect([200, 416]).toContain(reversed.status);
  });

  it('serves no page for a POST', async () => {
    await request(app).post('/topics/orrin-dam').expect(404);
  });
});
