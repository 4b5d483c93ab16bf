import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { type ArticleCard, ArticleList, passesFilter } from '#contract/reading';
import { FEED_PAGE } from '#contract/site';
import { MARKER_TOOLTIPS, Milestones, markerOf } from '#contract/timeline';
import { INTEREST_TAGS, type InterestTag } from '#vocabulary';
import { dataFolder, type Launcher, startLauncher } from '../support/launcher.js';
import { expectNoViolations } from './support/accessibility.js';
import { test as base } from './support/browser-test.js';

const START_LIMIT_MS = 600_000;

/** What `npm start` runs, on an empty data folder, once it has read the whole fortnight. */
interface Start extends Launcher {
  data: string;
}

const test = base.extend<object, { launcher: Start }>({
  launcher: [
    async ({ siteOf: _ }, use) => {
      const data = dataFolder();
      const launcher = await startLauncher({ DATA_DIR: data, RECORDED_BACKFILL: 'all' });
      await launcher.ready;
      await use({ ...launcher, data });
      launcher.child.kill('SIGINT');
      await launcher.ended;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: ({ launcher }, use) => use(launcher.address),
});

test.use({ siteOf: 'reading' });

test.describe('reading the fictional fortnight', () => {
  test('goes from Home by a chip and a card to a verified milestone', async ({ page, request }) => {
    const { card, tag } = await cardOfVerifiedStory(request);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'News Feed' })).toBeVisible();
    await expect(page.getByText(/^A recording of invented news, /)).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards.nth(11)).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: tag, exact: true }).click();
    await expect(page.getByText(/^Showing [1-9]\d* filtered articles$/)).toBeVisible();

    const chosen = page.getByRole('article', { name: card.title, exact: true }).first();
    await chosen.getByRole('link', { name: 'Track Story' }).click();
    await expect(page).toHaveURL(`/story/${card.topicId}?tracked=true`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);

    await page.locator('main a[href^="/topics/"]').first().click();
    await expect(page).toHaveURL(/\/topics\/[^/]+$/);
    const verified = page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: MARKER_TOOLTIPS.verified }) })
      .first();
    await expect(verified).toBeVisible();
    await expect(verified).toHaveText(/([3-9]|\d\d) independent origins · \d+ outlets/);
    await expectNoViolations(page);
  });

  test('bookmarks an article of a topic on the device, and shares it by its link', async ({
    page,
    context,
    request,
    launcher,
  }) => {
    const { card } = await cardOfVerifiedStory(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/topics/${card.topicId}`);
    const bookmark = page.getByRole('button', { name: 'Bookmark' }).first();
    await bookmark.click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toHaveCount(1);

    await page.getByRole('button', { name: 'Share' }).first().click();
    await expect(page.getByText('Link copied.').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toContain(`${launcher.address}/articles/`);
    await expectNoViolations(page);
  });

  test("follows a card's 'Track Story' to its story page on a phone", async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await page.getByRole('link', { name: 'Track Story' }).first().click();
    await expect(page).toHaveURL(/\/story\/\d+\?tracked=true/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });

  test('refuses a second start on the same data in one sentence', async ({ launcher, request }) => {
    const second = await startLauncher({ DATA_DIR: launcher.data });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Another start already runs on the data folder .*\.$/m);
    await expect(await request.get('/api/health/ready')).toBeOK();
  });

  test('ends all of it at Ctrl-C', async ({ launcher, request }) => {
    const pidFile = join(launcher.data, 'postgres', 'cluster', 'postmaster.pid');
    expect(existsSync(pidFile)).toBe(true);
    launcher.child.kill('SIGINT');
    expect((await launcher.ended).code).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
    await expect(request.get('/api/health/live')).rejects.toThrow('ECONNREFUSED');
  });
});

const ask = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(path)).json();

/** Among the first cards behind a chip: one whose story has a milestone that carries the verified marker. */
async function cardOfVerifiedStory(
  request: APIRequestContext,
): Promise<{ card: ArticleCard; tag: InterestTag }> {
  const { articles } = ArticleList.parse(await ask(request, '/api/articles'));
  for (const tag of INTEREST_TAGS) {
    const shown = articles.filter(({ tags }) => passesFilter(tags, { tags: [tag], surprise: false }));
    for (const card of shown.slice(0, FEED_PAGE)) {
      const milestones = Milestones.parse(await ask(request, `/api/topics/${card.topicId}/milestones`));
      if (milestones.some((milestone) => markerOf(milestone, false) === 'verified')) return { card, tag };
    }
  }
  throw new Error('no card stands for a story with a verified milestone');
}
