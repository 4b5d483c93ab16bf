import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import {
  ArticleCards,
  ArticleList,
  FOLLOWS_MOST,
  FollowingChanged,
  FollowingList,
  Unfollowed,
  UserTopic,
} from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { Topics } from '#contract/stories';
import type { Database } from '#persistence/database';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildSource, buildSourceFollow } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;

beforeAll(async () => {
  test = await startReaderApp();
  ({ db } = test);
});

afterAll(() => test.stop());

const RESOLVED = { status: 'resolved', resolved_at: NEWS_DAY, resolution_summary: 'It ended.' } as const;
const PATH = '/user/following';

async function list(who: TestReader, query = ''): Promise<FollowingList> {
  return FollowingList.parse((await test.call(who, 'get', PATH + query).expect(200)).body);
}
const names = ({ follows }: FollowingList) => follows.map(({ topic }) => topic.name);
const codeOf = (body: unknown) => ErrorBody.parse(body).code;

/** A reader of four stories; each sort orders them in another way. */
async function readerOfFour() {
  const who = await test.reader();
  const topics = [
    await buildTopic(db, { name: 'Dam', last_milestone_at: hoursAfter(1) }),
    await buildTopic(db, { name: 'avalanche', last_milestone_at: hoursAfter(3), status: 'ongoing' }),
    await buildTopic(db, {
      name: 'Bridge',
      label: 'Orrin crossing',
      last_milestone_at: null,
      status: 'developing',
    }),
    await buildTopic(db, { name: 'Court', last_milestone_at: hoursAfter(2), ...RESOLVED }),
  ];
  await db.rows("update topic set status = 'ongoing' where id = $1", [topics[0]?.id]);
  for (const [at, topic] of topics.entries())
    await buildFollow(db, who.id, topic.id, { followed_at: hoursAfter(-at) });
  return { who, ids: topics.map(({ id }) => id) };
}

describe('GET /api/user/following', () => {
  it.each([
    ['', ['avalanche', 'Court', 'Dam', 'Bridge']],
    ['?sort=name', ['avalanche', 'Bridge', 'Court', 'Dam']],
    ['?sort=followed', ['Dam', 'avalanche', 'Bridge', 'Court']],
    ['?sort=status', ['Bridge', 'avalanche', 'Dam', 'Court']],
    ['?status=open', ['avalanche', 'Dam', 'Bridge']],
    ['?status=resolved', ['Court']],
    ['?q=orrin', ['Bridge']],
    ['?q=%25', []],
    ['?sort=name&limit=2&offset=1', ['Bridge', 'Court']],
    ['?offset=9', []],
  ])('%s', async (query, expected) => {
    const { who } = await readerOfFour();
    expect(names(await list(who, query))).toEqual(expected);
  });

  it('counts all that match, whatever the page and the status', async () => {
    const { who } = await readerOfFour();
    const page = await list(who, '?status=open&limit=1&offset=7');
    expect(page).toMatchObject({
      pagination: { total: 3, limit: 1, offset: 7 },
      counts: { open: 3, resolved: 1 },
      openQuestions: 0,
    });
    expect((await list(who, '?q=co')).counts).toEqual({ open: 0, resolved: 1 });
  });

  it('shows what is new and the newest development', async () => {
    const [who, topic] = [await test.reader(), await buildTopic(db, { updated_at: hoursAfter(5) })];
    await buildFollow(db, who.id, topic.id, { priority: 'high' });
    const article = await buildArticle(db, { topic_id: topic.id });
    await buildMilestone(db, topic.id, [article.id], { title: 'The gates open', created_at: hoursAfter(4) });
    const [follow] = (await list(who)).follows;
    expect(follow).toMatchObject({
      priority: 'high',
      newMilestones: 1,
      lastMilestone: { title: 'The gates open' },
    });
  });

  it.each(['?sort=x', '?status=x', '?limit=0', '?limit=301', '?offset=-1', '?q='])(
    'refuses %s',
    async (query) => {
      const who = await test.reader();
      expect(codeOf((await test.call(who, 'get', PATH + query).expect(400)).body)).toBe('invalid_input');
    },
  );

  it('pages through 10,000 topics', async () => {
    const who = await test.reader();
    // Raw SQL: one statement for many rows.
    await db.rows(
      `with filled as (
         insert into topic (slug, name, language, follower_count, first_reported_at, last_reported_at, created_at, updated_at)
         select 'many-x' || n, 'Many ' || lpad(n::text, 5, '0'), 'en', 1, $2, $2, $2, $2
           from generate_series(1, $3::int) n returning id)
       insert into follow (user_id, topic_id, followed_at, seen_at) select $1::int, id, $2, $2 from filled`,
      [who.id, NEWS_DAY, FOLLOWS_MOST],
    );
    const page = await list(who, `?sort=name&limit=2&offset=${FOLLOWS_MOST - 1}`);
    expect(names(page)).toEqual(['Many 10000']);
    expect(page.pagination.total).toBe(FOLLOWS_MOST);
    const { body } = await test.call(who, 'patch', PATH).send({ all: true, priority: 'low' }).expect(200);
    expect(FollowingChanged.parse(body).changed).toBe(FOLLOWS_MOST);
  });
});

