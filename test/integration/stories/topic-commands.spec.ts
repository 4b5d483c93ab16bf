import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoryOrder } from '#domain/stories/orders';
import { type Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { nextTopicCommand, orderTopicCommand, removedTopics, topicCommandAnswer } from '#persistence/stories';
import { setTopicField } from '#persistence/stories/orders';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { EpochService } from '../../../apps/worker/src/stories/memory/epoch.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 12);
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

const DAM = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const DAM_AGAIN = 'Water from the dam above Orvale flooded the lower street after it broke in a storm.';
const MATCH = 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.';

async function report(hours: number, title: string, excerpt: string): Promise<number> {
  return (await buildWaitingArticle(db, hours, [title, excerpt])).id;
}

/** The ids of two reports of a dam and two of a match. */
async function fourReports(): Promise<[number, number, number, number]> {
  const ids = [
    await report(0, 'Orvale dam breaks after storm', DAM),
    await report(1, 'Dam above Orvale breaks in storm', DAM_AGAIN),
    await report(2, 'Foundry beat Anchors by one goal', MATCH),
    await report(3, 'League: Foundry beat Anchors at Ropewalk Park', MATCH.replace('beat', 'defeated')),
  ];
  await settle(db, keeper);
  return ids as [number, number, number, number];
}

async function topicOf(articleId: number): Promise<number> {
  const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [
    articleId,
  ]);
  return row?.topic_id ?? 0;
}

async function carriedOut(order: StoryOrder, actor: 'machine' | 'editor' = 'editor') {
  const id = await orderTopicCommand(db, order, actor);
  await keeper.round();
  return topicCommandAnswer(db, id);
}

const topicRow = async (id: number) =>
  (
    await db.rows<Record<string, unknown>>(
      'select slug, article_count, origin_count, milestone_count, editor_fields from topic where id = $1',
      [id],
    )
  )[0];

async function inOrder() {
  const [counts] = await db.rows<{
    cards: number;
    kept: number;
    lost: number;
    astray: number;
    unmade: number;
  }>(
    `select (select count(*)::int from article where is_card) as cards,
            (select value from counter where name = 'cards') as kept,
            (select count(*)::int from article where topic_id is null) as lost,
            (select count(*)::int from milestone_article ma join milestone m on m.id = ma.milestone_id
               join article a on a.id = ma.article_id where a.topic_id <> m.topic_id) as astray,
            (select count(*)::int from article a where not exists
               (select 1 from milestone_article ma where ma.article_id = a.id)) as unmade`,
  );
  expect(counts).toMatchObject({ lost: 0, astray: 0, unmade: 0 });
  expect(counts?.kept).toBe(counts?.cards);
}

