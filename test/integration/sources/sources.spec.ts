import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { SourcePage, SourceVotes } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { SourceEntries, SourceStatistics } from '#contract/sources';
import { type TrustEvidence } from '#domain/trust';
import { tallyContent, tallyEditorial, tallyReports } from '#domain/trust/factors';
import type { Database } from '#persistence/database';
import { BIAS_GROUPS } from '#vocabulary';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildOwner, buildSource, buildSourceRedirect } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { buildAssessment } from '../../support/factories/trust.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;
let app: NestExpressApplication;

beforeAll(async () => {
  test = await startReaderApp();
  ({ db, app } = test);
});

afterAll(() => test.stop());

const get = (path: string) => request(app.getHttpServer()).get(`/api${path}`);
const page = async (slug: string | number) =>
  SourcePage.parse((await get(`/sources/${slug}`).expect(200)).body);
const vote = (who: TestReader, id: number, up: unknown) =>
  test.call(who, 'put', `/sources/${id}/vote`).send({ up });
const slugs = async (query: string) => {
  const { body, headers } = await get(`/sources?${query}`).expect(200);
  return { slugs: SourceEntries.parse(body).map(({ slug }) => slug), total: headers['x-total-count'] };
};

describe('a source that was merged into another', () => {
  it('is answered with the source that was kept, by its old slug and id', async () => {
    const { id } = await buildSource(db, { slug: 'kept-courant' });
    const old = (await buildSourceRedirect(db, id, { old_slug: 'old-courant' })).old_source_id;
    for (const which of ['old-courant', old])
      expect(await page(which)).toMatchObject({ id, slug: 'kept-courant' });
    await db.rows('delete from source where id = $1', [id]);
    await get('/sources/old-courant').expect(404);
  });

  it('is followed and voted on by its old id', async () => {
    const { id } = await buildSource(db);
    const old = (await buildSourceRedirect(db, id)).old_source_id;
    const who = await test.reader();
    const follow = (method: 'post' | 'delete') => test.call(who, method, `/sources/${old}/follow`);
    expect((await follow('post').expect(200)).body).toEqual({ isFollowing: true, followerCount: 1 });
    expect((await vote(who, old, true).expect(200)).body).toEqual({ up: 1, down: 0, own: 'up' });
    const seen = SourcePage.parse((await test.call(who, 'get', `/sources/${id}`).expect(200)).body);
    expect(seen).toMatchObject({ isFollowing: true, followerCount: 1, votes: { up: 1, own: 'up' } });
    expect((await follow('delete').expect(200)).body).toEqual({ isFollowing: false, followerCount: 0 });
    const { body } = await test.call(who, 'delete', `/sources/${old}/vote`).expect(200);
    expect(body).toEqual({ up: 0, down: 0, own: null });
    await db.rows('delete from source where id = $1', [id]);
    expect((await follow('post')).status).toBe(404);
  });
});

describe('the range of a score', () => {
  it('is a first estimate if it is wide, and missing without a score', async () => {
    const rated = { trust_score: 69, trust_coverage: 0.18 };
    for (const [slug, low, high] of [
      ['wide-courant', 51, 82],
      ['sure-courant', 61, 77],
    ] as const)
      await buildSource(db, { slug, ...rated, trust_low: low, trust_high: high });
    await buildSource(db, { slug: 'bare-courant' });
    const ranges = await Promise.all(
      ['wide-courant', 'sure-courant', 'bare-courant'].map(async (slug) => (await page(slug)).trustRange),
    );
    expect(ranges).toEqual([
      { low: 5.1, high: 8.2, isFirstEstimate: true },
      { low: 6.1, high: 7.7, isFirstEstimate: false },
      null,
    ]);
    await db.rows("delete from source where slug like '%-courant'");
  });
});

