import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Database } from '#persistence/database';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { startWorkerProcess, stopGently } from '../../support/worker-process.js';
import { test as base } from './front-page-test.js';
import { signUp } from './sign-up.js';

const START_LIMIT_MS = 600_000;
export const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };
const DAM = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';

/** Articles of two stories, published hours after the first one. */
const REPORTS = [
  { hour: 0, title: 'Orvale dam breaks after storm', text: DAM },
  { hour: 1, title: 'Dam above Orvale breaks in storm', text: DAM.replace('broke', 'burst') },
  {
    hour: 2,
    title: 'Foundry beat Anchors by one goal',
    text: 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.',
  },
] as const;

/**
 * Pages of the desk while a worker runs: the built one in a process of its own, because its decorators need the project's
 * compiler, which Playwright does not use. It has placed `REPORTS` when the first test starts.
 */
export const test = base.extend<object, { keeping: undefined }>({
  keeping: [
    async ({ front: { db, databaseUrl } }, use) => {
      await db.rows('update news_clock set speed = 1e-12, replay_at = $1', [hoursAfter(6)]);
      for (const { hour, title, text } of REPORTS)
        await buildWaitingArticle(db, hour, [title, text], { first_seen_at: hoursAfter(hour) });
      const worker = await startWorkerProcess(databaseUrl, {
        DATABASE_POOL: '4',
        RECORDED_SERVER: '127.0.0.1:9',
      });
      await untilPlaced(db);
      await use(undefined);
      await stopGently(worker);
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT_MS },
  ],
});

async function untilPlaced(db: Database): Promise<void> {
  for (;;) {
    const waiting = await db.rows(
      'select 1 from article where topic_id is null and hidden_at is null limit 1',
    );
    if (waiting.length === 0) return;
    await wait(50);
  }
}

/** Signs up somebody with a role. Returns the id. */
export async function signUpAs(
  role: 'admin' | 'editor',
  context: BrowserContext,
  db: Database,
  name: string,
): Promise<number> {
  const { id } = await signUp(context, name);
  await db.rows(`update user_account set is_${role} = true where id = $1`, [id]);
  return id;
}

/** The message that is shown after a change. */
export const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();
