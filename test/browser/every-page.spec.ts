import { expect, type Locator, type Page } from '@playwright/test';
import { TOAST_SWIPE_PX } from '#contract/site';
import type { Database } from '#persistence/database';
import { buildDetailedTopic } from '../support/detailed-topic.js';
import { buildArticle } from '../support/factories/articles.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildSource } from '../support/factories/sources.js';
import { buildTopic } from '../support/factories/stories.js';
import { buildMilestone } from '../support/factories/timeline.js';
import { buildAssessment } from '../support/factories/trust.js';
import { test as base } from './support/front-page-test.js';
import { misfitsOf, movesOf } from './support/page-faults.js';
import { signUp } from './support/sign-up.js';

const HEIGHT = 640;
/** The narrowest window (1,280 px at 400 %), a phone, and 1,280 px at 200 %. */
const WIDTHS = [320, 390, 640];
/** Errors of missing pages and of pages that are not for this reader. */
const CAUSED = /\b(401|403|404)\b/;
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const OPEN =
  `/ /?tab=tracked /discover /discover?tab=news /discover?tab=news&view=search&q=orrin /search /search?q=orrin
  /community /community/most-followed /community/favorite-sources /community/collections /saved /history /following /collections /profile /profile/security
  /auth /auth?tab=sign-up /auth/forgot /auth/reset /auth/confirm /unsubscribe /weekly-digest /confirm-emails /stop-emails /about /about?tab=sources
  /about?tab=approach /about?tab=bias /subscription /privacy-policy /terms-of-service /contact-us
  /topics/the-quennel-aqueduct /topics/the-quennel-aqueduct/timeline /topics/the-quennel-aqueduct/sources
  /topics/the-quennel-aqueduct/sources?tab=headlines /story/the-quennel-aqueduct
  /topics/long-words /story/long-words /articles/long-words-x /sources/long-words /nowhere`.split(/\s+/);
const OWN =
  `/ /?tab=tracked /saved /history /following /collections /profile /profile/security /profile/reports /profile?tab=topics /profile?tab=settings
  /profile?tab=notifications /profile?tab=subscription /topics/long-words /sources/long-words
  /admin/dashboard`.split(/\s+/);

