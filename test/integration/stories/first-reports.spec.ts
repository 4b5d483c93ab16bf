import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Database } from '#persistence/database';
import { migrate } from '#persistence/schema';
import { moveAllArticles } from '#persistence/stories';
import { hideArticles, putIntoMilestone } from '#persistence/stories/orders';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone, buildReport } from '../../support/factories/timeline.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let topic_id: number;
let milestone: number;
let first: number;
let later: number;

/** A milestone with two reports, between which one article commented on it. */
beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  topic_id = (await buildTopic(db)).id;
  const at = async (hours: number) =>
    (await buildArticle(db, { topic_id, published_at: hoursAfter(hours) })).id;
  const [opening, opinion] = [await at(0), await at(1)];
  [first, later] = [opening, await at(2)];
  milestone = (await buildMilestone(db, topic_id, [first, later])).id;
  await buildReport(db, milestone, opinion, { role: 'comment' });
});
afterEach(() => database.drop());

const ofMilestone = (column: 'anchor_article_id' | 'outlet_count') =>
  db
    .rows<{ value: number }>(`select ${column} as value from milestone where id = $1`, [milestone])
    .then(([row]) => row?.value);

describe('a milestone that loses its first report', () => {
  it.each([
    ['because it is hidden', () => hideArticles(db, [first], 'Private.', NEWS_DAY)],
    [
      'because it moves to another story',
      async () => {
        const into = (await buildTopic(db)).id;
        await moveAllArticles(db, [{ ids: [first], into }], { actor: 'machine', kind: 'move' });
      },
    ],
    [
      'because it moves to another milestone',
      async () => {
        const other = await buildArticle(db, { topic_id });
        await putIntoMilestone(db, [first], (await buildMilestone(db, topic_id, [other.id])).id);
      },
    ],
  ])('starts with its next report, not with comment: %s', async (_, lose) => {
    await lose();
    expect(await ofMilestone('anchor_article_id')).toBe(later);
  });
});

describe('the migration to reporting outlets', () => {
  it('recounts milestones on which an outlet only commented', async () => {
    const migrations = ['Migration20261129030500_reporting_outlets'];
    const plain = await buildMilestone(db, topic_id, [(await buildArticle(db, { topic_id })).id], {
      outlet_count: 7,
    });
    await db.rows('update milestone set outlet_count = 3 where id = $1', [milestone]);
    await db.orm.migrator.down({ migrations });
    expect(await migrate(db.orm)).toEqual(migrations);
    expect(await ofMilestone('outlet_count')).toBe(2);
    expect(await db.rows('select outlet_count from milestone where id = $1', [plain.id])).toEqual([
      { outlet_count: 7 },
    ]);
  });
});
