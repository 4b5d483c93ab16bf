import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { TopicChanges, TopicStats, TopicWhy } from '#contract/stories';
import { TopicCoverage } from '#contract/timeline';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopicEvent } from '../../support/factories/timeline.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { runCommand } from '../../support/worker-command.js';

const STORM = 'The dam above Orvale broke in the storm and flooded the lower street of the town';
const BIASES = ['right', 'right', 'center-right', 'center-right', 'center', 'center', null] as const;

let database: TestDatabase;
let app: NestExpressApplication;
let articles: number[];
let topicId: number;
const worker = (...args: string[]) => runCommand(args, { DATABASE_URL: database.url });

beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  app = await createTestApp(database.url);
  articles = [];
  for (const [hour, bias] of BIASES.entries()) {
    const source = await buildSource(db, { name: `Paper ${hour}`, bias });
    articles.push(
      (
        await buildArticle(db, {
          title: `Orvale dam breaks after storm, part ${hour}`,
          url: `https://paper-${hour}.example/dam`,
          excerpt: `${STORM}; ${'reported again '.repeat(hour)}by witness ${hour}.`,
          source_id: source.id,
          published_at: hoursAfter(hour * 4),
          topic_id: null,
          is_card: false,
          origin_key: null,
          placement: null,
          item_categories: ['Football'],
        })
      ).id,
    );
  }
  const keeper = keeperAt(db, 30);
  await settle(db, keeper);
  await keeper.release();
  const [row] = await db.rows<{ topic_id: number }>('select distinct topic_id from article');
  topicId = row?.topic_id ?? 0;
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('GET /api/topics/:id/why', () => {
  it("explains articles' places, milestones and the status", async () => {
    const { body } = await request(app.getHttpServer()).get(`/api/topics/${topicId}/why`).expect(200);
    const why = TopicWhy.parse(body);
    expect(why.status).toMatchObject({ status: 'developing', by: 'machine', since: null });
    expect(why.status.reason).toMatch(/72 hours|48 hours/);
    expect(why.status.articleIds).not.toEqual([]);
    expect(articles).toEqual(expect.arrayContaining(why.status.articleIds));
    const first = why.articles.find(({ id }) => id === articles[0]);
    const second = why.articles.find(({ id }) => id === articles[1]);
    expect(first?.reason).toBe('It started the story: no other story was similar.');
    expect(second?.reason).toMatch(/^It joined the story with a score of 0\.\d\d \(shared words: .+\)\.$/);
    expect(second?.origin).toBe('Paper 1');
    expect(second?.tags.join()).toContain("category 'Football'");
    const labels = why.milestones.flatMap(({ origins }) => origins.map(({ label }) => label));
    expect(labels).toContain('Paper 0');
    for (const { level, origins, reason } of why.milestones) {
      expect(level).toBe(origins.length > 2 ? 'verified' : origins.length === 2 ? 'multiple' : 'single');
      expect(reason).toContain(origins[0]?.label);
    }
  });

  it('names the reports that reopened the story while they are its reason', async () => {
    const { db } = database;
    const shown = async () => {
      const { body } = await request(app.getHttpServer()).get(`/api/topics/${topicId}/why`).expect(200);
      return TopicWhy.parse(body).status;
    };
    const { reason, articleIds } = await shown();
    await buildTopicEvent(db, topicId, {
      kind: 'status_changed',
      fact_key: 'status:pace',
      payload: { from: 'ongoing', to: 'developing', reason, articleIds: [articles[3]] },
      at: hoursAfter(31),
    });
    expect(await shown()).toMatchObject({ since: null, articleIds });
    await buildTopicEvent(db, topicId, {
      kind: 'status_changed',
      fact_key: 'status:again',
      payload: { from: 'resolved', to: 'developing', reason, articleIds: [articles[3]] },
      at: hoursAfter(30),
    });
    expect(await shown()).toMatchObject({ since: hoursAfter(30).toISOString(), articleIds: [articles[3]] });
    await db.rows(
      'update topic_event set payload = payload || \'{"reason": "Because."}\' where fact_key = \'status:again\'',
    );
    expect((await shown()).articleIds).toEqual(articleIds);
    const { body } = await request(app.getHttpServer()).get(`/api/topics/${topicId}/changes`).expect(200);
    expect(TopicChanges.parse(body).map(({ sentence }) => sentence)).toEqual([
      'Reopened. Active & Developing: Because.',
    ]);
    await db.rows("delete from topic_event where kind = 'status_changed'");
  });

  it.each([
    ['/api/topics/999999/why', 404],
    ['/api/topics/x/why', 400],
  ])('%s: %d', async (path, status) => {
    await request(app.getHttpServer()).get(path).expect(status);
  });
});

describe('GET /api/topics/:id/stats', () => {
  it('names the first report', async () => {
    const { body } = await request(app.getHttpServer()).get(`/api/topics/${topicId}/stats`).expect(200);
    const stats = TopicStats.parse(body);
    expect(stats.firstReport).toEqual({ at: hoursAfter(0).toISOString(), source: 'Paper 0' });
  });
});

