import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  const topic = await buildTopic(db);
  const article = await buildArticle(db, { topic_id: topic.id });
  await buildMilestone(db, topic.id, [article.id], { impact_value: 6.9 });
  await buildFeed(db);
});
afterAll(() => database.drop());

it.each([
  ['feed', "last_outcome = 'fine'"],
  ['feed', "next_check_reason = 'whim'"],
  ['feed', "state = 'disabled'"],
  ['feed', 'documents_parsed = -1'],
  ['feed', 'items_dropped = -1'],
  ['source', "wikipedia_status = 'loved'"],
  ['source', 'pc1 = 1.01'],
  ['article', "tags = array['science', 'gossip']"],
  ['article', 'copy_count = -1'],
  ['topic', 'milestone_count = -1'],
  ['topic', 'multi_source_updates = -1'],
  ['milestone', 'is_significant = true'],
  ['milestone', 'impact_value = 7'],
])('%s refuses %s', async (table, change) => {
  await expect(database.db.rows(`update ${table} set ${change}`)).rejects.toMatchObject({ code: '23514' });
});

it.each([
  ['feed', "last_outcome = 'unreadable', next_check_reason = 'retry_after'"],
  ['feed', "state = 'disabled', state_reason = 'gone'"],
  ['source', "wikipedia_status = 'no-consensus', pc1 = 1"],
  ['article', "tags = array['science', 'health']"],
  ['milestone', 'impact_value = 7, is_significant = true'],
])('%s takes %s', async (table, change) => {
  await expect(database.db.rows(`update ${table} set ${change}`)).resolves.toEqual([]);
});
