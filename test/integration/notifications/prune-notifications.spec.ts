import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { NewsClock } from '#persistence/news-clock';
import { PruneNotificationsService } from '../../../apps/worker/src/maintenance/prune-notifications.service.js';
import { buildTopic, hoursAfter, NEWS_DAY } from '../../support/factories.js';
import { buildFacts, buildNotification } from '../../support/notifications.js';
import { buildUser } from '../../support/readers.js';
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
  it('throws away read ones after 90 days of news and all after 180, behind any number of kept ones', async () => {
    const { db } = test;
    const user = await buildUser(db);
    await buildNotification(db, user, { created_at: daysAgo(181), title: 'unread, old' });
    await db.rows(
      `insert into notification (user_id, type, title, message, created_at)
       select $1, 'topic', 'kept', '', $2 from generate_series(1, 12000)`,
      [user, daysAgo(100)],
    );
    const read = { read_at: new Date() };
    await buildNotification(db, user, { created_at: daysAgo(91), title: 'read', ...read });
    await buildNotification(db, user, { created_at: daysAgo(89), title: 'read lately', ...read });
    expect(await pruning().round()).toBe(2);
    const left = await db.rows('select title, count(*)::int as n from notification group by 1 order by 1');
    expect(left).toEqual([
      { title: 'kept', n: 12_000 },
      { title: 'read lately', n: 1 },
    ]);
    expect(await pruning().round()).toBe(0);
  });

  it('forgets after 30 days who was told a fact', async () => {
    const { db } = test;
    const topic = await buildTopic(db);
    for (const days of [31, 29])
      await buildFacts(db, topic, [{ kind: 'milestone_added', hours: -24 * days }]);
    await buildUser(db);
    await db.rows(
      'insert into notified_fact (user_id, event_id) select u.id, e.id from user_account u, topic_event e',
    );
    const [users] = await db.rows<{ n: number }>('select count(*)::int as n from user_account');
    expect(await pruning().round()).toBe(users?.n);
    const left = await db.rows<{ at: Date }>(
      'select distinct e.at from notified_fact n join topic_event e on e.id = n.event_id',
    );
    expect(left.map(({ at }) => at)).toEqual([daysAgo(29)]);
  });
});
