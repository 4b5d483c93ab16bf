import { expect, it } from '@jest/globals';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase } from '../../support/test-database.js';
import { DAM, MATCH } from '../../support/torn-story.js';

/** Reports of both stories in turn. */
const TEXTS = DAM.flatMap((text, at) => [text, MATCH[at] ?? text]);

/** Places the reports, half of them before a restart, and reviews. Returns each article's event and topic. */
async function grouping(isRestarted: boolean) {
  const { db, drop } = await seededDatabase();
  let keeper = keeperAt(db, 12);
  try {
    for (const [at, text] of TEXTS.entries()) {
      await buildWaitingArticle(db, at, text, { url: `https://o.example/${at}` });
      if (at !== TEXTS.length / 2 - 1) continue;
      await settle(db, keeper);
      if (!isRestarted) continue;
      await keeper.release();
      keeper = keeperAt(db, 12);
    }
    await settle(db, keeper);
    await keeper.release();
    keeper = keeperAt(db, 40);
    await settle(db, keeper);
    return await db.rows<{ url: string; topic: string; event: string }>(
      `select url, min(url) over (partition by topic_id) as topic, min(url) over (partition by event_id) as event
         from article order by url`,
    );
  } finally {
    await keeper.release();
    await drop();
  }
}

it('a keeper that restarts half-way ends with the same events and stories', async () => {
  const usual = await grouping(false);
  expect(usual).toHaveLength(TEXTS.length);
  expect(new Set(usual.map(({ topic }) => topic)).size).toBe(2);
  expect(await grouping(true)).toEqual(usual);
});
