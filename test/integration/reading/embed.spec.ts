import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseDocument } from 'htmlparser2';
import pino from 'pino';
import sharp from 'sharp';
import request from 'supertest';
import { EMBED_SIZE, ErrorBody, Oembed, pagePath } from '#contract/site';
import { storyKey } from '../../../apps/bff/src/embed/oembed.service.js';
import { CardThread, DrawingFailed } from '../../../apps/bff/src/story-cards/card-thread.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';
import { cookieOf } from '../../support/readers.js';

const ORIGIN = 'https://news.example';
const HOSTILE = '</h1></style><script>alert(1)</script><img src=x onerror=alert(2)> "\' & dam';

let world: ReaderApp;
let data: string;
const log: { level: number; msg: string }[] = [];
let dam: { id: number; slug: string };
/** An id and a slug of a story that was merged into it. */
let merged: { old_topic_id: number; old_slug: string };

const get = (path: string) => request(world.app.getHttpServer()).get(path);

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cards-'));
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  world = await startReaderApp({ PUBLIC_URL: ORIGIN, DATA_DIR: data }, logger);
  const { db } = world;
  dam = await buildTopic(db, {
    name: HOSTILE,
    label: 'Orrin dam',
    status: 'developing',
    origin_count: 3,
    article_count: 5,
    source_count: 4,
    estimated_completion_percent: 40,
  });
  for (const [hours, title] of [
    [0, 'Too old to show'],
    [1, 'A crack is found'],
    [2, HOSTILE],
    [3, 'The crack is sealed'],
    [4, 'Taken back'],
  ] as const) {
    const articles = [
      await buildArticle(db, { topic_id: dam.id }),
      await buildArticle(db, { topic_id: dam.id }),
    ];
    await buildMilestone(
      db,
      dam.id,
      articles.map(({ id }) => id),
      { title, date: hoursAfter(hours), ...(title === 'Taken back' && { retracted_at: hoursAfter(5) }) },
    );
  }
  merged = await buildTopicRedirect(db, dam.id);
});

afterAll(async () => {
  await world.stop();
  rmSync(data, { recursive: true, force: true });
});

type Node = ReturnType<typeof parseDocument>['children'][number];

/** All elements of a document with their texts. */
function elements(markup: string, xmlMode = false) {
  const found: { name: string; attribs: Record<string, string>; text: string }[] = [];
  const textOf = (node: Node): string =>
    'data' in node ? String(node.data) : 'children' in node ? node.children.map(textOf).join('') : '';
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!('attribs' in node)) continue;
      found.push({ name: node.name, attribs: node.attribs, text: textOf(node) });
      visit(node.children);
    }
  };
  visit(parseDocument(markup, { xmlMode }).children);
  return found;
}

const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((part) => part.trim().split(/ (.*)/s, 2)),
  );

