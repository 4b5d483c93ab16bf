import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { beatKeeper, takeKeeper } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { keptAlive } from '../../../apps/worker/src/stories/memory/kept-alive.js';
import { MemoryService } from '../../../apps/worker/src/stories/memory/memory.service.js';
import { type InPause, withPauses } from '../../../apps/worker/src/stories/memory/with-pauses.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { refuseArticles } from '../../support/refuse-articles.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
const keepers: KeeperService[] = [];

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
});
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.release();
  await database.drop();
});

function keeper(hours = 12): KeeperService {
  const service = keeperAt(db, hours);
  keepers.push(service);
  return service;
}

async function waiting(hours: number, title: string, excerpt: string, source_id?: number): Promise<number> {
  return (await buildWaitingArticle(db, hours, [title, excerpt], { source_id })).id;
}

const BREACH = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const AGAIN = 'Water from the dam above Orvale flooded the lower street after it broke in a storm.';

/** Two outlets report a dam, a third a league match. */
async function threeReports(): Promise<void> {
  await waiting(0, 'Orvale dam breaks after storm', BREACH);
  await waiting(1, 'Dam above Orvale breaks in storm', AGAIN);
  await waiting(2, 'Foundry beat Anchors by one goal', 'The league match at Ropewalk Park ended late.');
}

async function everything() {
  const tables = [
    'article',
    'topic',
    'milestone',
    'milestone_article',
    'milestone_quote',
    'topic_event',
    'counter',
  ];
  const found: Record<string, unknown[]> = {};
  for (const table of tables) found[table] = await db.rows(`select * from ${table} order by 1`);
  return found;
}

const one = async <Row>(sql: string) => (await db.rows<Row>(sql))[0];

