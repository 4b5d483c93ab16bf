import { expect, it } from '@jest/globals';
import type { StoryOrder } from '#domain/stories/orders';
import type { Database } from '#persistence/database';
import { orderReviewed } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { buildCollection, buildFollow, buildStoryQuestion } from '../../support/factories/reading.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase } from '../../support/test-database.js';

/** Stories of one report each, and one of two, whose second report repeats the first. */
const REPORTS = [
  ['Orvale dam breaks after storm', 'The dam above Orvale broke in the storm and flooded the lower street.'],
  ['Foundry beat Anchors by one goal', 'Foundry beat Anchors in the league match at Ropewalk Park.'],
  ['Museum of Pellune buys a stolen harp', 'The harp was taken from a chapel in the spring.'],
  ['Ferry fares to Sarn rise again', 'Passengers pay a tenth more from the autumn on.'],
  ['Bees return to the roofs of Lumen', 'Keepers counted forty hives above the old market.'],
  [
    'Trial of the Brennick mayor opens on Monday',
    'The court of Brennick will hear its mayor on Monday, 9 March.',
  ],
  ['Bees return to the roofs of Lumen', 'Keepers counted forty hives above the old market.'],
] as const;

async function storiesWithReaders(db: Database, keeper: KeeperService): Promise<number[]> {
  const ids: number[] = [];
  for (const [hours, words] of REPORTS.entries()) ids.push((await buildWaitingArticle(db, hours, words)).id);
  await settle(db, keeper);
  const rows = await db.rows<{ topic_id: number }>(
    'select topic_id from article where id = any($1::int[]) order by id',
    [ids.slice(0, 6)],
  );
  const topics = rows.map(({ topic_id }) => topic_id);
  const reader = await buildUser(db);
  for (const topic of topics.slice(0, 3)) await buildFollow(db, reader.id, topic);
  await buildCollection(db, reader.id, topics.slice(2, 4));
  await buildStoryQuestion(db, reader.id, topics[5] ?? 0);
  await db.rows('update topic t set follower_count = (select count(*) from follow where topic_id = t.id)');
  return topics;
}

/** Everything that merges write, without system times and numbers of entries. */
async function tables(db: Database) {
  const of = (query: string) => db.rows(query);
  return {
    articles: await of(
      `select id, topic_id, event_id, placement, origin_key, copy_of_id, is_card, copy_count, hot_rank from article order by id`,
    ),
    topics: await of(`select to_jsonb(t) - 'updated_at' as row from topic t order by id`),
    milestones: await of('select to_jsonb(m) as row from milestone m order by id'),
    reports: await of('select * from milestone_article order by article_id'),
    steps: await of(`select to_jsonb(s) - '{id,changed_at}'::text[] as row from announced_step s order by 1`),
    follows: await of(`select to_jsonb(f) - 'id' as row from follow f order by 1`),
    collected: await of('select topic_id from collection_topic order by 1'),
    questions: await of('select topic_id, user_id, text from story_question order by 1'),
    redirects: await of('select old_topic_id, old_slug, topic_id from topic_redirect order by 1'),
    log: await of(`select to_jsonb(e) - '{id,written_at,notified_at}'::text[] as row, notified_at is null as waits
         from topic_event e order by topic_id, fact_key`),
    answers: await of('select id, state, topic_id, refusal, kept_count from topic_command order by 1'),
    history: await of(
      `select kind, actor, topic_ids, (select jsonb_agg(c #- '{after,row,updated_at}') from jsonb_array_elements(cells) c) as cells
         from story_change order by topic_ids, kind, cells::text`,
    ),
    counters: await of('select name, value from counter order by 1'),
  };
}

/** With outlets numbered by their place in the tables: each article has its own, and the factories go on counting. */
function renumbered(found: Awaited<ReturnType<typeof tables>>): typeof found {
  const numbers = new Map<string, number>();
  const text = JSON.stringify(found).replace(/outlet-\d+/gi, (name) => {
    numbers.set(name, numbers.get(name) ?? numbers.size);
    return `outlet-${numbers.get(name)}`;
  });
  return JSON.parse(text) as typeof found;
}

/** How many transactions carried out the merges. A set that fails is carried out one by one. */
async function transactions(db: Database): Promise<number> {
  const rows = await db.rows("select distinct xmin::text from story_change where kind = 'merge'");
  return rows.length;
}

async function afterMerges(areTogether: boolean) {
  const database = await seededDatabase();
  const { db } = database;
  const keeper = keeperAt(db, 12);
  try {
    const topics = await storiesWithReaders(db, keeper);
    const merge = (from: number, into: number): StoryOrder => ({
      kind: 'merge',
      payload: { from: topics[from] ?? 0, into: topics[into] ?? 0 },
    });
    const orders = [merge(0, 1), merge(2, 3), merge(5, 4), merge(98, 99)];
    if (areTogether) await orderReviewed(db, orders);
    for (const order of areTogether ? [] : orders) {
      await orderReviewed(db, [order]);
      await keeper.round();
    }
    await keeper.round();
    return { ...renumbered(await tables(db)), transactions: await transactions(db) };
  } finally {
    await keeper.release();
    await database.drop();
  }
}

it('merges of a review that are carried out together leave what they leave one after the other', async () => {
  const together = await afterMerges(true);
  expect(together.redirects).toHaveLength(3);
  expect(together.follows).toHaveLength(2);
  expect(together.transactions).toBe(1);
  expect({ ...together, transactions: 3 }).toEqual(await afterMerges(false));
});
