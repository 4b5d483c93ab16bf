import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { monthOf } from '#domain/ingest/health';
import { visitPartitions } from '#persistence/maintenance';
import { VisitMonthsService } from '../../../apps/worker/src/maintenance/visit-months.service.js';
import { buildFeed, buildFeedVisit } from '../../support/factories/ingest.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAY = 86_400_000;
const now = new Date();
/** A moment in the middle of a later month. */
const inMonth = (later: number) => new Date(monthOf(now, later).from.getTime() + 15 * DAY);
const nameOf = (later: number) =>
  `feed_visit_${monthOf(now, later).from.toISOString().slice(0, 7).replace('-', '_')}`;

let test: TestDatabase;
let feed = 0;
let months: VisitMonthsService;

beforeAll(async () => {
  test = await seededDatabase();
  feed = (await buildFeed(test.db)).id;
  months = new VisitMonthsService(test.db, pino({ level: 'silent' }));
});

afterAll(() => test.drop());

const names = async () => (await visitPartitions(test.db)).map(({ name }) => name);

/** Each visit with the partition that holds it, in order of id. */
const visits = () =>
  test.db.rows<{ id: string; place: string }>(
    'select id::text, tableoid::regclass::text as place from feed_visit order by id',
  );
const placeOf = async (id: unknown) => (await visits()).find((each) => each.id === String(id))?.place;

describe('months of feed visits', () => {
  it('begin with what an older database holds, whatever a clock said', async () => {
    const { db } = test;
    await db.orm.migrator.down({ migrations: ['Migration20261126184237_monthly_visits'] });
    const kept = [await buildFeedVisit(db, feed), await buildFeedVisit(db, feed, { wall_at: inMonth(-3) })];
    await db.orm.migrator.up();
    expect(await visits()).toEqual(kept.map(({ id }) => ({ id: String(id), place: 'feed_visit_first' })));
    expect(await visitPartitions(db)).toEqual([{ name: 'feed_visit_first', to: monthOf(now).to }]);
    const next = await buildFeedVisit(db, feed);
    expect(Number(next.id)).toBeGreaterThan(Math.max(...kept.map(({ id }) => Number(id))));

    await db.orm.migrator.down({ migrations: ['Migration20261126184237_monthly_visits'] });
    const ahead = await buildFeedVisit(db, feed, { wall_at: inMonth(1) });
    const farAhead = await buildFeedVisit(db, feed, { wall_at: inMonth(36) });
    await db.orm.migrator.up();
    expect(await placeOf(ahead.id)).toBe('feed_visit_first');
    expect(await placeOf(farAhead.id)).toBe('feed_visit_other');
    await db.rows('delete from feed_visit where id = $1', [farAhead.id]);
    expect(await visitPartitions(db)).toEqual([{ name: 'feed_visit_first', to: monthOf(now, 1).to }]);
  });

  it('are made ahead by one worker, with the visits that waited elsewhere', async () => {
    const early = await buildFeedVisit(test.db, feed, { wall_at: inMonth(3) });
    expect(await placeOf(early.id)).toBe('feed_visit_other');
    await Promise.all([1, 2, 3].map(() => months.round(now)));
    await months.round(now);
    expect(await names()).toEqual(['feed_visit_first', nameOf(2)]);
    await months.round(inMonth(1));
    expect(await names()).toEqual(['feed_visit_first', nameOf(2), nameOf(3)]);
    expect(await placeOf(early.id)).toBe(nameOf(3));
  });

  it('are dropped with their visits 30 days after their end, and the others stay', async () => {
    const until = monthOf(now, 1).to.getTime() + 30 * DAY;
    const before = await visits();
    expect(await months.round(new Date(until - 1000))).toEqual([]);
    expect((await visits()).length).toBe(before.length);
    expect(await months.round(new Date(until))).toEqual(['feed_visit_first']);
    expect(await visits()).toEqual(before.filter(({ place }) => place !== 'feed_visit_first'));
    expect((await names()).slice(0, 2)).toEqual([nameOf(2), nameOf(3)]);
    const next = await buildFeedVisit(test.db, feed, { wall_at: inMonth(2) });
    expect(await placeOf(next.id)).toBe(nameOf(2));
  });

  it('are left for the next round while a long read holds the table', async () => {
    const partitions = await names();
    await test.db.transaction(async (tx) => {
      await tx.rows('select from feed_visit');
      expect(await months.round(inMonth(12))).toEqual([]);
    });
    expect(await names()).toEqual(partitions);
    await months.round(inMonth(12));
    expect(await names()).toEqual([nameOf(12), nameOf(13), nameOf(14)]);
  });
});
