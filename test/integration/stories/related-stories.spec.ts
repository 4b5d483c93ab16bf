import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { RelatedTopics } from '#contract/stories';
import type { Database } from '#persistence/database';
import { orderTopicCommand } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { buildTopic, buildTopicRedirect, buildTopicRelation } from '../../support/factories/stories.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAM: [string, string][] = [
  ['Orvale dam breaks after storm', 'The dam above Orvale broke in the storm and flooded the lower street.'],
  ['Dam above Orvale bursts in storm', 'Water from the dam above Orvale stands in the lower street.'],
  ['Orvale dam: pumps reach the lower street', 'Firemen pump water of the broken Orvale dam out of cellars.'],
  ['Storm broke the Orvale dam, says mayor', 'The mayor of Orvale counts cellars flooded by the dam.'],
];
const MATCH: [string, string][] = [
  [
    'Foundry beat Anchors by one goal',
    'Foundry beat Anchors by one goal in the league match at Ropewalk Park.',
  ],
  ['League: Foundry beat Anchors', 'Foundry defeated Anchors in the league match at Ropewalk Park.'],
];

let database: TestDatabase;
let db: Database;
let app: NestExpressApplication;
let keeper: KeeperService;

beforeAll(async () => {
  database = await seededDatabase();
  db = database.db;
  app = await createTestApp(database.url);
  keeper = keeperAt(db, 12);
});
afterAll(async () => {
  await keeper.release();
  await app.close();
  await database.drop();
});

const ask = (id: number | string) => request(app.getHttpServer()).get(`/api/topics/${id}/related`);
const relatedTo = async (id: number) => RelatedTopics.parse((await ask(id).expect(200)).body);

async function topicOf(article: number): Promise<number> {
  const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [article]);
  return row?.topic_id ?? 0;
}

/** Starts a keeper at this hour. It reviews the stories of the last day. */
async function reviewAt(hours: number): Promise<void> {
  await keeper.release();
  keeper = keeperAt(db, hours);
  await settle(db, keeper);
}

describe('the nightly review', () => {
  it('relates stories that are near but not one, until they are merged', async () => {
    const ids: number[] = [];
    for (const [hours, text] of [...DAM, ...MATCH].entries())
      ids.push((await buildWaitingArticle(db, hours, text)).id);
    await settle(db, keeper);
    const dam = await topicOf(ids[0] ?? 0);
    expect(await relatedTo(dam)).toEqual([]);
    await orderTopicCommand(
      db,
      { kind: 'split', payload: { topic: dam, articles: ids.slice(2, 4) } },
      'editor',
    );
    await keeper.round();
    const pumps = await topicOf(ids[2] ?? 0);
    expect(pumps).not.toBe(dam);

    await reviewAt(20);
    const [pumpsRow] = await db.rows('select id, slug, name, status from topic where id = $1', [pumps]);
    const [found, ...more] = await relatedTo(dam);
    expect(more).toEqual([]);
    expect(found).toEqual({ ...(pumpsRow as object), kind: 'related', why: expect.any(String) });
    expect(found?.why).toMatch(/^Both mention \w+, \w+ and \w+\.$/);
    expect(found?.why).toContain('Orvale');
    expect(await relatedTo(pumps)).toMatchObject([{ id: dam }]);
    expect(await relatedTo(await topicOf(ids[4] ?? 0))).toEqual([]);

    await reviewAt(21);
    expect(await db.rows('select topic_id from topic_relation')).toHaveLength(2);
    await orderTopicCommand(db, { kind: 'merge', payload: { from: pumps, into: dam } }, 'editor');
    await keeper.round();
    expect(await relatedTo(dam)).toEqual([]);
    expect(await relatedTo(pumps)).toEqual([]);
  });
});

describe('GET /api/topics/:id/related', () => {
  it('shows relations from both sides, wholes and parts first, and only listed topics', async () => {
    const [whole, part, near, far, unlisted] = [
      await buildTopic(db, { status: 'developing' }),
      await buildTopic(db),
      await buildTopic(db),
      await buildTopic(db),
      await buildTopic(db, { is_listed: false }),
    ].map(({ id }) => id) as [number, number, number, number, number];
    await buildTopicRelation(db, part, whole, { kind: 'part_of', shared: 'Karsk, miners, pit' });
    await buildTopicRelation(db, whole, part, { likeness: 0.9 });
    await buildTopicRelation(db, part, far, { likeness: 0.12, shared: '' });
    await buildTopicRelation(db, near, part, { likeness: 0.2, shared: 'Karsk' });
    await buildTopicRelation(db, part, unlisted, { likeness: 0.5 });
    const seen = (await relatedTo(part)).map(({ id, kind, why }) => [id, kind, why]);
    expect(seen).toEqual([
      [whole, 'part_of', 'Both mention Karsk, miners and pit.'],
      [near, 'related', 'Both mention Karsk.'],
      [far, 'related', 'Their reports use similar words.'],
    ]);
    expect(await relatedTo(whole)).toMatchObject([{ id: part, kind: 'has_part', status: 'ongoing' }]);
    expect(await relatedTo(unlisted)).toMatchObject([{ id: part }]);
    const merged = await buildTopicRedirect(db, whole);
    expect(await relatedTo(merged.old_topic_id)).toMatchObject([{ id: part, kind: 'has_part' }]);
  });

  it('shows five at most', async () => {
    const { id } = await buildTopic(db);
    for (let n = 0; n < 7; n += 1)
      await buildTopicRelation(db, (await buildTopic(db)).id, id, { likeness: n / 10 });
    expect(await relatedTo(id)).toHaveLength(5);
  });

  it.each([
    [999_999, 404],
    ['x', 400],
    [0, 400],
  ])('%s: %d', async (id, status) => {
    await ask(id).expect(status);
  });
});
