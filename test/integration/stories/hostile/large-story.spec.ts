import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MOST_REPAIRED } from '#domain/stories/repair';
import type { Database } from '#persistence/database';
import { orderTopicCommand } from '#persistence/stories';
import type { KeeperService } from '../../../../apps/worker/src/stories/keeper.service.js';
import { RebuildLoader } from '../../../../apps/worker/src/stories/rebuild/rebuild-loader.service.js';
import { RepairReadingService } from '../../../../apps/worker/src/stories/review/repair-reading.service.js';
import { buildUser } from '../../../support/factories/accounts.js';
import { hoursAfter } from '../../../support/factories/news-day.js';
import { buildFollow } from '../../../support/factories/reading.js';
import { inventedWord, type ManyReport, ManyReports } from '../../../support/hostile/many-reports.js';
import { keeperAt, settle } from '../../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

/** The newest articles of a topic that a rebuild reads. */
const READ_PER_TOPIC = 400;
const OUTLETS = 10;
/** Articles that come when the story is large. */
const LATE = 30;

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;
let reports: ManyReports;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  reports = await ManyReports.in(db);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await keeper.release();
  await database.drop();
});

/** What the outlets write on one day of a pit's collapse: the same development, each in other words. */
function dayOfReports(day: number, count: number): ManyReport[] {
  return Array.from({ length: count }, (_, n) => {
    const own = [0, 1, 2, 3].map((at) => inventedWord(100 + 4 * day + at)).join(' ');
    const [one, two] = [inventedWord(3_000 + ((7 * n) % 1_000)), inventedWord(5_000 + ((11 * n) % 1_300))];
    const at = hoursAfter(24 * day + (n * 20) / count);
    return {
      title: `Karsk pit miners ${own} ${one}`,
      excerpt: `At Karsk pit ${own} ${two} was told to the miners by Orlo Benn, ${one} said.`,
      ...{ publishedAt: at, seenAt: at },
    };
  });
}

/**
 * What each rebuild read of each topic, and what the repair read of each event. The real parts do the work. Fresh are articles that no
 * milestone has yet: on a slow machine, some were placed in a batch before.
 */
function watch() {
  const rebuilt: { stored: number; fresh: number }[][] = [];
  const repaired: number[] = [];
  const { load } = RebuildLoader.prototype;
  jest.spyOn(RebuildLoader.prototype, 'load').mockImplementation(async function (
    this: RebuildLoader,
    ...given
  ) {
    const loaded = await load.apply(this, given);
    rebuilt.push(
      loaded.map(({ articles }) => {
        const fresh = articles.filter(({ milestoneId }) => milestoneId === null).length;
        return { stored: articles.length - fresh, fresh };
      }),
    );
    return loaded;
  });
  const { events } = RepairReadingService.prototype;
  jest.spyOn(RepairReadingService.prototype, 'events').mockImplementation(async function (
    this: RepairReadingService,
    ...given
  ) {
    const found = await events.apply(this, given);
    repaired.push(...[...found.values()].map(({ ids }) => ids.length));
    return found;
  });
  return { rebuilt, repaired };
}

const topics = () =>
  db.rows<{ id: number; article_count: number; origin_count: number; first_reported_at: Date }>(
    'select id, article_count, origin_count, first_reported_at from topic order by article_count desc, id',
  );

/** A reader for each topic, who follows it. */
async function followEach(ids: readonly number[]): Promise<void> {
  for (const id of ids) await buildFollow(db, (await buildUser(db)).id, id);
}

describe('a story of thousands of articles', () => {
  it.each([
    ['of a development a day', 25, 200],
    ['of one development', 1, 5_000],
  ])('is placed, merged, rebuilt and reviewed with bounded work: %s', async (_, days, perDay) => {
    keeper = keeperAt(db, 24 * days);
    const { rebuilt, repaired } = watch();
    await reports.store(Array.from({ length: days }, (_, day) => dayOfReports(day, perDay)).flat());
    expect(await settle(db, keeper)).toBe(days * perDay);

    const [into, ...others] = await topics();
    await followEach([into, ...others].map((topic) => topic?.id ?? 0));
    for (const { id } of others)
      await orderTopicCommand(db, { kind: 'merge', payload: { from: id, into: into?.id ?? 0 } }, 'editor');
    await settle(db, keeper);
    rebuilt.splice(0).flat().forEach(expectBounded);
    const whole = { id: into?.id, origin_count: OUTLETS, first_reported_at: hoursAfter(0) };
    expect(await topics()).toEqual([{ ...whole, article_count: days * perDay }]);
    expect(await db.rows('select topic_id from follow')).toEqual(
      [into, ...others].map(() => ({ topic_id: into?.id })),
    );

    await reports.store(dayOfReports(days - 1, LATE));
    expect(await settle(db, keeper)).toBe(LATE);
    const [late = [], ...more] = rebuilt.splice(0);
    expect(more).toEqual([]);
    expect(late.map(({ fresh }) => fresh)).toEqual([LATE]);
    late.forEach(expectBounded);

    await keeper.release();
    keeper = keeperAt(db, 24 * days + 2);
    await settle(db, keeper);
    rebuilt.flat().forEach(expectBounded);
    expect(Math.max(...repaired)).toBe(MOST_REPAIRED);
    expect(await topics()).toEqual([{ ...whole, article_count: days * perDay + LATE }]);
    const [placed] = await db.rows('select count(*)::int as n from milestone_article');
    expect(placed).toEqual({ n: days * perDay + LATE });
  });
});

function expectBounded({ stored }: { stored: number }): void {
  expect(stored).toBeLessThanOrEqual(READ_PER_TOPIC);
}
