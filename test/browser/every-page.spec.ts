import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { TOAST_SWIPE_PX } from '#contract/site';
import { eventually, openBrowser, openPage } from '../support/browser/browser.js';
import { type FrontPage, startFrontPage } from '../support/browser/front-page.js';
import { misfitsOf, movesOf } from '../support/browser/page-faults.js';
import { buildArticle, buildMilestone, buildSource, buildTopic } from '../support/factories.js';
import { buildToldTopic } from '../support/told-topic.js';

/** For slow machines; on a quiet one each takes a few seconds. */
const LIMIT_MS = 600_000;
const HEIGHT = 640;
/** The narrowest window (1,280 px at 400 %), a phone, and 1,280 px at 200 %. */
const WIDTHS = [320, 390, 640];
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const OPEN =
  `/ /?tab=tracked /discover /discover?tab=news /discover?tab=news&view=search&q=orrin /search /search?q=orrin
  /community /community/most-followed /community/favorite-sources /saved /history /collections /profile
  /auth /auth?tab=register /auth/forgot /auth/reset /auth/confirm /unsubscribe /about /about?tab=sources
  /about?tab=approach /about?tab=bias /subscription /privacy-policy /terms-of-service /contact-us
  /topics/the-quennel-aqueduct /topics/the-quennel-aqueduct/timeline /topics/the-quennel-aqueduct/sources
  /topics/the-quennel-aqueduct/sources?tab=headlines /story/the-quennel-aqueduct
  /topics/long-words /story/long-words /articles/long-words-x /sources/long-words /nowhere`.split(/\s+/);
const OWN = `/ /?tab=tracked /saved /history /collections /profile /profile?tab=topics /profile?tab=settings
  /profile?tab=notifications /profile?tab=subscription /topics/long-words /sources/long-words
  /admin/dashboard`.split(/\s+/);

let front: FrontPage;
let browser: Browser;

beforeAll(async () => {
  front = await startFrontPage(24);
  await buildToldTopic(front.db);
  await buildLongWords();
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await front?.stop();
});

/** A story whose every name is one word that is wider than a small window. */
async function buildLongWords(): Promise<void> {
  const { db } = front;
  const source = await buildSource(db, { name: LONG, slug: 'long-words', description: LONG });
  const topic = await buildTopic(db, { name: LONG, slug: 'long-words', description: LONG });
  const article = await buildArticle(db, {
    topic_id: topic,
    source_id: source,
    slug: 'long-words-x',
    title: LONG,
    excerpt: LONG,
    author: LONG,
    content: `<p>${LONG}</p><pre>${LONG} ${LONG}</pre><table><tr>${`<td>${LONG}</td>`.repeat(3)}</tr></table>`,
    hot_rank: 1_000_000,
  });
  await buildMilestone(db, topic, [article], { title: LONG, description: LONG });
}

/** A page that was just resized, or still draws what came, gets so many more looks before it is found amiss. */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 250;

/** What stays amiss on the page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  for (let look = 1; ; look++) {
    const headings = await page.getByRole('heading', { level: 1 }).count();
    const found = [
      ...(await misfitsOf(page)),
      ...(await movesOf(page)).map((what) => `moves: ${what}`),
      ...(headings === 1 ? [] : [`${headings} main headings`]),
    ];
    if (found.length === 0 || look === LOOKS) return found;
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
  }
}

/** Goes from page to page and measures each at all widths. Answers what is amiss, page by page. */
async function walk(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  const poor: string[] = [];
  for (const path of paths) {
    await page.goto(front.address + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      poor.push(...(await faultsOf(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  await page.close();
  return poor;
}

const narrow = () =>
  browser.newContext({
    viewport: { width: 320, height: HEIGHT },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });

describe('every page', () => {
  it(
    'fits a window of 320 px and one at 200 % zoom, cuts nothing, moves nothing where motion is reduced',
    async () => {
      const context = await narrow();
      expect(await walk(context, OPEN)).toEqual([]);
      const { page } = await openPage(`${front.address}/about`, context);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      await eventually(async () =>
        expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the news'),
      );
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'fits them for readers and their menu as well',
    async () => {
      const context = await narrow();
      const data = { username: 'leopoldina', email: 'leopoldina@mail.example', password: 'a quiet morning' };
      await context.request.post(`${front.address}/api/auth/register`, { data });
      const [topic] = await front.db.rows<{ id: number }>("select id from topic where slug = 'long-words'");
      const headers = { 'sec-fetch-site': 'same-origin' };
      await context.request.post(`${front.address}/api/topics/${topic?.id}/follow`, { headers });
      expect(await walk(context, OWN)).toEqual([]);
      const { page } = await openPage(front.address, context);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it.each([
    ['dark', 'light', 'rgb(18, 21, 26)'],
    ['light', 'dark', 'rgb(251, 250, 247)'],
  ] as const)(
    'is %s from the start where that was chosen, though the system is %s',
    async (chosen, colorScheme, paper) => {
      const context = await browser.newContext({ colorScheme });
      await context.addInitScript(`
        localStorage.setItem('theme', '${chosen}');
        addEventListener('readystatechange', () => {
          // All is parsed, and no module has run: what can be painted now is not the app's work.
          if (document.readyState !== 'interactive') return;
          const { theme } = document.documentElement.dataset;
          const { backgroundColor } = getComputedStyle(document.documentElement);
          const body = getComputedStyle(document.body).backgroundColor;
          window.first = { theme, backgroundColor, body, drawn: document.getElementById('root').childElementCount };
        }, true);`);
      const { page } = await openPage(`${front.address}/about`, context);
      expect(await page.evaluate('window.first')).toEqual({
        theme: chosen,
        backgroundColor: paper,
        body: expect.stringMatching(new RegExp(`^(rgba\\(0, 0, 0, 0\\)|${paper.replace(/[()]/g, '\\$&')})$`)),
        drawn: 0,
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(paper);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'lets a message be swiped away to the right, by as much as the specification says',
    async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { page } = await openPage(`${front.address}/articles/long-words-x`, context);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
      await toast.waitFor();
      for (const [dx, isLeft] of [
        [-2 * TOAST_SWIPE_PX, 1],
        [TOAST_SWIPE_PX - 5, 1],
        [TOAST_SWIPE_PX + 5, 0],
      ] as const) {
        await swipe(page, toast, dx);
        await eventually(async () => expect(await toast.count()).toBe(isLeft));
      }
      await context.close();
    },
    LIMIT_MS,
  );
});

/** By the mouse, which rests on the message meanwhile: so it does not leave by itself. */
async function swipe(page: Page, toast: ReturnType<Page['locator']>, dx: number): Promise<void> {
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 5 });
  await page.mouse.up();
}