const test = base.extend<object, { stories: undefined }>({
  stories: [
    async ({ front }, use) => {
      await buildDetailedTopic(front.db);
      await buildLongWords(front.db);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ siteOf: 'every page' });

/** A story in which each name is one word wider than a small window. */
async function buildLongWords(db: Database): Promise<void> {
  const source = await buildSource(db, { name: LONG, slug: 'long-words', description: LONG });
  const topic = await buildTopic(db, { name: LONG, slug: 'long-words', description: LONG });
  const article = await buildArticle(db, {
    topic_id: topic.id,
    source_id: source.id,
    slug: 'long-words-x',
    title: LONG,
    excerpt: LONG,
    author: LONG,
    content: `<p>${LONG}</p><pre>${LONG} ${LONG}</pre><table><tr>${`<td>${LONG}</td>`.repeat(3)}</tr></table>`,
    hot_rank: 1_000_000,
  });
  await buildMilestone(db, topic.id, [article.id], { title: LONG, description: LONG });
  // The chart of its score ends with the last of these.
  await buildAssessment(db, source.id, { assessed_at: hoursAfter(-48) });
  await buildAssessment(db, source.id);
}

/** Gives a page time to settle after a resize. Only faults that stay fail the test. */
async function expectNoFaults(page: Page, where: string): Promise<void> {
  await expect(async () => {
    expect(await page.getByRole('heading', { level: 1 }).count(), 'main headings').toBe(1);
    const moves = (await movesOf(page)).map((what) => `moves: ${what}`);
    expect([...(await misfitsOf(page)), ...moves]).toEqual([]);
  }, where).toPass();
}

/** Visits each page and checks it at all widths. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectNoFaults(page, `${path} at ${width} px`);
    }
  }
}

test.describe('in a narrow window', () => {
  test.use({
    viewport: { width: 320, height: HEIGHT },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every page fits 320 px and 200 % zoom without cut text, and without motion if motion is reduced', async ({
    page,
    faults,
  }) => {
    await walk(page, OPEN);
    await page.goto('/auth?tab=sign-up');
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    faults.forgive(CAUSED);
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
  });

  test('every page also fits for readers, with their menu', async ({ page, faults, front }) => {
    await signUp(page.context(), 'leopoldina');
    const [topic] = await front.db.rows<{ id: number }>("select id from topic where slug = 'long-words'");
    const headers = { 'sec-fetch-site': 'same-origin' };
    await page.request.post(`/api/topics/${topic?.id}/follow`, { headers });
    await walk(page, OWN);
    faults.forgive(CAUSED);
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFaults(page, 'the menu');
  });
});

test('the chart of a score ends within its page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto('/sources/long-words');
  const points = page.getByRole('img', { name: /^Score / }).locator('circle');
  await expect(points).toHaveCount(2);
  const { x = 0, width = 0 } = (await points.last().boundingBox()) ?? {};
  expect(x + width).toBeGreaterThan(290);
  expect(x + width).toBeLessThanOrEqual(304);
});

test('text of twice the usual size fits a phone', async ({ page, front }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.context(), 'grossa');
  const [topic] = await front.db.rows<{ id: number }>(
    "select id from topic where slug = 'the-quennel-aqueduct'",
  );
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.post(`/api/topics/${topic?.id}/follow`, { headers });
  for (const path of ['/discover', '/topics/the-quennel-aqueduct', '/sources/long-words']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const width = () => page.evaluate<number>('document.documentElement.scrollWidth');
    await expect.poll(width, path).toBe(390);
  }
});

for (const [chosen, colorScheme, paper] of [
  ['dark', 'light', 'rgb(18, 21, 26)'],
  ['light', 'dark', 'rgb(251, 250, 247)'],
] as const)
  test(`every page is ${chosen} from the first paint if the reader chose it, although the system is ${colorScheme}`, async ({
    newPage,
  }) => {
    const page = await newPage({ colorScheme });
    await page.addInitScript(`
      localStorage.setItem('theme', '${chosen}');
      addEventListener('readystatechange', () => {
        // The document is parsed and no module has run: the app has not painted anything yet.
        if (document.readyState !== 'interactive') return;
        const { theme } = document.documentElement.dataset;
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const body = getComputedStyle(document.body).backgroundColor;
        window.first = { theme, backgroundColor, body, drawn: document.getElementById('root').childElementCount };
      }, true);`);
    await page.goto('/about');
    expect(await page.evaluate('window.first')).toEqual({
      theme: chosen,
      backgroundColor: paper,
      body: expect.stringMatching(new RegExp(`^(rgba\\(0, 0, 0, 0\\)|${paper.replace(/[()]/g, '\\$&')})$`)),
      drawn: 1,
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
  });

test('a toast is dismissed by a swipe to the right of the specified distance', async ({ newPage }) => {
  const page = await newPage({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/articles/long-words-x');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  for (const [dx, left] of [
    [-2 * TOAST_SWIPE_PX, 1],
    [TOAST_SWIPE_PX - 5, 1],
    [TOAST_SWIPE_PX + 5, 0],
  ] as const) {
    await swipe(page, toast, dx);
    await expect(toast).toHaveCount(left);
  }
});

/** With the mouse, which rests on the toast, so that it does not disappear by itself. */
async function swipe(page: Page, toast: Locator, dx: number): Promise<void> {
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 5 });
  await page.mouse.up();
}

const READ_WITHOUT_SCRIPTS =
  `/ /topics/the-quennel-aqueduct /story/the-quennel-aqueduct /topics/long-words /articles/long-words-x
  /sources/long-words /about /privacy-policy`.split(/\s+/);

test('public pages can be read before any script runs', async ({ page, newPage, baseURL }) => {
  const bare = await newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  for (const path of READ_WITHOUT_SCRIPTS) {
    await bare.goto(path);
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(bare.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(bare.getByRole('link', { name: 'Discover' }).first()).toBeVisible();
    for (const button of await bare.getByRole('button').all()) await expect(button).toBeDisabled();
  }
  await bare.goto('/');
  for (const theme of await bare.getByRole('radio').all()) await expect(theme).toHaveCSS('opacity', '0');
  await expect(bare.getByRole('radio')).not.toHaveCount(0);
  await expect(bare.getByRole('region', { name: 'News Feed' }).locator('[data-card]')).toHaveCount(12);
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: page.url() }]);
  const own = await page.request.get('/');
  expect(await own.text()).toContain('<div id="root"></div>');
  // Accessibility is checked by scripts.
  await bare.context().close();
});
