import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DeskTopic,
  DeskTopicRows,
  HistoryEntries,
  MergePreview,
  OrderDone,
  type StoryOrder,
} from '#contract/desk';
import { ArticleCards } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { TopicPage } from '#contract/stories';
import { Milestones } from '#contract/timeline';
import { buildUserWithPassword } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { KeptStories } from '../../support/kept-stories.js';
import { cookieOf } from '../../support/readers.js';

const DAM = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const BRIDGE =
  'The flood from the broken dam above Orvale swept away a second bridge in the lower street of the town.';
const MATCH = 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.';

let stories: KeptStories;
let cookie: string;
let articles: { dam: number; again: number; match: number };
let topics: { dam: number; match: number };

const at = (hours: number) => `at=${encodeURIComponent(hoursAfter(hours).toISOString())}`;

const report = async (hours: number, title: string, text: string) =>
  (await buildWaitingArticle(stories.db, hours, [title, text], { first_seen_at: hoursAfter(hours) })).id;

/** Moves news time for the keeper and the BFF. */
async function settleAt(hours: number): Promise<void> {
  await stories.db.rows('update news_clock set replay_at = $1', [hoursAfter(hours)]);
  await stories.settleAt(hours);
}

const give = (order: StoryOrder, seen = 1_000_000) => stories.give(cookie, order, seen);

const get = (path: string) => stories.get(path).set('Cookie', cookie);

beforeAll(async () => {
  stories = await KeptStories.start(10);
  await stories.db.rows(
    `insert into news_clock (id, mode, recording_name, recorded_from, recorded_to, backfill_until, replay_at, wall_at, speed)
     values (1, 'recorded', 'the valley', $1, $2, $1, $1, $1, 1e-12)`,
    [hoursAfter(0), hoursAfter(100)],
  );
  const editor = await buildUserWithPassword(stories.db, { username: 'ada', is_editor: true });
  cookie = await cookieOf(stories.db, editor.id);
  const dam = await report(0, 'Orvale dam breaks after storm', DAM);
  const match = await report(2, 'Foundry beat Anchors by one goal', MATCH);
  await settleAt(10);
  const again = await report(20, 'Orvale dam: flood sweeps away a second bridge', BRIDGE);
  await settleAt(24);
  articles = { dam, again, match };
  topics = { dam: await stories.topicOf(dam), match: await stories.topicOf(match) };
  await settleAt(30);
});

afterAll(() => stories.stop());

describe('orders over HTTP', () => {
  it('answer with the entry by which they can be undone', async () => {
    const before = DeskTopic.parse((await get(`/api/admin/topics/${topics.dam}`)).body);
    expect(before).toMatchObject({ seen: 0, locks: [], articleCount: 2 });
    const edit = {
      kind: 'edit',
      payload: { topic: topics.dam, fields: { name: 'The dam of Orvale' } },
    } as const;
    const done = OrderDone.parse((await give(edit, before.seen)).body);
    expect(done).toMatchObject({ topicId: topics.dam, kept: 0 });
    const after = DeskTopic.parse((await get(`/api/admin/topics/${topics.dam}`)).body);
    expect(after).toMatchObject({
      seen: done.changeId,
      locks: ['name'],
      fields: { name: 'The dam of Orvale' },
    });
    expect(after.machine.name).not.toBe('The dam of Orvale');
    const late = await give(edit, before.seen);
    expect([late.status, late.body]).toEqual([409, { code: 'stale', message: 'Changed by ada just now.' }]);
  });

  it('find stories with their language', async () => {
    const rows = DeskTopicRows.parse((await get('/api/admin/topics?q=dam%20of%20Orvale')).body);
    expect(rows).toMatchObject([{ id: topics.dam, name: 'The dam of Orvale', language: 'en' }]);
  });

  it('show what a merge brings together before it happens', async () => {
    const preview = await get(`/api/admin/topics/${topics.match}/merge-preview?into=${topics.dam}`);
    expect(MergePreview.parse(preview.body)).toMatchObject({
      from: { articleCount: 1 },
      into: { name: 'The dam of Orvale', language: 'en', articleCount: 2 },
      refusal: null,
    });
    const same = await get(`/api/admin/topics/${topics.dam}/merge-preview?into=${topics.dam}`);
    expect(same.body.refusal).toBe('A story cannot be merged with itself.');
  });

  it('are listed with what they changed', async () => {
    const history = HistoryEntries.parse((await get(`/api/admin/topics/${topics.dam}/history`)).body);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ kind: 'edit', editor: 'ada', undoneBy: null });
    expect(history[0]?.changes).toContainEqual({
      what: 'Lock of Name',
      count: 1,
      before: 'No',
      after: 'Yes',
    });
    const all = HistoryEntries.parse((await get(`/api/admin/topics/${topics.dam}/history?machine=1`)).body);
    expect(all.some(({ kind }) => kind === 'rebuilt')).toBe(true);
  });

  it.each([
    [{ order: { kind: 'merge', payload: { from: 1 } }, seen: 0 }],
    [{ order: { kind: 'rebuilt', payload: {} }, seen: 0 }],
    [{ order: { kind: 'tag', payload: { article: 1, tags: ['nonsense'] } }, seen: 0 }],
    [{ order: { kind: 'edit', payload: { topic: 1, fields: { slug: 'x' } } }, seen: 0 }],
    [{ order: { kind: 'split', payload: { topic: 1 } }, seen: 0 }],
    [{ order: { kind: 'undo', payload: { change: 1 } } }],
  ])('are refused as malformed: %j', async (body) => {
    expect((await stories.post('/api/admin/orders').set('Cookie', cookie).send(body)).status).toBe(400);
  });
});

