import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { decidedForGold } from '#persistence/desk';
import { buildArticle } from '../../support/factories/articles.js';
import { buildReviewEntry } from '../../support/factories/desk.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;

beforeAll(async () => {
  test = await seededDatabase();
});
afterAll(() => test.drop());

it('what editors decided is exported with the links of both sides in their order, without open entries and reports', async () => {
  const { db } = test;
  const [a, b, c] = [await buildArticle(db), await buildArticle(db), await buildArticle(db)];
  const decided = { decided_at: new Date('2031-03-05T10:00:00Z') };
  const merge = await buildReviewEntry(db, {
    ...{ ...decided, kind: 'merge', rule: 'near_join', key: 'merge:1:2', state: 'accepted' },
    ...{ article_ids: [b.id, a.id], other_article_ids: [c.id], detail: { nearness: 0.8 } },
  });
  const refused = await buildReviewEntry(db, { ...decided, state: 'refused' });
  await buildReviewEntry(db, {
    ...{ ...decided, kind: 'report', rule: 'reader_report', key: 'report:1', state: 'accepted' },
  });
  await buildReviewEntry(db);
  const rows = await decidedForGold(db, 0, 10);
  expect(rows).toEqual([
    {
      ...{ id: merge.id, kind: 'merge', rule: 'near_join', state: 'accepted', nearness: 0.8 },
      ...{ ...decided, a: [b.url, a.url], b: [c.url] },
    },
    {
      ...{ id: refused.id, kind: 'listing', rule: 'followed_unlisted', state: 'refused', nearness: null },
      ...{ ...decided, a: [], b: [] },
    },
  ]);
  expect(await decidedForGold(db, 0, 1)).toHaveLength(1);
  expect((await decidedForGold(db, merge.id, 10)).map(({ id }) => id)).toEqual([refused.id]);
});
