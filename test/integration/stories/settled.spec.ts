import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { advanceReplay, startReplay } from '#persistence/news-clock';
import { keeperSettledAt, orderTopicCommand, takeKeeper } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { buildRecordedFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { keeperAt } from '../../support/keeper.js';
import { refuseArticles } from '../../support/refuse-articles.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const WINDOW_END = new Date('2031-03-04T23:59:59.999Z');

let database: TestDatabase;
let db: Database;
let keepers: KeeperService[];

/** A replay has read its first day. */
beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keepers = [];
  const times = { from: NEWS_DAY, to: hoursAfter(96), backfillUntil: hoursAfter(72), wall: NEWS_DAY };
  await startReplay(db, { name: 'The fortnight', fictional: true, ...times });
  await advanceReplay(db, NEWS_DAY, WINDOW_END, NEWS_DAY);
});
afterEach(async () => {
  for (const keeper of keepers) await keeper.release();
  await database.drop();
});

function newKeeper(): KeeperService {
  const keeper = keeperAt(db, 0);
  keepers.push(keeper);
  return keeper;
}

const dam = () =>
  buildWaitingArticle(db, 0, [
    'Orvale dam breaks',
    'The dam above Orvale broke and flooded the lower street.',
  ]);
const match = () =>
  buildWaitingArticle(db, 1, ['Foundry beat Anchors', 'The league match at Ropewalk Park ended late.']);

async function finish(keeper: KeeperService): Promise<void> {
  while ((await keeper.round()) > 0);
}

describe('the keeper in a replay that catches up', () => {
  it('is settled once the articles of the window are placed and all commands are carried out', async () => {
    await dam();
    await match();
    const keeper = newKeeper();
    while ((await db.rows('select 1 from article where topic_id is null')).length > 0) await keeper.round();
    expect(await keeperSettledAt(db)).toBeNull();
    const [first, second] = await db.rows<{ id: number }>('select id from topic order by id');
    const payload = { from: second?.id ?? 0, into: first?.id ?? 0 };
    await orderTopicCommand(db, { kind: 'merge', payload }, 'machine');
    await finish(keeper);
    expect(await keeperSettledAt(db)).toEqual(WINDOW_END);
    expect(await db.rows('select distinct state from topic_command')).toEqual([{ state: 'done' }]);
  });

  it('is settled without any article', async () => {
    await finish(newKeeper());
    expect(await keeperSettledAt(db)).toEqual(WINDOW_END);
  });

  it('waits for feeds of the recording that are still due', async () => {
    const feed = await buildRecordedFeed(db, 'The fortnight', 'gull', { next_check_at: WINDOW_END });
    await buildRecordedFeed(db, 'An older one', 'lantern', { next_check_at: NEWS_DAY });
    const keeper = newKeeper();
    await finish(keeper);
    expect(await keeperSettledAt(db)).toBeNull();
    await dam();
    await db.rows('update feed set next_check_at = $2 where id = $1', [feed.id, hoursAfter(40)]);
    await finish(keeper);
    expect(await db.rows('select 1 from article where topic_id is null')).toEqual([]);
    expect(await keeperSettledAt(db)).toEqual(WINDOW_END);
  });

  it('is settled although an article cannot be placed', async () => {
    await dam();
    await match();
    await refuseArticles(db, 'Foundry');
    const keeper = newKeeper();
    for (let round = 0; round < 24; round += 1) await keeper.round().catch(() => 0);
    expect(await db.rows('select 1 from article where topic_id is null')).toHaveLength(1);
    expect(await keeperSettledAt(db)).toEqual(WINDOW_END);
  });

  it('is settled by the next keeper if the first one loses the lease', async () => {
    await dam();
    const first = newKeeper();
    while ((await db.rows('select 1 from article where topic_id is null')).length > 0) await first.round();
    await db.rows("update keeper set heartbeat_at = clock_timestamp() - interval '9 seconds'");
    await takeKeeper(db, 'a worker that dies', 8000);
    await finish(first);
    expect(await keeperSettledAt(db)).toBeNull();
    await db.rows("update keeper set heartbeat_at = clock_timestamp() - interval '9 seconds'");
    await finish(newKeeper());
    expect(await keeperSettledAt(db)).toEqual(WINDOW_END);
  });

  it('records nothing while a replay runs at its own speed', async () => {
    await db.rows('update news_clock set speed = 1');
    await dam();
    const keeper = newKeeper();
    await finish(keeper);
    expect(await keeperSettledAt(db)).toBeNull();
  });
});
