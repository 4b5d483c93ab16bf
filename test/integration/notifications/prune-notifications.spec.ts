import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { NewsClock } from '#persistence/news-clock';
import { PruneNotificationsService } from '../../../apps/worker/src/maintenance/prune-notifications.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildNotification, buildNotifiedFact } from '../../support/factories/notifications.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildTopicEvent } from '../../support/factories/timeline.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
const daysAgo = (days: number) => hoursAfter(-24 * days);
const pruning = () =>
  new PruneNotificationsService(
    test.db,
    new NewsClock(test.db, () => NEWS_DAY, 0),
    pino({ level: 'silent' }),
  );

beforeAll(async () => {
  test = await seededDatabase();
});
afterAll(() => test.drop());

describe('pruning notifications', () => {
  it('deletes read ones after 90 days of news time and all after 180, however many are kept', async () => {
    const { db } = test;
    const user = await buildUser(db);
    await buildNotification(db, user.id, { created_at: daysAgo(181), title: 'unread, old' });
    // Raw SQL: one statement for many rows.
    await db.rows(
      `insert into notification (id, position, user_id, type, title, message, created_at)
       select id, id, $1, 'topic', 'kept', '', $2
         from (select nextval('notification_id_seq') as id from generate_series(1, 12000)) new`,
      [user.id, daysAgo(100)],
    );
    const read = { read_at: new Date() };
    await buildNotification(db, user.id, { created_at: daysAgo(91), title: 'read', ...read });
    await buildNotification(db, user.id, { created_at: daysAgo(89), title: 'read lately', ...read });
    expect(await pruning().round()).toBe(2);
    const left = await db.rows('select title, count(*)::int as n from notification group by 1 order by 1');
    expect(left).toEqual([
      { title: 'kept', n: 12_000 },
      { title: 'read lately', n: 1 },
    ]);
    expect(await pruning().round()).toBe(0);
  });

  it('deletes the record of notified readers after 30 days', async () => {
    const { db } = test;
    const topic = await buildTopic(db);
    const users = [await buildUser(db), await buildUser(db)];
    for (const days of [31, 29]) {
      const event = await buildTopicEvent(db, topic.id, { at: hoursAfter(-24 * days) });
      for (const user of users) await buildNotifiedFact(db, user.id, event.id);
    }
    expect(await pruning().round()).toBe(users.length);
    const left = await db.rows<{ at: Date }>(
      'select distinct e.at from notified_fact n join topic_event e on e.id = n.event_id',
    );
    expect(left.map(({ at }) => at)).toEqual([daysAgo(29)]);
  });
});