describe('PATCH /api/user/following', () => {
  it('changes the chosen topics, also by the id of a merged one, or all', async () => {
    const { who, ids } = await readerOfFour();
    const other = await test.reader();
    await buildFollow(db, other.id, ids[0] ?? 0);
    const old = await buildTopicRedirect(db, ids[1] ?? 0);
    const change = async (body: object) =>
      FollowingChanged.parse((await test.call(who, 'patch', PATH).send(body).expect(200)).body).changed;
    expect(await change({ topicIds: [ids[0], old.old_topic_id, 2147483647], priority: 'high' })).toBe(2);
    const high = (await list(who, '?sort=name')).follows.filter(({ priority }) => priority === 'high');
    expect(high.map(({ topic }) => topic.name)).toEqual(['avalanche', 'Dam']);
    expect(await change({ all: true, notificationFrequency: 'weekly' })).toBe(4);
    const [theirs] = (await list(other)).follows;
    expect(UserTopic.parse(theirs)).toMatchObject({ priority: 'normal', notificationFrequency: 'immediate' });
  });

  it.each([
    { priority: 'high' },
    { all: true },
    { all: false, priority: 'high' },
    { all: true, topicIds: [1], priority: 'high' },
    { topicIds: [], priority: 'high' },
    { topicIds: [1], priority: 'highest' },
    { topicIds: Array.from({ length: 301 }, (_, n) => n + 1), priority: 'high' },
  ])('refuses %j', async (body) => {
    const who = await test.reader();
    await test.call(who, 'patch', PATH).send(body).expect(400);
  });
});

describe('unfollowing many, and Undo', () => {
  it('restores every part of the follows and the counts', async () => {
    const { who, ids } = await readerOfFour();
    const source = await buildSource(db);
    await db.rows('update topic set follower_count = 1 where id = any($1)', [ids]);
    await db.rows(
      `update follow set priority = 'high', notification_frequency = 'major_only', muted_words = '{score, bet}',
              hidden_source_ids = array[$3::int], seen_at = $4
        where user_id = $1 and topic_id = $2`,
      [who.id, ids[0], source.id, hoursAfter(-3)],
    );
    const stored = () =>
      db.rows(
        `select f.*, t.follower_count from follow f join topic t on t.id = f.topic_id
          where f.user_id = $1 order by f.topic_id`,
        [who.id],
      );
    const before = await stored();
    const { body } = await test
      .call(who, 'delete', PATH)
      .send({ topicIds: ids.slice(0, 2) })
      .expect(200);
    const { removed } = Unfollowed.parse(body);
    expect(removed.map(({ topicId }) => topicId)).toEqual(ids.slice(0, 2));
    expect(await stored()).toHaveLength(2);
    const counts = await db.rows<{ follower_count: number }>(
      'select follower_count from topic where id = any($1) order by id',
      [ids],
    );
    expect(counts.map((row) => row.follower_count)).toEqual([0, 0, 1, 1]);
    for (const changed of [2, 0]) {
      const again = await test.call(who, 'post', `${PATH}/restore`).send({ removed }).expect(200);
      expect(FollowingChanged.parse(again.body)).toEqual({ changed });
    }
    expect(await stored()).toEqual(before);
  });

  it('never dates a follow in the future, and keeps the limit', async () => {
    const [who, topic] = [await test.reader(), await buildTopic(db)];
    const future = '2999-01-01T00:00:00.000Z';
    const removed = [
      {
        topicId: topic.id,
        priority: 'normal',
        notificationFrequency: 'daily',
        followedAt: future,
        seenAt: future,
        mutedWords: [],
        hiddenSourceIds: [2147483647],
        mutedSince: null,
        mutedUntil: null,
      },
    ];
    await test.call(who, 'post', `${PATH}/restore`).send({ removed }).expect(200);
    const [row] = await db.rows(
      'select followed_at, seen_at, hidden_source_ids from follow where user_id = $1',
      [who.id],
    );
    expect(row).toEqual({ followed_at: NEWS_DAY, seen_at: NEWS_DAY, hidden_source_ids: [] });
  });

  it('leaves exact counts when calls arrive together', async () => {
    const topics = [await buildTopic(db), await buildTopic(db), await buildTopic(db)].map(({ id }) => id);
    const readers = await Promise.all(Array.from({ length: 8 }, () => test.reader()));
    for (const who of readers)
      for (const id of topics) await test.call(who, 'post', `/topics/${id}/follow`).expect(200);
    await Promise.all(
      readers.flatMap((who, at) => [
        test.call(who, 'delete', PATH).send({ topicIds: topics }).expect(200),
        test.call(who, 'delete', PATH).send({ topicIds: topics.toReversed() }).expect(200),
        test.call(who, at % 2 ? 'post' : 'delete', `/topics/${topics[at % 3]}/follow`).expect(200),
      ]),
    );
    const rows = await db.rows<{ kept: number; rows: number }>(
      `select follower_count as kept, (select count(*)::int from follow where topic_id = t.id) as rows
         from topic t where id = any($1)`,
      [topics],
    );
    for (const { kept, rows: found } of rows) expect(kept).toBe(found);
  });
});

