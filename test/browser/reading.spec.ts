import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { type ArticleCard, ArticleList, passesFilter } from '#contract/reading';
import { FEED_PAGE, INTEREST_TAGS, type InterestTag } from '#contract/site';
import { MARKER_TOOLTIPS, Milestones, markerOf } from '#contract/timeline';
import { eventually, expectNoViolations, openBrowser, openPage } from '../support/browser/browser.js';
import { dataFolder, type Launcher, startLauncher } from '../support/launcher.js';

const START_LIMIT_MS = 600_000;

let launcher: Launcher;
let browser: Browser;
let data: string;

beforeAll(async () => {
  data = dataFolder();
  launcher = await startLauncher({ DATA_DIR: data, RECORDED_BACKFILL: 'all' });
  await launcher.ready;
  browser = await openBrowser();
}, START_LIMIT_MS);

/** Ctrl-C ends all of it: exit code 0, nobody answers any more, and the database has closed its cluster. */
afterAll(async () => {
  await browser?.close();
  if (launcher === undefined) return;
  const pidFile = join(data, 'postgres', 'cluster', 'postmaster.pid');
  const ranHere = existsSync(pidFile);
  launcher.child.kill('SIGINT');
  const { code } = await launcher.ended;
  const isLeft = existsSync(pidFile);
  rmSync(data, { recursive: true, force: true });
  expect({ code, ranHere, isLeft }).toEqual({ code: 0, ranHere: true, isLeft: false });
  await expect(fetch(`${launcher.address}/api/health/live`)).rejects.toThrow();
});

const open = (path: string, context: BrowserContext) => openPage(`${launcher.address}${path}`, context);

describe('reading the fictional fortnight', () => {
  it('goes from Home by a chip and a card to a verified milestone', async () => {
    const { card, tag } = await cardOfVerifiedStory();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, faults } = await open('/', context);
    await page.getByRole('heading', { name: 'News Feed' }).waitFor();
    await page.getByText(/^A recording of invented news, /).waitFor();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    await eventually(async () => expect(await cards.count()).toBeGreaterThanOrEqual(12));
    await expectNoViolations(page);

    await page.getByRole('button', { name: tag, exact: true }).click();
    const shown = await page.getByText(/^Showing \d+ filtered articles$/).textContent();
    expect(Number(shown?.match(/\d+/)?.[0])).toBeGreaterThan(0);

    const chosen = page.getByRole('article', { name: card.title, exact: true }).first();
    await chosen.getByRole('link', { name: 'Track Story' }).click();
    await page.waitForURL(`**/story/${card.topicId}?tracked=true`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page);

    await page.locator('main a[href^="/topics/"]').first().click();
    await page.waitForURL('**/topics/*');
    const verified = page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: MARKER_TOOLTIPS.verified }) })
      .first();
    await verified.waitFor();
    await eventually(async () =>
      expect(await verified.textContent()).toMatch(/([3-9]|\d\d) independent origins · \d+ outlets/),
    );
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('bookmarks an article of a topic on the device, and shares it by its link', async () => {
    const { card } = await cardOfVerifiedStory();
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, faults } = await open(`/topics/${card.topicId}`, context);
    const bookmark = page.getByRole('button', { name: 'Bookmark' }).first();
    await bookmark.click();
    await page.reload();
    await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
    await eventually(async () =>
      expect(await page.getByRole('button', { name: 'Bookmark', pressed: true }).count()).toBe(1),
    );

    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByText('Link copied.').first().waitFor();
    await eventually(async () =>
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain(
        `${launcher.address}/articles/`,
      ),
    );
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("follows a card's 'Track Story' to its story page on a phone", async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { page, faults } = await open('/', context);
    await page.getByRole('link', { name: 'Track Story' }).first().click();
    await page.waitForURL(/\/story\/\d+\?tracked=true/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('refuses a second start on the same data in one sentence', async () => {
    const second = await startLauncher({ DATA_DIR: data });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Another start already runs on the data folder .*\.$/m);
    const answer = await fetch(`${launcher.address}/api/health/ready`);
    expect(answer.status).toBe(200);
  });
});

const ask = async (path: string): Promise<unknown> => (await fetch(`${launcher.address}${path}`)).json();

/** Among the first cards behind a chip: one whose story has a milestone that carries the verified marker. */
async function cardOfVerifiedStory(): Promise<{ card: ArticleCard; tag: InterestTag }> {
  const { articles } = ArticleList.parse(await ask('/api/articles'));
  for (const tag of INTEREST_TAGS) {
    const shown = articles.filter(({ tags }) => passesFilter(tags, { tags: [tag], surprise: false }));
    for (const card of shown.slice(0, FEED_PAGE)) {
      const milestones = Milestones.parse(await ask(`/api/topics/${card.topicId}/milestones`));
      if (milestones.some((milestone) => markerOf(milestone, false) === 'verified')) return { card, tag };
    }
  }
  throw new Error('no card stands for a story with a verified milestone');
}