describe('an embedded story', () => {
  const show = (query = '') => get(`/embed/story/${dam.id}${query}`);

  it('says where the story stands, its last developments and how they are confirmed, and links to it', async () => {
    const { text } = await show().expect(200);
    const all = elements(text);
    const named = (name: string) => all.filter((each) => each.name === name).map((each) => each.text);
    expect(named('h1')).toEqual([HOSTILE]);
    expect(text).toContain('<span class="status developing">Active &amp; Developing</span>');
    expect(named('li').map((item) => item.replace(/^4 Mar 2031/, ''))).toEqual([
      'The crack is sealed2 independent origins · 2 outlets',
      `${HOSTILE}2 independent origins · 2 outlets`,
      'A crack is found2 independent origins · 2 outlets',
    ]);
    expect(all.find(({ name }) => name === 'progress')?.attribs).toMatchObject({ value: '40' });
    const links = all.filter(({ name }) => name === 'a').map(({ attribs }) => attribs);
    expect(links.length).toBe(2);
    for (const link of links)
      expect(link).toEqual({ href: `${ORIGIN}/story/${dam.id}`, target: '_blank', rel: 'noopener' });
    expect(text).toContain('Invented news');
  });

  it('loads and runs nothing, and alone may be framed by every page', async () => {
    const { text, headers } = await show().expect(200);
    const all = elements(text);
    expect(
      all.filter(({ name }) => /^(script|img|iframe|object|embed|form|input|button|base)$/.test(name)),
    ).toEqual([]);
    expect(
      all.flatMap(({ attribs }) => Object.keys(attribs)).filter((key) => /^on|^src|^style/.test(key)),
    ).toEqual([]);
    const [style = ''] = all.filter(({ name }) => name === 'style').map((each) => each.text);
    expect(style).not.toMatch(/url\(|@import/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(headers['content-security-policy'])).toEqual({
      'default-src': "'none'",
      'style-src': `'sha256-${hash}'`,
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': '*',
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    });
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    for (const path of [
      '/embed/story',
      '/embed/other/1',
      `/api/topics/${dam.id}`,
      `/cards/story/${dam.id}.png`,
      '/api/oembed',
    ]) {
      const other = (await get(path)).headers;
      expect([path, other['content-security-policy']]).toEqual([
        path,
        expect.not.stringContaining('frame-ancestors *'),
      ]);
      expect([path, other['x-frame-options']]).toEqual([path, 'SAMEORIGIN']);
    }
  });

  /** What a browser sends in which the reader is signed in and lost the hint, and what a client sends with a token. */
  const credentials = async () => {
    const { id, token } = await world.reader();
    const cookie = `__Host-${await cookieOf(world.db, id)}`;
    await get('/api/user').set('Cookie', cookie).expect(200);
    return [{ Cookie: cookie }, { Authorization: token }, { Authorization: 'Bearer invalid' }];
  };

  it('is the same for a reader, sets no cookie, and answers 304', async () => {
    const visitors = await show().expect(200);
    expect(visitors.headers['set-cookie']).toBeUndefined();
    for (const headers of await credentials()) {
      const readers = await show().set(headers).expect(200);
      expect([readers.text, readers.headers.etag]).toEqual([visitors.text, visitors.headers.etag]);
      expect([headers, readers.headers['set-cookie']]).toEqual([headers, undefined]);
      const card = await get(`/cards/story/${dam.id}.png`).set(headers).expect(200);
      expect([headers, card.headers['set-cookie']]).toEqual([headers, undefined]);
    }
    expect(visitors.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    });
    expect(String(visitors.headers.vary)).not.toMatch(/cookie/i);
    await show().set('If-None-Match', String(visitors.headers.etag)).expect(304);
  });

  it('has the theme that was asked for', async () => {
    const themeOf = async (query: string) =>
      elements((await show(query).expect(200)).text).find(({ name }) => name === 'html')?.attribs[
        'data-theme'
      ];
    expect(await themeOf('?theme=dark')).toBe('dark');
    expect(await themeOf('?theme=light')).toBe('light');
    for (const none of ['', '?theme=', '?theme=%22%3E%3Cscript%3E', '?theme=dark&theme=light']) {
      expect([none, await themeOf(none)]).toEqual([none, undefined]);
    }
  });

  it('redirects from slugs and merged stories, with the theme', async () => {
    for (const key of [dam.slug, merged.old_topic_id, merged.old_slug]) {
      const { headers } = await get(`/embed/story/${key}?theme=dark&x=1`).expect(301);
      expect([key, headers.location]).toEqual([key, `/embed/story/${dam.id}?theme=dark`]);
    }
  });

  it.each([
    '2147483647',
    '99999999999',
    '0',
    '-1',
    'no-such-story',
    '%00',
    'a%2fb',
    '%3Cscript%3E',
    'a'.repeat(300),
  ])('is a page that says so if there is none: %s', async (key) => {
    const { text, headers } = await get(`/embed/story/${key}`).expect(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(elements(text).find(({ name }) => name === 'h1')?.text).toBe('Story not found');
  });

  it('is a page that says so if it cannot be read, which no cache keeps', async () => {
    const { id } = await buildTopic(world.db, { name: 'The dam holds' });
    await world.db.rows('alter table milestone rename to milestone_away');
    try {
      const { text, headers } = await get(`/embed/story/${id}?theme=dark`).expect(503);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining('frame-ancestors *'),
      });
      expect(headers['x-frame-options']).toBeUndefined();
      expect(elements(text).find(({ name }) => name === 'h1')?.text).toBe('Story unavailable');
    } finally {
      await world.db.rows('alter table milestone_away rename to milestone');
    }
    await get(`/embed/story/${id}?theme=dark`).expect(200);
  });

  it('tells how a story ended', async () => {
    const { id } = await buildTopic(world.db, {
      name: 'The inquiry closes',
      status: 'resolved',
      resolution_summary: 'The mayor is cleared.',
      resolved_at: NEWS_DAY,
      estimated_completion_percent: 100,
    });
    const { text } = await get(`/embed/story/${id}`).expect(200);
    expect(text).toContain(
      '<strong>Ended 4 Mar 2031.</strong> <span lang="en" dir="auto">The mayor is cleared.</span>',
    );
    expect(text).not.toContain('<ol>');
  });
});