describe('the time machine', () => {
  beforeAll(async () => {
    while ((await stories.get(`/api/topics/${topics.dam}?${at(29)}`)).status !== 200) await settleAt(30);
  });

  it('shows a story as it was known, its articles, milestones and name', async () => {
    const merged = OrderDone.parse(
      (await give({ kind: 'merge', payload: { from: topics.match, into: topics.dam } })).body,
    );
    expect(merged.topicId).toBe(topics.dam);
    const then = TopicPage.parse((await stories.get(`/api/topics/${topics.dam}?${at(15)}`)).body);
    expect(then).toMatchObject({
      id: topics.dam,
      articleCount: 1,
      sourceCount: 1,
      asOf: hoursAfter(15).toISOString(),
    });
    expect(then.name).not.toBe('The dam of Orvale');
    const now = TopicPage.parse((await stories.get(`/api/topics/${topics.dam}`)).body);
    expect(now).toMatchObject({ name: 'The dam of Orvale', articleCount: 3 });
    const cards = ArticleCards.parse(
      (await stories.get(`/api/topics/${topics.dam}/articles?${at(25)}`)).body,
    );
    expect(cards.map(({ id }) => id).sort()).toEqual([articles.dam, articles.again].sort());
    const milestones = Milestones.parse(
      (await stories.get(`/api/topics/${topics.dam}/milestones?${at(15)}`)).body,
    );
    expect(milestones).toHaveLength(1);
    expect(milestones[0]).toMatchObject({ originCount: 1, outletCount: 1 });
  });

  it('shows a merged story under its own address as it was', async () => {
    const then = TopicPage.parse((await stories.get(`/api/topics/${topics.match}?${at(15)}`)).body);
    expect(then).toMatchObject({ id: topics.match, articleCount: 1 });
    const own = await stories.get(`/api/topics/${topics.match}/milestones?${at(15)}`);
    expect(Milestones.parse(own.body)).toHaveLength(1);
    expect((await stories.get(`/api/topics/${topics.match}`)).body.id).toBe(topics.dam);
  });

  it.each([
    [-5, 404, 'not_begun'],
    [500, 400, 'in_the_future'],
  ])('refuses a moment %i hours after the first report with %i', async (hours, status, code) => {
    const response = await stories.get(`/api/topics/${topics.dam}?${at(hours)}`);
    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  it('limits the calls of one address, without those for the present', async () => {
    const paths = ['', '/articles', '/milestones'].map((part) => `/api/topics/${topics.dam}${part}`);
    await stories.db.rows("delete from rate_limit where key like 'timeMachine:%'");
    for (const path of paths) expect((await stories.get(`${path}?${at(15)}`)).status).toBe(200);
    const used = await stories.db.rows<{ points: number }>(
      "update rate_limit set points = points + 597 where key like 'timeMachine:%' returning points - 597 as points",
    );
    expect(used).toEqual([{ points: 3 }]);
    for (const path of paths) {
      const refused = await stories.get(`${path}?${at(15)}`);
      expect(refused.status).toBe(429);
      expect(ErrorBody.parse(refused.body).code).toBe('rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await stories.get(path)).status).toBe(200);
    }
    await stories.db.rows("delete from rate_limit where key like 'timeMachine:%'");
  });

  it.each(['yesterday', '2026-13-40T00:00:00Z', '1800-01-01T00:00:00Z', ''])(
    'refuses the malformed moment "%s"',
    async (text) => {
      const path = `/api/topics/${topics.dam}?at=${encodeURIComponent(text)}`;
      expect((await stories.get(path)).status).toBe(400);
    },
  );

  it('rebuilds random histories from the log as they were', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 8; n += 1)
      ids.push(
        await report(31, `Council ${n} of Pellune meets on matter ${n * 7}`, `Point ${n} of day ${n * 13}.`),
      );
    await settleAt(32);
    const known: { hours: number; topics: Map<number, number[]> }[] = [];
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let step = 0; step < 16; step += 1) {
      const hours = 40 + step;
      const [one = 0, other = 0] = [ids[random(8)], ids[random(8)]];
      const [a, b] = [await stories.topicOf(one), await stories.topicOf(other)];
      const orders: StoryOrder[] = [
        { kind: 'merge', payload: { from: a, into: b } },
        { kind: 'move', payload: { articles: [one], into: b } },
        { kind: 'split', payload: { topic: a, articles: [one], milestones: [] } },
        { kind: 'undo', payload: { change: 1 + random(step + 4) } },
      ];
      const order = orders[random(4)];
      await settleAt(hours);
      if (order) await give(order);
      known.push({ hours, topics: await placesOf(ids) });
    }
    await settleAt(60);
    while ((await stories.get(`/api/topics/${topics.dam}?${at(59)}`)).status !== 200) await settleAt(60);
    for (const { hours, topics: then } of known)
      for (const [topic, held] of then) {
        const cards = await stories.get(`/api/topics/${topic}/articles?${at(hours)}`);
        const shown = ArticleCards.parse(cards.body).map(({ id }) => id);
        expect([hours, topic, shown.filter((id) => ids.includes(id)).sort()]).toEqual([hours, topic, held]);
      }
  });
});

/** The given articles by topic. */
async function placesOf(ids: number[]): Promise<Map<number, number[]>> {
  const rows = await stories.db.rows<{ id: number; topic_id: number }>(
    'select id, topic_id from article where id = any($1::int[]) order by id',
    [ids],
  );
  return new Map(
    [...Map.groupBy(rows, ({ topic_id }) => topic_id)].map(([topic, own]) => [
      topic,
      own.map(({ id }) => id).sort(),
    ]),
  );
}