describe('the directory', () => {
  it('lists, searches, filters, sorts and counts', async () => {
    await buildSource(db, {
      slug: 'amber',
      name: 'The 100% Amber',
      category: 'finance',
      bias: 'left',
      country: 'NZ',
      trust_score: 60,
    });
    await buildSource(db, {
      slug: 'birch',
      name: 'Birch Post',
      category: 'finance',
      country: 'NZ',
      trust_score: 90,
    });
    await buildSource(db, {
      slug: 'cedar',
      name: 'Cedar Sports',
      category: 'sports',
      bias: 'left',
      country: 'PE',
    });
    expect(await slugs('country=nz')).toEqual({ slugs: ['birch', 'amber'], total: '2' });
    expect(await slugs('country=NZ&bias=unknown')).toEqual({ slugs: ['birch'], total: '1' });
    expect(await slugs('category=finance&sort=trust&limit=1')).toEqual({ slugs: ['birch'], total: '2' });
    expect(await slugs('category=finance&sort=trust&limit=1&offset=1')).toEqual({
      slugs: ['amber'],
      total: '2',
    });
    expect(await slugs('q=0%25%20am')).toEqual({ slugs: ['amber'], total: '1' });
    expect(await slugs('q=_')).toEqual({ slugs: [], total: '0' });
    expect(await slugs('sort=read&offset=999')).toMatchObject({ slugs: [] });
    expect((await slugs('sort=followers')).slugs).toEqual(['birch', 'cedar', 'amber']);
  });

  it.each([
    'category=cars',
    'bias=up',
    'country=',
    'country=a%00b',
    'sort=id',
    'limit=301',
    'limit=0',
    'offset=-1',
    'q=',
    'q=a%00b',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect(ErrorBody.parse((await get(`/sources?${query}`).expect(400)).body).code).toBe('invalid_input');
  });

  it('returns its totals', async () => {
    await buildSource(db, { slug: 'shut', bias: 'right', disabled_reason: 'closed' });
    const statistics = SourceStatistics.parse((await get('/sources/statistics').expect(200)).body);
    expect(statistics).toMatchObject({
      sources: 3,
      rated: 2,
      averageScore: 7.5,
      countries: 2,
      centerAligned: 0,
    });
    expect(statistics.byCategory).toEqual([
      { category: 'finance', sources: 2 },
      { category: 'sports', sources: 1 },
    ]);
    expect(statistics.byBias.map(({ bias }) => bias)).toEqual(BIAS_GROUPS);
    expect(statistics.byBias[0]).toEqual({
      bias: 'left',
      sources: 2,
      examples: [
        { name: 'The 100% Amber', slug: 'amber' },
        { name: 'Cedar Sports', slug: 'cedar' },
      ],
    });
  });

  it('ranks sources by followers of their stories and by their own followers', async () => {
    const [covered, followed, ignored] = [
      (await buildSource(db)).id,
      (await buildSource(db)).id,
      (await buildSource(db)).id,
    ];
    const topics = [(await buildTopic(db)).id, (await buildTopic(db)).id];
    for (const topic_id of topics) await buildArticle(db, { source_id: covered, topic_id });
    await buildArticle(db, { source_id: ignored });
    const [one, two] = [await test.reader(), await test.reader()];
    for (const topic of topics) await buildFollow(db, one.id, topic);
    await buildFollow(db, two.id, topics[0] ?? 0);
    await test.call(one, 'post', `/sources/${followed}/follow`).expect(200);
    const popular = SourceEntries.parse((await get('/sources/popular').expect(200)).body);
    expect(popular.map(({ id, followerCount }) => [id, followerCount])).toEqual([
      [covered, 2],
      [followed, 1],
    ]);
  });
});

