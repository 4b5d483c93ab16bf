import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '#platform/runtime';
import { FillPlacesService } from '../../../apps/worker/src/maintenance/fill-places.service.js';
import { buildArticle, buildWaitingArticle } from '../../support/factories/articles.js';
import { buildTopic } from '../../support/factories/stories.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.drop());

const placeOf = async (id: number) => {
  const [row] = await database.db.rows<{ place: string | null }>('select place from topic where id = $1', [
    id,
  ]);
  return row?.place;
};

it('is derived when a story is placed, and again when it moves', async () => {
  const { db } = database;
  const keeper = keeperAt(db, 400);
  const report = async (hours: number, title: string) => {
    const { id } = await buildWaitingArticle(db, hours, [
      title,
      'Ferry inspectors read the Skagen ferry report.',
    ]);
    await settle(db, keeper);
    const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [id]);
    return row?.topic_id ?? 0;
  };
  const topic = await report(0, 'Denmark inspects the Skagen ferry after report');
  expect(await placeOf(topic)).toBe('DK');
  expect(await report(1, 'Norway and Denmark inspect the Skagen ferry after report')).toBe(topic);
  expect(await report(2, 'Norwegian inspectors read Skagen ferry report')).toBe(topic);
  expect(await placeOf(topic)).toBe('world');
  await keeper.release();
});

it('fills in the places of topics that have none, and leaves the others', async () => {
  const { db } = database;
  const named = await buildTopic(db);
  const known = await buildTopic(db, { place: 'FR' });
  const empty = await buildTopic(db);
  for (const topic of [named, known])
    await buildArticle(db, { topic_id: topic.id, title: 'Norway closes its northern harbours' });
  const filling = new FillPlacesService(
    db,
    createLogger({ LOG_LEVEL: 'silent', LOG_PRETTY: false }, 'worker'),
  );
  await filling.round();
  expect([await placeOf(named.id), await placeOf(known.id), await placeOf(empty.id)]).toEqual([
    'NO',
    'FR',
    'world',
  ]);
});