describe('articles of followed sources', () => {
  it('are a filter of the news feed for readers, newest first', async () => {
    const [who, topic] = [await test.reader(), await buildTopic(db)];
    const [followed, other] = [await buildSource(db), await buildSource(db)];
    await buildSourceFollow(db, who.id, followed.id);
    const build = (source_id: number, hours: number) =>
      buildArticle(db, { topic_id: topic.id, source_id, published_at: hoursAfter(hours) });
    const [older, newer] = [await build(followed.id, -2), await build(followed.id, -1)];
    await build(other.id, 0);
    const { body } = await test.call(who, 'get', '/articles?followed=sources&limit=1').expect(200);
    expect(ArticleList.parse(body)).toMatchObject({
      articles: [{ id: newer.id }],
      pagination: { total: 2, limit: 1, offset: 0 },
    });
    const next = await test.call(who, 'get', '/articles?followed=sources&offset=1').expect(200);
    expect(ArticleList.parse(next.body).articles.map(({ id }) => id)).toEqual([older.id]);
    await test.call(who, 'get', '/articles?followed=topics').expect(400);
  });

  it('need an account, and do not change the news feed', async () => {
    const visit = request(test.app.getHttpServer());
    await visit.get('/api/articles?followed=sources').expect(401);
    expect(
      ArticleList.parse((await visit.get('/api/articles').expect(200)).body).articles.length,
    ).toBeGreaterThan(0);
  });
});

describe("a visitor's lists", () => {
  it('are shown by their ids, in order, without what is gone', async () => {
    const [first, second] = [await buildTopic(db), await buildTopic(db)];
    const merged = await buildTopicRedirect(db, first.id);
    const visit = request(test.app.getHttpServer());
    const ids = [second.id, merged.old_topic_id, 2147483647].join(',');
    const topics = Topics.parse((await visit.get(`/api/device/topics?ids=${ids}`).expect(200)).body);
    expect(topics.map(({ id }) => id)).toEqual([second.id, first.id]);
    const article = await buildArticle(db, { topic_id: first.id });
    const waiting = await buildArticle(db, { topic_id: null, is_card: false });
    const cards = await visit.get(`/api/device/articles?ids=${waiting.id},${article.id}`).expect(200);
    expect(ArticleCards.parse(cards.body).map(({ id }) => id)).toEqual([article.id]);
    for (const wrong of ['', '?ids=', '?ids=x', `?ids=${Array(101).fill(1).join(',')}`])
      await visit.get(`/api/device/topics${wrong}`).expect(400);
  });
});
