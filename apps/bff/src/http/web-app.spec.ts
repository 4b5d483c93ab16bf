import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import request from 'supertest';
import { serveWebApp } from './web-app.js';

const folder = mkdtempSync(join(tmpdir(), 'followthrough-web-'));
const app = express();

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '<title>The page</title>');
  serveWebApp(app as unknown as NestExpressApplication, folder, (html) => (_, response) => {
    response.send(html);
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
    ['/assets/gone.js', 404],
    ['/recorded/images/x.svg', 404],
    ['/websub/no-such-token', 404],
    ['/robots.txt', 404],
    ['/sitemap.xml', 404],
    ['/sitemaps/topics-1.xml', 404],
    ['/feed.xml', 404],
    ['/topics/orrin-dam/feed.json', 404],
    ['/topics/feed.xml', 200],
  ])('answers %s with %d', async (path, status) => {
    const { text } = await request(app).get(path).expect(status);
    expect(text.includes('The page')).toBe(status === 200);
  });

  it('answers no page to a POST', async () => {
    await request(app).post('/topics/orrin-dam').expect(404);
  });
});
