import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createLogger, readSettings } from '#platform/runtime';
import { createApp } from '../../../apps/bff/src/create-app.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildCollection } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const EVIL = 'evil.example';
const BUILT =
  '<!doctype html><html><head><title>Built</title></head><body><div id="root"></div></body></html>';

const folder = mkdtempSync(join(tmpdir(), 'followthrough-web-'));
let test: TestDatabase;
let app: NestExpressApplication;
let collection: number;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), BUILT);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  test = await seededDatabase();
  const topic = await buildTopic(test.db, { slug: 'whole-dam', is_listed: true });
  const article = await buildArticle(test.db, { slug: 'dam-holds', topic_id: topic.id, is_card: true });
  await buildMilestone(test.db, topic.id, [article.id], { title: 'The dam holds' });
  const user = await buildUser(test.db);
  collection = (await buildCollection(test.db, user.id, [topic.id], { is_private: false })).id;
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: test.url, LOG_LEVEL: 'silent' });
  app = await createApp(settings, createLogger(settings, 'bff'), folder);
  await app.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await app.close();
  await test.drop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, host: string) =>
  request(app.getHttpServer()).get(path).set({ Host: host, 'X-Forwarded-Host': EVIL }).buffer(true);

describe('a forged Host header', () => {
  it.each([
    ['a page', () => '/'],
    ['the page of a story', () => '/topics/whole-dam'],
    ['the page of an article', () => '/articles/dam-holds'],
    ['robots.txt', () => '/robots.txt'],
    ['security.txt', () => '/.well-known/security.txt'],
    ['the description of the search', () => '/opensearch.xml'],
    ['the sitemap', () => '/sitemap.xml'],
    ['a part of the sitemap', () => '/sitemaps/pages.xml'],
    ['the news as RSS', () => '/feed.xml'],
    ['the news as JSON', () => '/feed.json'],
    ['the news as Atom', () => '/feed.atom'],
    ['the calendar of a story', () => '/topics/whole-dam/calendar.ics'],
    ['a story as RSS', () => '/topics/whole-dam/feed.xml'],
    ['a story as JSON', () => '/topics/whole-dam/feed.json'],
    ['ended stories as RSS', () => '/stories/ended/feed.xml'],
    ['ended stories as JSON', () => '/stories/ended/feed.json'],
    ['a search as RSS', () => '/search/feed.xml?q=dam'],
    ['a search as JSON', () => '/search/feed.json?q=dam'],
    ['a collection as RSS', () => `/api/collections/${collection}/rss`],
  ])('is not in %s', async (_, path) => {
    for (const host of [EVIL, `localhost.${EVIL}`, `localhost@${EVIL}`, `127.0.0.1:80@${EVIL}`]) {
      const { status, text, headers } = await ask(path(), host);
      expect([200, 404]).toContain(status);
      expect(text).not.toContain(EVIL);
      expect(JSON.stringify(headers)).not.toContain(EVIL);
      const later = await request(app.getHttpServer()).get(path());
      expect(later.text).not.toContain(EVIL);
    }
  });

  it('leaves links to this machine in the documents', async () => {
    const { port } = new URL(await app.getUrl());
    expect((await ask('/robots.txt', EVIL)).text).toContain(`Sitemap: http://localhost:${port}/`);
    expect((await ask('/robots.txt', `127.0.0.1:${port}`)).text).toContain(`http://127.0.0.1:${port}/`);
    expect((await ask('/robots.txt', 'localhost:6666')).text).toContain(`http://localhost:${port}/`);
  });
});
