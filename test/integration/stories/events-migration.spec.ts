import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migrate } from '#persistence/schema';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAM: [string, string] = [
  'Orvale dam breaks after storm',
  'The dam above Orvale broke in the storm and flooded the lower street. Firemen carried children over the roofs.',
];
const AGAIN: [string, string] = [
  'Dam above Orvale bursts in storm',
  'Water from the burst dam above Orvale stands in the lower street after the storm; firemen carried children.',
];
const MATCH: [string, string] = [
  'Foundry beat Anchors by one goal',
  'Foundry beat Anchors by one goal in the league match at Ropewalk Park. Captain Ives scored with a header.',
];
/** The newest first. */
const LATER = ['Migration20261122195008_topic_relations', 'Migration20261122192425_events_of_topics'];

let database: TestDatabase;

beforeEach(async () => {
  database = await seededDatabase();
});
afterEach(() => database.drop());

describe('the migration to events', () => {
  it('turns each topic into one event, which new reports join', async () => {
    const { db } = database;
    const first = keeperAt(db, 12);
    await buildWaitingArticle(db, 0, DAM);
    await buildWaitingArticle(db, 1, MATCH);
    await settle(db, first);
    await first.release();
    for (const name of LATER) await db.orm.migrator.down({ migrations: [name] });
    expect(await db.rows(`select to_regclass('event') as table`)).toEqual([{ table: null }]);

    expect(await migrate(db.orm)).toEqual(LATER.toReversed());
    const events = await db.rows<{ id: number; article_count: number }>(
      'select id, article_count from event order by id',
    );
    const topics = await db.rows<{ id: number }>('select id from topic order by id');
    expect(events).toEqual(topics.map(({ id }) => ({ id, article_count: 1 })));
    expect(await db.rows('select 1 from article where event_id is distinct from topic_id')).toEqual([]);

    const second = keeperAt(db, 12);
    const { id } = await buildWaitingArticle(db, 2, AGAIN);
    await settle(db, second);
    await second.release();
    const [joined] = await db.rows(
      `select a.event_id = dam.event_id as event, a.topic_id = dam.topic_id as topic
         from article a, article dam where a.id = $1 and dam.title = $2`,
      [id, DAM[0]],
    );
    expect(joined).toEqual({ event: true, topic: true });
  });
});
