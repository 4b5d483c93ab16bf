import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migrate } from '#persistence/schema';
import { MIGRATIONS } from '../../../libs/persistence/src/migrations/all.js';
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

  it('counts the articles that joined a story while it ran', async () => {
    const { db } = database;
    const first = keeperAt(db, 12);
    const { id: dam } = await buildWaitingArticle(db, 0, DAM);
    await settle(db, first);
    await first.release();
    const { id: late } = await buildWaitingArticle(db, 2, AGAIN);
    for (const name of LATER) await db.orm.migrator.down({ migrations: [name] });
    // Between the count of the articles and the end, a worker places another one.
    await db.rows(`create function place_late() returns trigger language plpgsql as $$ begin
        if pg_trigger_depth() = 1 and exists (select from article where id = ${late} and topic_id is null) then
          update article set topic_id = (select topic_id from article where id = ${dam}) where id = ${late};
        end if;
        return null;
      end $$`);
    await db.rows(
      'create trigger place_late after update on article for each statement execute function place_late()',
    );
    await migrate(db.orm);
    expect(
      await db.rows(
        `select e.article_count, e.last_reported_at = (select published_at from article where id = $1) as is_newest
           from event e where id = (select event_id from article where id = $1)`,
        [late],
      ),
    ).toEqual([{ article_count: 2, is_newest: true }]);
  });
});

describe('migrations that commit statement by statement', () => {
  it.each(['Migration20261122192425_events_of_topics', 'Migration20261123033507_notices'])(
    '%s can be taken back again after a failure half-way',
    async (name) => {
      const { db } = database;
      const found = MIGRATIONS.find((each) => each.name === name);
      if (found === undefined) throw new Error(`There is no migration ${name}.`);
      const migration = new found.class(db.orm.em.getDriver(), db.orm.config);
      await migration.down();
      const statements = migration.getQueries().map(String);
      expect(statements.length).toBeGreaterThan(4);
      for (let done = 1; done <= statements.length; done += 1)
        for (const statement of statements.slice(0, done)) await db.rows(statement);
    },
  );
});