describe('the story-keeper', () => {
  it('places waiting articles, with milestones, counts and facts', async () => {
    await threeReports();
    expect(await settle(db, keeper())).toBe(3);
    const topics = await db.rows(
      'select slug, status, article_count, origin_count, milestone_count, is_listed from topic order by article_count desc',
    );
    expect(topics).toEqual([
      expect.objectContaining({
        status: 'developing',
        article_count: 2,
        origin_count: 2,
        milestone_count: 1,
        is_listed: true,
      }),
      expect.objectContaining({
        status: 'ongoing',
        article_count: 1,
        origin_count: 1,
        milestone_count: 1,
        is_listed: false,
      }),
    ]);
    expect(await one("select value from counter where name = 'cards'")).toEqual({ value: 3 });
    const events = await db.rows('select kind from topic_event order by topic_id, id');
    expect(events.map((event) => (event as { kind: string }).kind)).toEqual([
      'milestone_added',
      'level_raised',
      'milestone_added',
    ]);
  });

  it('changes nothing if it runs again, also as another worker', async () => {
    await threeReports();
    const first = keeper();
    await settle(db, first);
    const before = await everything();
    expect(await settle(db, first)).toBe(0);
    await first.release();
    expect(await settle(db, keeper())).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it('continues a story after a takeover and keeps its milestones', async () => {
    await threeReports();
    const first = keeper();
    await settle(db, first);
    await first.release();
    const before = await db.rows('select id, anchor_article_id from milestone order by id');
    await waiting(3, 'Orvale: dam breaks, storm floods lower street', BREACH.replace('broke', 'burst'));
    expect(await settle(db, keeper())).toBe(1);
    expect(await db.rows('select id, anchor_article_id from milestone order by id')).toEqual(before);
    const dam = await one(
      'select article_count, origin_count, version from topic order by article_count desc limit 1',
    );
    expect(dam).toMatchObject({ article_count: 3, version: 2 });
  });

  it('uses the checkpoint of the previous keeper and reads only what is newer', async () => {
    await threeReports();
    const first = keeper();
    await settle(db, first);
    const forgetTexts = () =>
      db.rows("update article set title = md5('title' || topic_id), excerpt = md5('text' || topic_id)");
    await first.release();
    expect(await one('select count(*)::int as n from event where memory is not null')).toEqual({ n: 2 });
    await forgetTexts();
    await waiting(3, 'Orvale: dam breaks, storm floods lower street', BREACH.replace('broke', 'burst'));
    const second = keeper();
    await settle(db, second);
    expect(await one('select max(article_count) as n from event')).toEqual({ n: 3 });
    await second.release();
    await db.rows('update event set memory = null');
    await forgetTexts();
    await waiting(4, 'Orvale: dam breaks, storm floods lower street again', BREACH);
    await settle(db, keeper());
    expect(await one('select max(article_count) as n from event')).toEqual({ n: 3 });
  });

  it('loads only the stories of the last two weeks', async () => {
    await threeReports();
    const first = keeper();
    await settle(db, first);
    await first.release();
    const known = async (days: number) => {
      const { memory, restored, reread } = await new MemoryService(db).remember(hoursAfter(24 * days));
      return { topics: memory.model.size.topics, restored, reread };
    };
    expect(await known(9)).toEqual({ topics: 2, restored: 2, reread: 0 });
    expect(await known(15)).toEqual({ topics: 0, restored: 0, reread: 0 });
  });

  it('leaves a status that an editor set, and records no change', async () => {
    await threeReports();
    const only = keeper();
    await settle(db, only);
    await db.rows(
      "update topic set status = 'ongoing', editor_fields = array['status'] where status = 'developing'",
    );
    await waiting(3, 'Orvale: dam breaks, storm floods lower street', BREACH.replace('broke', 'burst'));
    await settle(db, only);
    expect(await one('select status, article_count from topic order by article_count desc limit 1')).toEqual({
      status: 'ongoing',
      article_count: 3,
    });
    expect(await db.rows("select 1 from topic_event where kind = 'status_changed'")).toEqual([]);
  });

  it('collapses a copied wire text into one card', async () => {
    const wire = await buildSource(db, {
      name: 'Northwire',
      domain: 'northwire.example',
      media_type: 'news agency',
    });
    const text = `ORVALE (Northwire) - ${BREACH} Forty people were carried from their roofs before night fell.`;
    const original = await waiting(0, 'Dam above Orvale breaks', text, wire.id);
    await waiting(1, 'Dam above Orvale breaks', text);
    await settle(db, keeper());
    const articles = await db.rows(
      'select origin_key, copy_of_id, is_card, copy_count from article order by id',
    );
    expect(articles).toEqual([
      { origin_key: 'agency:northwire', copy_of_id: original, is_card: true, copy_count: 1 },
      { origin_key: 'agency:northwire', copy_of_id: original, is_card: false, copy_count: 0 },
    ]);
    expect(await one('select confirmation_level, outlet_count from milestone')).toEqual({
      confirmation_level: 'single',
      outlet_count: 2,
    });
  });

  it('counts outlets that report a milestone, not those that comment on it', async () => {
    await threeReports();
    await waiting(3, 'Opinion: The dam above Orvale broke because nobody listened', AGAIN);
    await settle(db, keeper());
    expect(
      await one(`select outlet_count, array(select role from milestone_article where milestone_id = m.id order by article_id) as roles
                   from milestone m order by outlet_count desc limit 1`),
    ).toEqual({ outlet_count: 2, roles: ['first', 'confirms', 'comment'] });
  });

  it('detects that a busy story has gone quiet, and records no change', async () => {
    await threeReports();
    const first = keeper();
    await settle(db, first);
    await first.release();
    const later = keeper(100);
    expect(await settle(db, later)).toBe(0);
    expect(await one('select status from topic order by article_count desc limit 1')).toEqual({
      status: 'ongoing',
    });
    expect(await db.rows("select 1 from topic_event where kind = 'status_changed'")).toEqual([]);
  });

  it('skips an article that the tables refuse', async () => {
    await threeReports();
    await refuseArticles(db, 'Foundry');
    const only = keeper();
    for (let round = 0; round < 24; round += 1) await only.round().catch(() => 0);
    expect(await db.rows('select title from article where topic_id is null')).toEqual([
      { title: 'Foundry beat Anchors by one goal' },
    ]);
  });

  it('does nothing while another worker is the keeper', async () => {
    const first = keeper();
    await settle(db, first);
    await threeReports();
    expect(await settle(db, keeper())).toBe(0);
    expect(await one('select count(*)::int as n from article where topic_id is null')).toEqual({ n: 3 });
    expect(await settle(db, first)).toBe(3);
  });

  it('writes nothing once another worker has taken over', async () => {
    const first = keeper();
    await settle(db, first);
    await db.rows("update keeper set heartbeat_at = clock_timestamp() - interval '9 seconds'");
    const epoch = await takeKeeper(db, 'another worker', 8000);
    await threeReports();
    expect(await settle(db, first)).toBe(0);
    expect(await one('select count(*)::int as n from topic')).toEqual({ n: 0 });
    expect(await settle(db, first)).toBe(0);
    expect(await beatKeeper(db, epoch ?? 0)).toBe(true);
  });

  it('keeps its transaction through long work, and loses it when it is frozen', async () => {
    const epoch = (await takeKeeper(db, 'slow', 8000)) ?? 0;
    const transactionOf = (inPause?: InPause) =>
      db.transaction(async (tx) => {
        await beatKeeper(tx, epoch, 5000);
        for await (const topic of withPauses([1, 2, 3, 4, 5, 6, 7], inPause ?? keptAlive(tx, 1000))) {
          await wait(2000);
          if (topic === 7) await tx.rows("update keeper set holder = 'written' where id = 1");
        }
      });
    await transactionOf();
    expect(await one('select holder from keeper')).toEqual({ holder: 'written' });
    await expect(transactionOf(async () => undefined)).rejects.toThrow();
  });
});