describe('oEmbed', () => {
  const ask = (url: string, more = '') => get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);
  const answer = async (url: string, more = '') => Oembed.parse((await ask(url, more).expect(200)).body);

  it('gives the frame of a story for each of its addresses', async () => {
    const paths = [
      `/topics/${dam.slug}`,
      `/topics/${dam.slug}/timeline?show=major#milestone-1`,
      `/topic/${dam.slug}/sources`,
      `/story/${dam.id}`,
      `/story/${merged.old_topic_id}`,
      `/embed/story/${dam.id}?theme=dark`,
    ];
    for (const path of paths) {
      const oembed = await answer(ORIGIN + path);
      expect(oembed).toMatchObject({
        version: '1.0',
        type: 'rich',
        title: HOSTILE,
        provider_name: 'Followthrough',
        provider_url: `${ORIGIN}/`,
        width: 600,
        height: EMBED_SIZE.height,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      });
      const [frame, ...rest] = elements(oembed.html);
      expect([path, rest]).toEqual([path, []]);
      expect(frame).toMatchObject({
        name: 'iframe',
        attribs: {
          src: `${ORIGIN}/embed/story/${dam.id}`,
          title: HOSTILE,
          width: '600',
          height: String(oembed.height),
          sandbox: 'allow-popups allow-popups-to-escape-sandbox',
        },
      });
    }
  });

  it('names a picture that exists', async () => {
    const { thumbnail_url } = await answer(ORIGIN + pagePath('story', dam.id));
    const { headers } = await get(String(thumbnail_url).replace(ORIGIN, '')).expect(200);
    expect(headers['content-type']).toBe('image/png');
  });

  it('keeps within the size that the client allows', async () => {
    const small = await answer(`${ORIGIN}/story/${dam.id}`, '&maxwidth=320&maxheight=200');
    expect(small).toMatchObject({ width: 320, height: 200 });
    expect(small.thumbnail_url).toBeUndefined();
    expect(elements(small.html)[0]?.attribs).toMatchObject({ width: '320', height: '200' });
    expect(await answer(`${ORIGIN}/story/${dam.id}`, '&maxwidth=320')).toMatchObject({
      width: 320,
      height: EMBED_SIZE.height,
    });
    expect(await answer(`${ORIGIN}/story/${dam.id}`, '&maxwidth=5000&maxheight=5000')).toMatchObject({
      width: 600,
      height: EMBED_SIZE.height,
    });
  });

  it('is also XML', async () => {
    const { text, headers } = await ask(`${ORIGIN}/story/${dam.id}`, '&format=xml').expect(200);
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(text.startsWith('<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>')).toBe(true);
    const found = Object.fromEntries(elements(text, true).map((each) => [each.name, each.text]));
    const json = await answer(`${ORIGIN}/story/${dam.id}`);
    for (const [name, value] of Object.entries(json))
      expect([name, found[name]]).toEqual([name, String(value)]);
  });

  it.each([
    ['another site', () => `https://elsewhere.example/story/${dam.id}`],
    ['another scheme', () => `http://news.example/story/${dam.id}`],
    ['another port', () => `${ORIGIN}:8443/story/${dam.id}`],
    ['this site as a user of another', () => `${ORIGIN}@elsewhere.example/story/${dam.id}`],
    ['no address', () => 'story'],
    ['a script', () => 'javascript:alert(1)'],
    ['a page without a story', () => `${ORIGIN}/discover`],
    ['an article', () => `${ORIGIN}/articles/the-dam-holds`],
    ['a page that does not exist', () => `${ORIGIN}/no/such/page`],
    ['a story that does not exist', () => `${ORIGIN}/story/2147483647`],
    ['a frame that does not exist', () => `${ORIGIN}/embed/story/..%2f`],
  ])('answers 404 for %s', async (_, url) => {
    expect(ErrorBody.parse((await ask(url()).expect(404)).body).code).toBe('not_found');
  });

  it.each(['https://News.Example', 'https://news.example:443'])(
    'knows the addresses of this site if PUBLIC_URL is %s',
    (origin) => {
      expect(storyKey('https://news.example/story/7', origin)).toBe('7');
      expect(storyKey('https://news.example:8443/story/7', origin)).toBeNull();
    },
  );

  it('answers 401 for pages of readers, 501 for other formats and 400 for what is no request', async () => {
    expect(ErrorBody.parse((await ask(`${ORIGIN}/saved`).expect(401)).body).code).toBe('not_public');
    await ask(`${ORIGIN}/admin/dashboard`).expect(401);
    const other = await ask(`${ORIGIN}/story/${dam.id}`, '&format=yaml').expect(501);
    expect(ErrorBody.parse(other.body).code).toBe('format_not_implemented');
    await get('/api/oembed').expect(400);
    for (const more of ['&maxwidth=0', '&maxwidth=-1', '&maxheight=1e3', '&maxwidth=300&maxwidth=400'])
      await ask(`${ORIGIN}/story/${dam.id}`, more).expect(400);
    await ask(`${ORIGIN}/story/${'9'.repeat(2000)}`).expect(400);
  });
});

