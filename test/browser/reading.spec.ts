import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { type ArticleCard, ArticleList, passesFilter } from '#contract/reading';
import { FEED_PAGE } from '#contract/site';
import { Topic } from '#contract/stories';
import { MARKER_TOOLTIPS, type Milestone, Milestones, markerOf } from '#contract/timeline';
import { INTEREST_TAGS, type InterestTag } from '#vocabulary';
import { CLONE, dataFolder, type Launcher, startLauncher } from '../support/launcher.js';
import { expectNoViolations } from './support/accessibility.js';
import { test as base } from './support/browser-test.js';

const START_LIMIT_MS = 600_000;

/** The launcher of `npm start` on an empty data folder, after it has ingested the whole fortnight. */
interface Start extends Launcher {
  data: string;
}

const test = base.extend<object, { launcher: Start }>({
  launcher: [
    async ({ siteOf: _ }, use) => {
      const data = dataFolder();
      const launcher = await startLauncher({ DATA_DIR: data, RECORDED_BACKFILL: 'all' }, CLONE);
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
    const { card, tag, slug, verified } = await cardOfVerifiedStory(request);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'News Feed' })).toBeVisible();
    await expect(page.getByText(/^A recording of invented news, /)).toBeVisible();
    const newsFeed = page.getByRole('region', { name: 'News Feed' });
    const cards = newsFeed.getByRole('article');
    await expect(cards.nth(11)).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: tag, exact: true }).click();
    await expect(page.getByText(/^Showing [1-9]\d* filtered articles$/)).toBeVisible();

    const chosen = newsFeed.getByRole('article', { name: card.title, exact: true }).first();
    await chosen.getByRole('link', { name: 'Track Story' }).click();
    await expect(page).toHaveURL(`/story/${card.topicId}?tracked=true`);
    const toTopic = page.getByRole('link', { name: 'Overview' });
    await expect(toTopic).toBeVisible();
    await expectNoViolations(page);

    await toTopic.click();
    await expect(page).toHaveURL(`/topics/${slug}`);
    const shown = page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('article', { name: verified.title, exact: true })
      .filter({ has: page.getByRole('img', { name: MARKER_TOOLTIPS.verified }) })
      .first();
    await expect(shown).toBeVisible();
    await expect(shown).toHaveText(/([3-9]|\d\d) independent origins · \d+ outlets/);
    await expectNoViolations(page);
  });

  test('bookmarks an article of a topic on the device and shares its link', async ({
    page,
    context,
    request,
    launcher,
  }) => {
    const { card: known } = await cardOfVerifiedStory(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/topics/${known.topicId}`);
    const bookmark = page.getByRole('button', { name: 'Bookmark' }).first();
    await bookmark.click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toHaveCount(1);

    // The story itself has such a button, too.
    const articles = page.getByRole('tabpanel', { name: 'Latest Articles' });
    await articles.getByRole('button', { name: 'Share' }).first().click();
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

  test('refuses a second start on the same data with one message', async ({ launcher, request }) => {
    const second = await startLauncher({ DATA_DIR: launcher.data }, CLONE);
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Another launcher is already running on the data folder .*\.$/m);
    await expect(await request.get('/api/health/ready')).toBeOK();
  });

  test('ends every process at Ctrl-C', async ({ launcher, request }) => {
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

interface VerifiedStory {
  card: ArticleCard;
  tag: InterestTag;
  slug: string;
  verified: Milestone;
}

/** One of a chip's first cards: its story has a verified milestone. */
async function cardOfVerifiedStory(request: APIRequestContext): Promise<VerifiedStory> {
  const { articles } = ArticleList.parse(await ask(request, '/api/articles'));
  for (const tag of INTEREST_TAGS) {
    const shown = articles.filter(({ tags }) => passesFilter(tags, { tags: [tag], surprise: false }));
    for (const card of shown.slice(0, FEED_PAGE)) {
      const milestones = Milestones.parse(await ask(request, `/api/topics/${card.topicId}/milestones`));
      const verified = milestones.find((milestone) => markerOf(milestone, false) === 'verified');
      if (!verified) continue;
      const { slug } = Topic.parse(await ask(request, `/api/topics/${card.topicId}`));
      return { card, tag, slug, verified };
    }
  }
  throw new Error('no card belongs to a story with a verified milestone');
}
