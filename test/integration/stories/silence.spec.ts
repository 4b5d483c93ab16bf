import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 3);
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

const REPORTS = [
  ['Orvale dam breaks after storm', 'The dam above Orvale broke in the storm and flooded the lower street.'],
  ['Dam above Orvale bursts in storm', 'Water from the burst dam above Orvale stands in the lower street.'],
] as const;

async function reasonAt(hours: number): Promise<{ reason: string; version: number }[]> {
  await keeper.release();
  keeper = keeperAt(db, hours);
  await settle(db, keeper);
  return db.rows('select status_reason as reason, version from topic');
}

describe('the silence of a story', () => {
  it('is updated day by day, with the outlet that reported last', async () => {
    for (const [hours, report] of REPORTS.entries()) await buildWaitingArticle(db, hours, report);
    await settle(db, keeper);
    const [last] = await db.rows<{ name: string }>(
      'select s.name from source s join article a on a.source_id = s.id order by a.published_at desc limit 1',
    );
    const silent = (days: number) => `No reporting for ${days} days, last by ${last?.name}.`;
    const [four] = await reasonAt(24 * 4 + 2);
    expect(four?.reason).toBe(silent(4));
    expect((await reasonAt(24 * 4 + 20))[0]?.reason).toBe(silent(4));
    const [nine] = await reasonAt(24 * 9 + 2);
    expect(nine?.reason).toBe(silent(9));
    expect(nine?.version).toBe(four?.version);
    expect((await reasonAt(24 * 90))[0]?.reason).toBe(silent(9));
  });
});
