import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Queryable } from '#persistence/database';
import { cardTotal, hottestCards } from '#persistence/reading';
import { FeedMarks } from '../../../apps/bff/src/articles/feed-marks.js';
import { buildArticle } from '../../support/factories/articles.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const HOUR = 3_600_000;
const STEP = 5;
const LIMIT = 4;

let test: TestDatabase;
let nowMs = 0;
let marks: FeedMarks;

/** Cards, hotter than all before. Pairs have the same rank. */
let hottest = 0;
async function addCards(count: number): Promise<void> {
  nowMs += 1_001;
  for (let n = 0; n < count; n++)
    await buildArticle(test.db, { hot_rank: Math.floor(hottest++ / 2), is_card: true });
}

beforeAll(async () => {
  test = await seededDatabase();
  marks = new FeedMarks(() => nowMs, STEP);
  await addCards(32);
});

afterAll(() => test.drop());

async function pageAt(offset: number): Promise<number[]> {
  const rows = await marks.page(test.db, { limit: LIMIT, offset, total: await cardTotal(test.db) });
  return rows.map(({ id }) => id);
}

async function countedPageAt(offset: number): Promise<number[]> {
  return (await hottestCards(test.db, LIMIT, offset)).map(({ id }) => id);
}

async function expectAllPages(): Promise<void> {
  for (let offset = (await cardTotal(test.db)) + 2; offset >= 0; offset--)
    expect([offset, await pageAt(offset)]).toEqual([offset, await countedPageAt(offset)]);
}

describe('deep pages of the news feed', () => {
  it('are those that counting from the top finds, in any order', async () => {
    expect(await pageAt(17)).toEqual(await countedPageAt(17));
    expect(await Promise.all([30, 3, 12].map(pageAt))).toEqual(
      await Promise.all([30, 3, 12].map(countedPageAt)),
    );
    await expectAllPages();
  });

  it('move down by the cards that came in above', async () => {
    await addCards(7);
    for (const offset of [7, 12, 20, 38]) expect(await pageAt(offset)).toEqual(await countedPageAt(offset));
  });

  it('are counted once a second, and wait only for marks that they need', async () => {
    let counts = 0;
    let hold: Promise<void> | null = null;
    const counting: Queryable = Object.create(test.db, {
      rows: {
        value: async (sql: string, values: unknown[]) => {
          if (sql.includes('above')) counts += 1;
          if (sql.includes('walked')) await hold;
          return test.db.rows(sql, values);
        },
      },
    });
    const fresh = new FeedMarks(() => nowMs, STEP);
    const at = (offset: number) => fresh.page(counting, { limit: LIMIT, offset, total: 39 });
    await at(12);
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const deep = at(30);
    await Promise.all([at(7), at(12)]);
    resolve();
    expect((await deep).map(({ id }) => id)).toEqual(await countedPageAt(30));
    expect(counts).toBe(1);
    nowMs += 1_001;
    await at(12);
    expect(counts).toBe(2);
  });

  it('stay where they are if a card further down goes', async () => {
    const total = await cardTotal(test.db);
    const last = (await hottestCards(test.db, 1, total - 1))[0]?.id;
    await test.db.rows('update article set is_card = false where id = $1', [last]);
    for (const offset of [12, 20, 24]) {
      const rows = await marks.page(test.db, { limit: LIMIT, offset, total: total - 1 });
      expect(rows.map(({ id }) => id)).toEqual(await countedPageAt(offset));
    }
    await test.db.rows('update article set is_card = true where id = $1', [last]);
  });

  it('are looked up again if very many cards came in above', async () => {
    await addCards(3 * STEP);
    await expectAllPages();
  });

  it('are looked up again after an hour, and after a failure', async () => {
    await test.db.rows('update article set hot_rank = -hot_rank');
    nowMs += HOUR + 1;
    await test.db.rows('alter table article rename to article_gone');
    await expect(marks.page(test.db, { limit: LIMIT, offset: 20, total: 54 })).rejects.toThrow();
    await test.db.rows('alter table article_gone rename to article');
    await expectAllPages();
  });

  it('are empty past the end, however far', async () => {
    expect(await pageAt(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});
