import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoryOrder } from '#domain/stories/orders';
import type { Database } from '#persistence/database';
import { orderTopicCommand, topicCommandAnswer } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAM = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const MATCH = 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;
let editor: number;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 6);
  editor = (await buildUser(db)).id;
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

const report = async (hours: number, title: string, text: string) =>
  (await buildWaitingArticle(db, hours, [title, text], { first_seen_at: hoursAfter(hours) })).id;

const order = (given: StoryOrder) =>
  orderTopicCommand(db, given, 'editor', { userId: editor, seen: 1_000_000 });

async function topicOf(article: number): Promise<number> {
  const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [article]);
  return row?.topic_id ?? 0;
}

/** Lets another keeper take over, `hours` after the first report, and finish everything that is due. */
async function nightAt(hours: number): Promise<void> {
  await keeper.release();
  keeper = keeperAt(db, hours);
  await settle(db, keeper);
}

describe('what editors decided', () => {
  it('survives three nights of ingest, repair and review', async () => {
    const dam = await report(0, 'Orvale dam breaks after storm', DAM);
    const again = await report(1, 'Dam above Orvale breaks in storm', DAM.replace('broke', 'burst'));
    const match = await report(2, 'Foundry beat Anchors by one goal', MATCH);
    await settle(db, keeper);
    const topic = await topicOf(dam);
    expect(await topicOf(again)).toBe(topic);
    // Against the machine's own judgement: one story is cut in two, and the match belongs to the dam.
    const ids = [
      await order({ kind: 'split', payload: { topic, articles: [again] } }),
      await order({ kind: 'move', payload: { articles: [match], into: topic } }),
      await order({
        kind: 'edit',
        payload: { topic, fields: { name: 'The dam of Orvale', listing: false } },
      }),
    ];
    await settle(db, keeper);
    for (const id of ids) expect(await topicCommandAnswer(db, id)).toMatchObject({ state: 'done' });
    const split = await topicOf(again);
    for (let night = 1; night <= 3; night += 1) {
      await report(night * 26, `Orvale dam: engineers inspect the breach, day ${night}`, DAM);
      await report(night * 26 + 1, `Foundry and Anchors meet again, round ${night}`, MATCH);
      await nightAt(night * 30);
      expect([await topicOf(dam), await topicOf(match), await topicOf(again)]).toEqual([topic, topic, split]);
    }
    const [row] = await db.rows('select name, is_listed, editor_fields from topic where id = $1', [topic]);
    expect(row).toMatchObject({ name: 'The dam of Orvale', is_listed: false });
    expect(await db.rows("select 1 from topic_command where state = 'waiting'")).toEqual([]);
  });

  it('is carried out once by the next keeper if one is lost in the middle', async () => {
    const dam = await report(0, 'Orvale dam breaks after storm', DAM);
    const match = await report(2, 'Foundry beat Anchors by one goal', MATCH);
    await settle(db, keeper);
    const [into, from] = [await topicOf(dam), await topicOf(match)];
    await db.rows(
      `create function cut() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    );
    await db.rows('create trigger cut after insert on story_change for each row execute function cut()');
    const id = await order({ kind: 'merge', payload: { from, into } });
    await expect(keeper.round()).rejects.toThrow();
    expect(await topicCommandAnswer(db, id)).toMatchObject({ state: 'waiting' });
    expect(await topicOf(match)).toBe(from);
    expect(await db.rows('select 1 from audit_entry')).toEqual([]);
    await db.rows('drop trigger cut on story_change');
    await nightAt(7);
    // The next keeper takes over once the lost one has been silent for eight seconds.
    for (let round = 0; round < 120 && (await topicCommandAnswer(db, id))?.state === 'waiting'; round += 1) {
      await keeper.round();
      await wait(250);
    }
    expect(await topicCommandAnswer(db, id)).toMatchObject({ state: 'done', topic_id: into });
    expect(await db.rows("select 1 from story_change where kind = 'merge'")).toHaveLength(1);
    expect(await db.rows('select action from audit_entry')).toEqual([{ action: 'story_merge' }]);
  });
});