describe('GET /api/topics/:id/coverage', () => {
  it('counts coverage by day and bias, and detects a side without coverage', async () => {
    const { body } = await request(app.getHttpServer()).get(`/api/topics/${topicId}/coverage`).expect(200);
    const coverage = TopicCoverage.parse(body);
    expect(coverage.outlets).toEqual({
      left: 0,
      'center-left': 0,
      center: 2,
      'center-right': 2,
      right: 2,
      unknown: 1,
    });
    expect(coverage.blindspot).toEqual({ side: 'left', outlets: 0, labelled: 6 });
    expect(coverage.days.map(({ day }) => day)).toEqual(['2031-03-04', '2031-03-05']);
    expect(coverage.days[0]?.articles).toMatchObject({ right: 2, 'center-right': 1, unknown: 0 });
    expect(coverage.earlier).toBe(0);
  });

  it("counts by the days of the reader's time zone", async () => {
    const ask = (zone: string) =>
      request(app.getHttpServer()).get(`/api/topics/${topicId}/coverage?zone=${encodeURIComponent(zone)}`);
    const daysIn = async (zone: string) => {
      const { days, earlier } = TopicCoverage.parse((await ask(zone).expect(200)).body);
      expect(earlier).toBe(0);
      return days.map(({ day, articles: by }) => `${day} ${Object.values(by).reduce((a, b) => a + b)}`);
    };
    expect(await daysIn('UTC')).toEqual(['2031-03-04 3', '2031-03-05 4']);
    expect(await daysIn('Pacific/Kiritimati')).toEqual(['2031-03-05 6', '2031-03-06 1']);
    expect(await daysIn('Pacific/Pago_Pago')).toEqual(['2031-03-04 6', '2031-03-05 1']);
    for (const zone of ['', 'Mars/Olympus', 'UTC\u0000', "'; drop table topic", 'x'.repeat(65)])
      await ask(zone).expect(400);
  });

  it('limits the days, and counts earlier coverage', async () => {
    const { body } = await request(app.getHttpServer())
      .get(`/api/topics/${topicId}/coverage?days=1`)
      .expect(200);
    const coverage = TopicCoverage.parse(body);
    expect(coverage.days.map(({ day }) => day)).toEqual(['2031-03-05']);
    expect(coverage.earlier).toBe(3);
    for (const days of ['0', '367', '-1', 'x', '1e2'])
      await request(app.getHttpServer()).get(`/api/topics/${topicId}/coverage?days=${days}`).expect(400);
  });
});

describe('worker why', () => {
  it('prints the explanation of one article', async () => {
    const { out, code } = await worker('why', String(articles[1]));
    expect(code).toBe(0);
    expect(out).toMatch(/Orvale dam breaks after storm, part 1/);
    expect(out).toMatch(/^Tag \w+: /m);
    expect(out).toMatch(/It joined the story with a score of/);
    expect(out).toMatch(/developing: /);
  });

  it('reports an unknown article', async () => {
    const { err, code } = await worker('why', 'nothing-of-the-kind');
    expect(code).toBe(1);
    expect(err).toMatch(/There is no article nothing-of-the-kind/);
  });
});

describe('worker stories', () => {
  it('splits and merges by ids and slugs, and explains refusals', async () => {
    const { db } = database;
    const split = await worker('stories', 'split', String(topicId), String(articles[0]));
    expect(split.out).toMatch(/^Done: story \d+, Orvale dam breaks after storm, part 0/m);
    const [fresh] = await db.rows<{ slug: string }>(
      'select t.slug from topic t join article a on a.topic_id = t.id where a.id = $1',
      [articles[0]],
    );
    const preview = await worker('stories', 'merge', '--dry-run', fresh?.slug ?? '', String(topicId));
    expect([preview.code, preview.err]).toEqual([0, '']);
    expect(preview.out).toMatch(
      new RegExp(
        `^Would move 1 article and 0 followers of story \\d+, Orvale .*, to story ${topicId}, Orvale .* \\(\\d+ articles\\)\\. /topics/${fresh?.slug} would redirect to .* Nothing was changed\\.\n$`,
      ),
    );
    const merged = await worker('stories', 'merge', fresh?.slug ?? '', String(topicId));
    expect(merged.out).toMatch(`Done: story ${topicId}`);
    const { body } = await request(app.getHttpServer()).get(`/api/topics/${topicId}/changes`).expect(200);
    const changes = TopicChanges.parse(body);
    expect(changes.map(({ kind, by }) => `${kind} by ${by}`)).toEqual(
      expect.arrayContaining(['merged by editor', 'split by editor']),
    );
    expect(changes.find(({ kind }) => kind === 'merged')?.sentence).toMatch(
      /^Merged with “Orvale dam breaks/,
    );
    const again = await worker('stories', 'merge', fresh?.slug ?? '', String(topicId));
    expect(again.code).toBe(1);
    expect(again.err).toMatch('they are already one story');
    const dry = await worker('stories', 'merge', '--dry-run', fresh?.slug ?? '', String(topicId));
    expect([dry.code, dry.err]).toEqual([
      1,
      expect.stringContaining('It would be refused: they are already one story'),
    ]);
  });
});