describe('the card of a story', () => {
  const bytesOf = (path: string) =>
    get(path)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        const stream = response as unknown as NodeJS.ReadableStream;
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => done(null, Buffer.concat(chunks)));
      });
  const addressOf = async (id: number) => {
    const { body } = await get(`/api/oembed?url=${ORIGIN}/story/${id}`).expect(200);
    return String(Oembed.parse(body).thumbnail_url).replace(ORIGIN, '');
  };
  const stored = () =>
    readdirSync(join(data, 'cards'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.png'),
    );

  it('is a picture of 1200 × 630 at an address that changes with it', async () => {
    const { id } = await buildTopic(world.db, { name: 'The dam holds', origin_count: 3 });
    const address = await addressOf(id);
    const first = await bytesOf(address).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    await get(address).set('If-None-Match', String(first.headers.etag)).expect(304);
    expect((await bytesOf(`/cards/story/${id}.png`).expect(200)).headers['cache-control']).toBe(
      'public, max-age=300',
    );

    await world.db.kysely
      .updateTable('topic')
      .set({ status: 'resolved', resolved_at: NEWS_DAY, resolution_summary: 'The dam holds.' })
      .where('id', '=', id)
      .execute();
    const changed = await addressOf(id);
    expect(changed).not.toBe(address);
    const second = await bytesOf(changed).expect(200);
    expect(Buffer.compare(second.body, first.body)).not.toBe(0);
    // What was shared before shows the story as it is now, for a short time.
    const old = await bytesOf(address).expect(200);
    expect([old.headers['cache-control'], Buffer.compare(old.body, second.body)]).toEqual([
      'public, max-age=300',
      0,
    ]);
  });

  it('is drawn once, whatever the version in the address, and comes from the disk then', async () => {
    const { id } = await buildTopic(world.db, { name: 'The dam is painted' });
    const before = new Set(stored());
    const draw = mock.method(CardThread.prototype, 'draw').mock;
    try {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => bytesOf(`/cards/story/${id}.png?v=${n}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
      const [file, ...others] = stored().filter((path) => !before.has(path));
      expect([others, draw.callCount()]).toEqual([[], 1]);
      const other = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      writeFileSync(join(data, 'cards', String(file)), other);
      const { body } = await bytesOf(`/cards/story/${id}.png`).expect(200);
      expect([Buffer.compare(body, other), draw.callCount()]).toEqual([0, 1]);
    } finally {
      draw.restore();
    }
  });

  it('is tried once if it cannot be drawn, with one line in the log', async () => {
    const { id } = await buildTopic(world.db, { name: 'The dam cannot be drawn' });
    const fail = () => Promise.reject(new DrawingFailed('no font'));
    const draw = mock.method(CardThread.prototype, 'draw', fail).mock;
    log.length = 0;
    try {
      for (const v of [1, 2, 3]) {
        const { body, headers } = await get(`/cards/story/${id}.png?v=${v}`).expect(503);
        expect(ErrorBody.parse(body).code).toBe('card_not_drawn');
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '300' });
        // That of the message, not of the card.
        expect(headers.etag).toMatch(/^W/);
      }
      expect(draw.callCount()).toBe(1);
    } finally {
      draw.restore();
    }
    expect(log.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual(['card not drawn']);
  });

  it.each([
    ['a hostile name', { name: HOSTILE, label: HOSTILE }],
    ['a name without spaces', { name: 'Ö'.repeat(3000), label: null }],
    ['signs and marks alone', { name: '🚀🚀 \u202e\u0000\u0301'.replaceAll('\u0000', '') }],
    ['a Japanese name', { name: '堤防の修復が完了', language: 'ja' }],
    ['a Bengali name', { name: 'বাঁধের মেরামত শেষ', language: 'bn' }],
    ['a name in a script without a font', { name: 'ཆུ་མཛོད་བཅོས་ཚར', language: 'bo' }],
    ['an Arabic name', { name: 'المحكمة تؤجل القرار (Orrin Herald)', label: 'سد أورين', language: 'ar' }],
  ])('is drawn for %s', async (_, values) => {
    const { id } = await buildTopic(world.db, values);
    const { body } = await bytesOf(await addressOf(id)).expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('redirects from merged stories and does not exist for others', async () => {
    const { headers } = await get(`/cards/story/${merged.old_topic_id}.png`).expect(301);
    expect(headers.location).toMatch(new RegExp(`^/cards/story/${dam.id}\\.png\\?v=[0-9a-f]{12}$`));
    await get('/cards/story/2147483647.png').expect(404);
    for (const id of ['0', '-1', 'dam', '1e3', '99999999999'])
      await get(`/cards/story/${id}.png`).expect(400);
    await get(`/cards/story/${dam.id}.jpeg`).expect(404);
  });
});