describe('topic commands', () => {
  it('merge: the other topic redirects, its milestones and log move, and new reports join the result', async () => {
    const [dam, , match] = await fourReports();
    const [into, from] = [await topicOf(dam), await topicOf(match)];
    const [gone] = await db.rows<{ slug: string }>('select slug from topic where id = $1', [from]);
    const milestones = await db.rows('select id, anchor_article_id from milestone order by id');
    const answer = await carriedOut({ kind: 'merge', payload: { from, into } });
    expect(answer).toMatchObject({ state: 'done', topic_id: into, refusal: null });
    expect(await topicRow(into)).toMatchObject({
      article_count: 4,
      origin_count: 4,
      editor_fields: ['articles'],
    });
    expect(await topicRow(from)).toBeUndefined();
    expect(await db.rows('select id, anchor_article_id from milestone order by id')).toEqual(milestones);
    expect(await db.rows('select old_topic_id, old_slug, topic_id from topic_redirect')).toEqual([
      { old_topic_id: from, old_slug: gone?.slug, topic_id: into },
    ]);
    const log = await db.rows<{ kind: string; actor: string }>(
      'select kind, actor from topic_event where topic_id = $1 order by id',
      [into],
    );
    expect(log.filter(({ kind }) => kind === 'milestone_added')).toHaveLength(milestones.length);
    expect(log.at(-1)).toEqual({ kind: 'merged', actor: 'editor' });
    const later = await report(5, 'Anchors lose to Foundry by one goal at Ropewalk Park', MATCH);
    await settle(db, keeper);
    expect(await topicOf(later)).toBe(into);
    await inOrder();
  });

  it('split: the articles become a new topic, which later reports join', async () => {
    const [dam, again, match, last] = await fourReports();
    const into = await topicOf(dam);
    await carriedOut({ kind: 'merge', payload: { from: await topicOf(match), into } });
    const facts = await db.rows("select 1 from topic_event where kind = 'milestone_added'");
    const answer = await carriedOut({ kind: 'split', payload: { topic: into, articles: [match, last] } });
    const fresh = answer?.topic_id ?? 0;
    expect(answer?.state).toBe('done');
    expect(await topicRow(fresh)).toMatchObject({ article_count: 2, origin_count: 2 });
    expect(await topicRow(into)).toMatchObject({ article_count: 2, origin_count: 2 });
    expect([await topicOf(dam), await topicOf(again)]).toEqual([into, into]);
    expect(await db.rows("select 1 from topic_event where kind = 'milestone_added'")).toHaveLength(
      facts.length,
    );
    const later = await report(5, 'Anchors lose to Foundry by one goal at Ropewalk Park', MATCH);
    await settle(db, keeper);
    expect(await topicOf(later)).toBe(fresh);
    await inOrder();
  });

  it('move one article, and its milestone keeps the others', async () => {
    const [dam, again, match] = await fourReports();
    const [from, into] = [await topicOf(dam), await topicOf(match)];
    expect(await carriedOut({ kind: 'move', payload: { articles: [dam], into } })).toMatchObject({
      state: 'done',
    });
    expect([await topicOf(dam), await topicOf(again)]).toEqual([into, from]);
    expect(
      await db.rows('select anchor_article_id, origin_count from milestone where topic_id = $1', [from]),
    ).toEqual([{ anchor_article_id: again, origin_count: 1 }]);
    expect(await topicRow(into)).toMatchObject({ article_count: 3 });
    const placements = await db.rows('select placement from article where id = any($1::int[]) order by id', [
      [dam, again],
    ]);
    expect(placements).toMatchObject([
      { placement: { movedBy: 'editor', movedIn: 'move' } },
      { placement: { joined: true } },
    ]);
    await inOrder();
    const last = await carriedOut({ kind: 'move', payload: { articles: [again], into } });
    expect(last).toMatchObject({ state: 'done', topic_id: into });
    expect(await db.rows('select topic_id from topic_redirect where old_topic_id = $1', [from])).toEqual([
      { topic_id: into },
    ]);
    await inOrder();
  });

  it("keep the larger topic in a merge by the machine, which never undoes an editor's command", async () => {
    const [dam, , match] = await fourReports();
    await report(4, 'Foundry beat Anchors: the league match in pictures', MATCH);
    await settle(db, keeper);
    const [small, large] = [await topicOf(dam), await topicOf(match)];
    expect(
      await carriedOut({ kind: 'merge', payload: { from: large, into: small } }, 'machine'),
    ).toMatchObject({
      state: 'done',
      topic_id: large,
      refusal: null,
    });
    await carriedOut({ kind: 'split', payload: { topic: large, articles: [dam] } });
    expect(
      await carriedOut({ kind: 'merge', payload: { from: await topicOf(dam), into: large } }, 'machine'),
    ).toMatchObject({ state: 'refused', topic_id: null, refusal: 'locked' });
  });

  it("run an editor's command before those of the machine", async () => {
    const order: StoryOrder = { kind: 'merge', payload: { from: 1, into: 2 } };
    await orderTopicCommand(db, order, 'machine');
    const ids = [await orderTopicCommand(db, order, 'editor'), await orderTopicCommand(db, order, 'editor')];
    expect(await nextTopicCommand(db)).toMatchObject({ id: ids[0], actor: 'editor' });
  });

  describe('of the review', () => {
    /** Five topics, and merges by the review: two about different ones, one about a topic of the first, and another. */
    async function mergesOfReview() {
      const reports = [
        await report(0, 'Orvale dam breaks after storm', DAM),
        await report(1, 'Foundry beat Anchors by one goal', MATCH),
        await report(
          2,
          'Museum of Pellune buys a stolen harp',
          'The harp was taken from a chapel in the spring.',
        ),
        await report(3, 'Ferry fares to Sarn rise again', 'Passengers pay a tenth more from the autumn on.'),
        await report(
          4,
          'Bees return to the roofs of Lumen',
          'Keepers counted forty hives above the old market.',
        ),
      ];
      await settle(db, keeper);
      const topics = await Promise.all(reports.map(topicOf));
      const merge = (from: number, into: number) => {
        const payload = { from: topics[from] ?? 0, into: topics[into] ?? 0 };
        return orderTopicCommand(db, { kind: 'merge', payload }, 'machine');
      };
      const ids = [await merge(0, 1), await merge(2, 3), await merge(1, 4)];
      return { reports, topics, ids };
    }

    const statesOf = async (ids: number[]) =>
      (await Promise.all(ids.map((id) => topicCommandAnswer(db, id)))).map((answer) => answer?.state);

    it('share a transaction if they concern different stories, and keep their sequence otherwise', async () => {
      const { reports, topics, ids } = await mergesOfReview();
      expect(new Set(topics).size).toBe(5);
      await keeper.round();
      expect(await statesOf(ids)).toEqual(['done', 'done', 'done']);
      const [a, b, c, d, e] = await Promise.all(reports.map(topicOf));
      expect([a, b, c]).toEqual([b, e, d]);
      const together = await db.rows(
        "select count(*)::int as orders from story_change where kind = 'merge' group by written_at order by 1",
      );
      expect(together).toEqual([{ orders: 1 }, { orders: 2 }]);
      await inOrder();
    });

    it('do not fail because another one fails', async () => {
      const { topics, ids } = await mergesOfReview();
      await db.rows(
        `alter table topic_redirect add check (old_topic_id not in (${topics[2]}, ${topics[3]}))`,
      );
      await keeper.round();
      expect(await statesOf(ids)).toEqual(['done', 'refused', 'done']);
      await inOrder();
    });
  });

  it('are refused if impossible, without any change', async () => {
    const [dam, , match] = await fourReports();
    const before = await db.rows('select id, topic_id from article order by id');
    const into = await topicOf(match);
    expect(await carriedOut({ kind: 'merge', payload: { from: 99_999, into } })).toMatchObject({
      refusal: 'no_such_topic',
    });
    expect(await carriedOut({ kind: 'split', payload: { topic: into, articles: [dam] } })).toMatchObject({
      refusal: 'not_of_topic',
    });
    expect(await db.rows('select id, topic_id from article order by id')).toEqual(before);
    expect(await carriedOut({ kind: 'move', payload: { articles: [dam], into } })).toMatchObject({
      state: 'done',
    });
  });

  it('run while articles keep arriving', async () => {
    const [dam, , match] = await fourReports();
    for (let n = 0; n < 30; n += 1)
      await report(4, `Council of Pellune meets, part ${n}`, `Point ${n} of the day.`);
    const id = await orderTopicCommand(
      db,
      { kind: 'merge', payload: { from: await topicOf(match), into: await topicOf(dam) } },
      'editor',
    );
    await keeper.round();
    expect(await topicCommandAnswer(db, id)).toMatchObject({ state: 'done' });
    await settle(db, keeper);
    await inOrder();
  });

  const removals = async () =>
    (await removedTopics(db, new Date(0), { after: null, limit: 9 })).map(({ id, removed_at, moved_to }) => ({
      id,
      removed_at,
      moved_to,
    }));

  it('leave a note of each topic that they take off the list, until it is listed again', async () => {
    const [dam, , match] = await fourReports();
    const [into, from] = [await topicOf(dam), await topicOf(match)];
    await db.rows('update topic set is_listed = true');
    await carriedOut({ kind: 'merge', payload: { from, into } });
    const removed_at = hoursAfter(12);
    const moved = { id: from, removed_at, moved_to: into };
    expect(await removals()).toEqual([moved]);
    const list = (listing: boolean) =>
      carriedOut({ kind: 'edit', payload: { topic: into, fields: { listing } } });
    await list(false);
    expect(await removals()).toEqual([{ id: into, removed_at, moved_to: null }, moved]);
    await list(true);
    expect(await removals()).toEqual([moved]);
    const articles = await db.rows<{ id: number }>('select id from article where topic_id = $1', [into]);
    for (const { id } of articles)
      await carriedOut({ kind: 'hide', payload: { article: id, reason: 'Private.' } });
    expect(await removals()).toEqual([{ id: into, removed_at, moved_to: null }, moved]);
  });

  it('that are written for long get a later time at their end', async () => {
    const [dam] = await fourReports();
    const id = await topicOf(dam);
    await db.rows('update topic set is_listed = true');
    const [row] = await db.rows<{ epoch: number }>('select epoch from keeper');
    const epochs = new EpochService(db, new NewsClock(db, () => hoursAfter(12), 0));
    const hide = { of: 'topic', field: 'listing', ids: [id], before: true, after: false } as const;
    const stamped = async (minutes: number) => {
      const at = new Date(hoursAfter(12).getTime() - minutes * 60_000);
      const write = async (tx: Queryable) => {
        await setTopicField(tx, hide, at);
        return [id];
      };
      await db.rows('update topic set is_listed = true where id = $1', [id]);
      await epochs.write(row?.epoch ?? 0, write, at);
      return db.rows<{ updated_at: Date; removed_at: Date }>(
        'select t.updated_at, g.removed_at from topic t join topic_removal g on g.topic_id = t.id where t.id = $1',
        [id],
      );
    };
    const early = new Date(hoursAfter(12).getTime() - 4 * 60_000);
    expect(await stamped(4)).toEqual([{ updated_at: early, removed_at: early }]);
    expect(await stamped(6)).toEqual([{ updated_at: hoursAfter(12), removed_at: hoursAfter(12) }]);
  });
});