describe('the page of a source', () => {
  it('shows what is known about it, by slug and by id', async () => {
    const owner = await buildOwner(db, { name: 'Orrin Media' });
    const sister = await buildSource(db, { owner_id: owner.id, name: 'Orrin Sister' });
    const { id } = await buildSource(db, {
      slug: 'orrin-echo',
      owner_id: owner.id,
      country: 'NZ',
      bias: 'center',
      bias_origin: 'median of public ratings',
      bias_agreed: true,
      trust_score: 81.4,
      trust_coverage: 0.32,
      pc1: 0.84,
      pc1_observed: 3,
      wikipedia_status: 'no-consensus',
    });
    const topic = await buildTopic(db, { slug: 'orrin-dam', language: 'nl' });
    const confirmed = await buildArticle(db, {
      ...{ source_id: id, topic_id: topic.id, title: 'Dam holds', language: 'nl' },
    });
    const others = [
      (await buildArticle(db, { topic_id: topic.id })).id,
      (await buildArticle(db, { topic_id: topic.id })).id,
    ];
    const milestone = await buildMilestone(db, topic.id, [confirmed.id, ...others]);
    const loaded = await buildArticle(db, {
      source_id: id,
      topic_id: topic.id,
      slug: 'dam-shock',
      title: 'Dam shock!',
    });
    await buildFeed(db, {
      source_id: id,
      host_key: 'orrin-echo.example',
      url: 'https://orrin-echo.example/feed',
      title: 'Echo',
      last_checked_at: NEWS_DAY,
      last_new_at: NEWS_DAY,
    });
    const evidence: TrustEvidence = {
      accuracy: {
        ...tallyReports([]),
        examples: { confirmed: [confirmed.id], contradicted: [2_000_000_000], open: [] },
      },
      editorial: { ...tallyEditorial([], { disclosures: ['bylines'], isOwnerNamed: true }), articles: 10 },
      content: { ...tallyContent([]), examples: [{ articleId: loaded.id, signal: 'loaded' }] },
      external: { pc1: 0.84, pc1Observed: 3, wikipediaStatus: 'no-consensus' },
      reader: {
        votesUp: 0,
        votesDown: 0,
        votesWaiting: 0,
        feedChecks: 0,
        feedFailures: 0,
        feeds: 0,
        feedsFresh: 0,
      },
    };
    await buildAssessment(db, id, { assessed_at: hoursAfter(-24), score: null, coverage: 0.05 });
    await buildAssessment(db, id, { cause: 'evidence', evidence: { ...evidence } });

    const source = await page('orrin-echo');
    expect(await page(id)).toEqual(source);
    expect(source).toMatchObject({
      id,
      credibilityScore: 8.1,
      trustCoverage: 0.32,
      owner: 'Orrin Media',
      bias: 'center',
      biasAgreed: true,
      isFollowing: false,
      votes: { up: 0, down: 0, own: null },
      siblings: { total: 1, sources: [{ id: sister.id, name: 'Orrin Sister' }] },
      topics: [{ slug: 'orrin-dam', language: 'nl', articles: 2 }],
      feeds: { total: 1, shown: [{ title: 'Echo', level: 'ok' }] },
    });
    expect(source.recentArticles.map((article) => article.id)).toEqual([loaded.id, confirmed.id]);
    expect(source.trust.history.map(({ score, cause }) => [score, cause])).toEqual([
      [null, 'first'],
      [8.1, 'evidence'],
    ]);
    const [accuracy, editorial, content, external, reader] = source.trust.factors;
    expect(accuracy).toMatchObject({
      name: 'accuracy',
      weight: 0.3,
      value: 88,
      n: 12,
      evidence: [
        {
          speaks: 'for',
          finding: 'Confirmed by 2 other origins',
          language: 'nl',
          link: { kind: 'milestone', topic: 'orrin-dam', id: milestone.id },
        },
      ],
    });
    expect(editorial).toMatchObject({ value: null, n: 0, confidence: 0 });
    expect(editorial?.evidence.filter(({ speaks }) => speaks === 'for').map(({ text }) => text)).toEqual([
      'who wrote its articles',
      'who owns it',
    ]);
    expect(content?.evidence).toEqual([
      {
        speaks: 'against',
        finding: 'Loaded words',
        text: 'Dam shock!',
        language: 'en',
        link: { kind: 'article', slug: 'dam-shock' },
      },
    ]);
    expect(external?.evidence.map(({ finding }) => finding)).toEqual([
      'Expert ratings: 84 of 100',
      'Wikipedia editors: no consensus',
    ]);
    expect(reader).toMatchObject({ value: null, evidence: [] });
  });

  it('names neither keys and hosts of an operator, nor what servers and the database said', async () => {
    const { id } = await buildSource(db);
    const failing = { source_id: id, last_checked_at: NEWS_DAY, failure_count: 2, failing_since: NEWS_DAY };
    const feeds = [
      ['https://open.example/feed', 'server_error', 'HTTP 503'],
      [
        'https://keyed.example/feed?api_key=s3cret',
        'unreachable',
        'dns: getaddrinfo ENOTFOUND keyed.example',
      ],
      ['http://10.1.2.3:8080/feed', 'unreachable', 'refused: connect ECONNREFUSED 10.1.2.3:8080'],
      ['http://news.internal/feed', 'unreadable', 'not stored: duplicate key value violates "article_pkey"'],
    ] as const;
    for (const [url, last_outcome, last_detail] of feeds)
      await buildFeed(db, { ...failing, host_key: new URL(url).host, url, last_outcome, last_detail });
    const { shown } = (await page(id)).feeds;
    expect(shown.map(({ url }) => url)).toEqual(['https://open.example/feed', null, null, null]);
    expect(shown.map(({ sentence }) => sentence.split(': ')[1])).toEqual([
      'the server reported an error (HTTP 503)',
      'its host name could not be resolved',
      'the server refused the connection',
      'its articles could not be stored',
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/s3cret|10\.1\.2|internal|_pkey/);
  });

  it('says if nothing is known yet', async () => {
    const { id } = await buildSource(db);
    const source = await page(id);
    expect(source).toMatchObject({
      credibilityScore: null,
      trust: { assessedAt: null, history: [] },
      recentArticles: [],
      topics: [],
    });
    expect(source.trust.factors.map(({ value }) => value)).toEqual([null, null, null, null, null]);
    await buildAssessment(db, id, { evidence: { accuracy: 'in the form of a later version' } });
    expect((await page(id)).trust.factors.map(({ evidence }) => evidence)).toEqual([[], [], [], [], []]);
  });

  it.each([
    ['no-such-source', 404],
    ['2147483647', 404],
    ['99999999999', 404],
    ['%27', 400],
    ['a%00b', 400],
    ['x'.repeat(201), 400],
  ])('responds to %s with %d', async (slug, status) => {
    ErrorBody.parse((await get(`/sources/${slug}`).expect(status)).body);
  });
});

describe('votes', () => {
  it('count once for each reader, and can be changed and withdrawn', async () => {
    const [one, two, source] = [await test.reader(), await test.reader(), (await buildSource(db)).id];
    for (const _ of [1, 2])
      expect(SourceVotes.parse((await vote(one, source, true).expect(200)).body)).toEqual({
        up: 1,
        down: 0,
        own: 'up',
      });
    expect((await vote(two, source, false).expect(200)).body).toEqual({ up: 1, down: 1, own: 'down' });
    expect((await vote(one, source, false).expect(200)).body).toEqual({ up: 0, down: 2, own: 'down' });
    const seen = await test.call(one, 'get', `/sources/${source}`).expect(200);
    expect(SourcePage.parse(seen.body).votes).toEqual({ up: 0, down: 2, own: 'down' });
    expect((await page(source)).votes).toEqual({ up: 0, down: 2, own: null });
    for (const _ of [1, 2]) {
      const { body } = await test.call(one, 'delete', `/sources/${source}/vote`).expect(200);
      expect(SourceVotes.parse(body)).toEqual({ up: 0, down: 1, own: null });
    }
  });

  it('count once if a reader votes many times at once', async () => {
    const [who, source] = [await test.reader(), (await buildSource(db)).id];
    await Promise.all([true, false, true, true, false].map((up) => vote(who, source, up).expect(200)));
    const [row] = await db.rows('select count(*)::int as votes from source_vote where source_id = $1', [
      source,
    ]);
    expect(row).toEqual({ votes: 1 });
  });

  it('need sign-in, a source and a valid value, and have a rate limit', async () => {
    const [who, source] = [await test.reader(), (await buildSource(db)).id];
    await request(app.getHttpServer()).put(`/api/sources/${source}/vote`).send({ up: true }).expect(401);
    await request(app.getHttpServer()).delete(`/api/sources/${source}/vote`).expect(401);
    await vote(who, 2_147_483_647, true).expect(404);
    for (const up of ['yes', 1, null, undefined]) await vote(who, source, up).expect(400);
    await test.call(who, 'put', `/sources/${source}/vote`).send({ up: true, userId: 1 }).expect(400);
    await test.call(who, 'put', '/sources/x/vote').send({ up: true }).expect(400);
    const statuses = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await vote(who, source, true)).status);
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
