import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { topicsToReview } from '#persistence/stories';
import { openProposal, writeClosureProposals } from '#persistence/timeline';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.drop());

describe('the review of stories', () => {
  it('takes stories that were developing a day ago, and those whose end waits for its silence', async () => {
    const { db } = database;
    const of = async (status: 'developing' | 'ongoing', hours: number) =>
      (await buildTopic(db, { status, last_milestone_at: hoursAfter(hours), updated_at: hoursAfter(hours) }))
        .id;
    const slow = await of('developing', 70);
    await of('developing', 80);
    const [ended, told] = [await of('ongoing', 71), await of('ongoing', 71)];
    await of('ongoing', 71);
    const proposal = (id: number, origins: number) => ({
      ...{ topic_id: id, kind: 'conviction', reason: '', article_ids: [1], origin_count: origins },
    });
    const proposals = [proposal(ended, 2), proposal(told, 1)];
    await writeClosureProposals(db, [ended, told], proposals, NEWS_DAY);
    expect(await topicsToReview(db, hoursAfter(100), 10)).toEqual([slow, ended]);
    expect(await topicsToReview(db, hoursAfter(100), 1)).toEqual([slow]);
    expect(await topicsToReview(db, hoursAfter(71), 10)).toEqual([]);
  });

  it('finds why a reported end does not count as it was at the last look', async () => {
    const { db } = database;
    const { id } = await buildTopic(db);
    for (const reason of ['A second origin is needed.', 'At least two origins say that it is not final.']) {
      const proposal = { topic_id: id, kind: 'conviction', reason, article_ids: [1], origin_count: 2 };
      await writeClosureProposals(db, [id], [proposal], NEWS_DAY);
      expect(await openProposal(db, id)).toMatchObject({ reason, proposed_at: NEWS_DAY });
    }
  });
});
