import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { TopicSummary } from '#contract/stories';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildClaim, buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const BROKE = 'The dam above Orvale broke after a week of rain and flooded the lower town.';
const THREE = 'Three people were killed in Orvale when the dam broke, police said.';
const SEVEN = 'Seven people were killed in Orvale when the dam broke, the mayor said.';
const BLAMED = 'Inspectors at Orvale blamed a cracked gate that nobody had mended since autumn.';
const ORDERED = 'A court in Pellmere ordered the operator of the Orvale dam to pay for all repairs.';

let test: TestDatabase;
let app: NestExpressApplication;
let topicId: number;

beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url);
  topicId = await buildStory();
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

async function buildStory(): Promise<number> {
  const { db } = test;
  const { id } = await buildTopic(db, { name: 'Orvale dam' });
  const article = async (hours: number, title: string, excerpt: string, content: string | null = null) => {
    const source = await buildSource(db, { name: `Outlet of hour ${hours}` });
    const given = { topic_id: id, source_id: source.id, published_at: hoursAfter(hours), content };
    return buildArticle(db, { ...given, title, excerpt });
  };
  const broke = await article(1, 'Orvale dam breaks after storm', BROKE);
  const three = await article(2, 'Three dead after Orvale dam breaks', THREE);
  const seven = await article(3, 'Seven dead after Orvale dam breaks', '', `<p>${SEVEN}</p>`);
  const blamed = await article(30, 'Inspectors blame cracked gate for Orvale dam flood', BLAMED);
  const ordered = await article(80, 'Court orders the Orvale dam operator to pay for repairs', ORDERED);
  const first = await buildMilestone(db, id, [broke.id, three.id, seven.id], { date: hoursAfter(1) });
  await buildMilestone(db, id, [blamed.id], { date: hoursAfter(30) });
  const last = await buildMilestone(db, id, [ordered.id], { date: hoursAfter(80) });
  const dead = { kind: 'dead', unit: 'people' };
  await buildClaim(db, first.id, three.id, {
    ...dead,
    value: 3,
    origin_key: 'source:three',
    at: hoursAfter(2),
  });
  await buildClaim(db, first.id, seven.id, {
    ...dead,
    value: 7,
    origin_key: 'source:seven',
    at: hoursAfter(3),
  });
  await db.kysely
    .updateTable('topic')
    .set({ stands_milestone_id: last.id, stands_text: ORDERED, stands_article_ids: [ordered.id] })
    .where('id', '=', id)
    .execute();
  return id;
}

async function ask(values: Values<'user_account'>, id: number | string = topicId) {
  const { id: userId } = await buildUser(test.db, values);
  return request(app.getHttpServer())
    .get(`/api/topics/${id}/summary`)
    .set('Cookie', await cookieOf(test.db, userId));
}

const paid = () => ({ premium_until: new Date(Date.now() + 86_400_000) });

describe('the summary of a story', () => {
  it('tells subscribers where it stands, how it came to this and what is disputed, in sentences of its articles', async () => {
    const answer = await ask(paid());
    const { stands, path, disputed } = TopicSummary.parse(answer.body);
    expect(stands).toEqual([
      expect.objectContaining({
        text: ORDERED,
        source: 'Outlet of hour 80',
        publishedAt: hoursAfter(80).toISOString(),
      }),
    ]);
    expect(path.map(({ text }) => text)).toEqual([expect.stringMatching(/Orvale/), BLAMED]);
    expect(disputed.map(({ text, source }) => [text, source])).toEqual([
      [THREE, 'Outlet of hour 2'],
      [SEVEN, 'Outlet of hour 3'],
    ]);
    for (const { text, articleId, slug } of [...stands, ...path, ...disputed]) {
      const [article] = await test.db.rows<{ slug: string; words: string }>(
        "select slug, concat_ws(' ', title, excerpt, content) as words from article where id = $1",
        [articleId],
      );
      expect(article?.words).toContain(text);
      expect(article?.slug).toBe(slug);
    }
  });

  it('is there for those to whom an admin gave Premium, and for nobody else', async () => {
    expect((await ask({ premium_granted: true })).status).toBe(200);
    const ended = { premium_until: new Date(Date.now() - 1000) };
    for (const values of [{}, ended, { is_admin: true }]) {
      const answer = await ask(values);
      expect([answer.status, ErrorBody.parse(answer.body).code]).toEqual([403, 'premium_only']);
    }
    await request(app.getHttpServer()).get(`/api/topics/${topicId}/summary`).expect(401);
  });

  it('is empty for a story without milestones, and missing without a story', async () => {
    const { id } = await buildTopic(test.db);
    expect((await ask(paid(), id)).body).toEqual({ stands: [], path: [], disputed: [] });
    expect((await ask(paid(), 999_999)).status).toBe(404);
    expect((await ask(paid(), 'none')).status).toBe(400);
  });
});
