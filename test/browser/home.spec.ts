import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SignedIn } from '#contract/accounts';
import { FOLLOWS_ANSWERED } from '#contract/reading';
import { FEED_FIRST_LOAD, FEED_PAGE, INTEREST_TAGS, MESSAGES, SKELETONS, TAGLINE } from '#contract/site';
import {
  eventually,
  expectNoViolations,
  hoverHint,
  openBrowser,
  openPage,
  untilStored,
  untilTrue,
} from '../support/browser/browser.js';
import { type FrontPage, startFrontPage } from '../support/browser/front-page.js';
import { buildTopic } from '../support/factories.js';
import { buildFollow } from '../support/notices.js';

/** Two pages of 12 and one of 6 behind the first load. */
const CARDS = 330;
/** For slow machines; on a quiet one a test takes a few seconds. */
const LIMIT_MS = 600_000;
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } };

let front: FrontPage;
let browser: Browser;

beforeAll(async () => {
  front = await startFrontPage(CARDS);
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await front?.stop();
});

const open = (path: string, context: BrowserContext) => openPage(front.address + path, context);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const focusedText = (page: Page) => page.evaluate('document.activeElement.textContent');
const headlines = (page: Page) => page.locator('main article h2').allTextContents();

async function scrollToEnd(page: Page, count: number): Promise<void> {
  while ((await cards(page).count()) < count) await page.mouse.wheel(0, 3000);
}

describe('the front page of a visitor', () => {
  it(
    'has the promo block, which remembers that it is minimised, and says what signing in gives',
    async () => {
      const context = await browser.newContext(DESKTOP);
      const { page, faults } = await open('/', context);
      const promo = page.getByRole('region', { name: TAGLINE });
      await promo.getByRole('listitem').last().waitFor();
      await eventually(async () => expect(await promo.getByRole('listitem').count()).toBe(4));
      await promo
        .getByText(
          'factual accuracy, editorial standards, content analysis, external validation, reader experience',
        )
        .waitFor();
      await eventually(async () =>
        expect(await promo.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/about'),
      );
      await eventually(async () =>
        expect(await promo.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/auth'),
      );
      await promo
        .getByRole('link', { name: 'See an example' })
        .and(page.locator('[href^="/story/"]'))
        .waitFor();
      const followed = page.getByRole('region', { name: 'Followed Stories' });
      await followed.getByText(MESSAGES.followedSignedOut).waitFor();
      await eventually(async () =>
        expect(await followed.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth'),
      );
      expect(await page.getByRole('tab', { name: 'Tracked Stories' }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      await expectNoViolations(page);

      await promo.getByRole('button', { name: 'Minimise' }).click();
      await page.reload();
      await promo.getByRole('button', { name: 'Expand' }).waitFor();
      await eventually(async () => expect(await promo.getByRole('link').count()).toBe(0));
      await page.goto(`${front.address}/?tab=tracked`);
      await page.getByText(MESSAGES.trackedSignedOut).waitFor();
      await page.getByRole('tabpanel').getByRole('link', { name: 'Sign In' }).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'shows all that a card has',
    async () => {
      const context = await browser.newContext(DESKTOP);
      // The third is told by somebody, tagged twice and without a picture; the second has one.
      await front.change(`update article set tags = tags[1:1] || '{health}' where slug = 'made-report-3-x'`);
      const { page, faults } = await open('/', context);
      await front.db.rows(
        `update article set tags = tags[1:1] || '{health}'::text[] where slug = 'made-report-3-x'`,
      );
      await page.reload();
      const card = cards(page).filter({ hasText: 'made town 3 hears' });
      await card.getByRole('heading', { level: 2 }).getByRole('link').waitFor();
      await card.getByText('Mira Holt').waitFor();
      await card.getByText('health', { exact: true }).waitFor();
      await card.getByText(MESSAGES.noImage).waitFor();
      await card.getByText(/^A sentence of what was said/).waitFor();
      await eventually(async () => expect(await card.getByRole('time').textContent()).toBe('21 minutes ago'));
      await eventually(async () =>
        expect(await cards(page).filter({ hasText: 'made town 2 hears' }).locator('img').count()).toBe(1),
      );
      expect(await card.getByRole('link', { name: 'Track Story' }).getAttribute('href')).toMatch(
        /^\/story\/\d+\?tracked=true$/,
      );
      const more = card.getByRole('link', { name: 'Read More' });
      expect([await more.getAttribute('href'), await more.getAttribute('target')]).toEqual([
        'https://made.example/3',
        '_blank',
      ]);

      const rated = page.getByRole('link', { name: 'Trust score of Orrin Herald: 9.1' }).first();
      await eventually(async () => expect(await rated.getAttribute('href')).toMatch(/^\/about/));
      await rated.focus();
      await page.getByRole('tooltip').filter({ hasText: 'Gold Standard' }).first().waitFor();
      const unrated = page.getByRole('link', { name: 'Trust score of Unrated Post: 6.5' }).first();
      await hoverHint(unrated, MESSAGES.notEnoughData);
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'filters by chips and by surprise, counts, and says when nothing matches',
    async () => {
      await front.change(`update article set tags = array_replace(tags, 'sports', 'science')`);
      const context = await browser.newContext(DESKTOP);
      const { page, faults } = await open('/', context);
      const filter = page.getByRole('region', { name: "What's your interest?" });
      const pressed = filter.getByRole('listitem').getByRole('button', { pressed: true });
      await filter.getByRole('listitem').last().waitFor();
      await eventually(async () =>
        expect(await filter.getByRole('listitem').allTextContents()).toEqual([...INTEREST_TAGS]),
      );
      await page.waitForLoadState('networkidle');
      await filter.getByRole('button', { name: 'politics' }).click();
      const [row] = await front.db.rows<{ count: number }>(
        `select count(*)::int from (select tags from article where is_card order by hot_rank desc, id desc limit ${FEED_FIRST_LOAD}) a
        where 'politics' = any(tags)`,
      );
      await page.getByText(`Showing ${row?.count} filtered articles`, { exact: true }).waitFor();
      await scrollToEnd(page, row?.count ?? 0);
      await eventually(async () =>
        expect(await page.getByRole('button', { name: 'Load More Articles' }).count()).toBe(0),
      );

      await filter.getByRole('button', { name: 'Surprise Me' }).click();
      await filter.getByText('Surprise Mix').waitFor();
      expect([1, 2, 3]).toContain(await pressed.count());
      await filter.getByRole('listitem').getByRole('button', { pressed: false }).first().click();
      await eventually(async () => expect(await filter.getByText('Surprise Mix').count()).toBe(0));
      await filter.getByRole('button', { name: 'Clear all' }).click();
      await eventually(async () => expect(await pressed.count()).toBe(0));
      await filter.getByRole('button', { name: 'Surprise Me' }).click();
      await filter.getByRole('button', { name: 'Surprise Me' }).click();
      await eventually(async () => expect(await pressed.count()).toBe(0));

      await filter.getByRole('button', { name: 'sports' }).click();
      await page.getByText(MESSAGES.feedNoMatch, { exact: true }).waitFor();
      await page.getByText(MESSAGES.feedNoMatchHint, { exact: true }).waitFor();
      await expectNoViolations(page);
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'loads twelve at a time to the end, each article once, though the feed moves meanwhile',
    async () => {
      const context = await browser.newContext(PHONE);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      const { page, faults } = await open('/', context);
      await cards(page).first().waitFor();
      await eventually(async () => expect(await cards(page).count()).toBe(FEED_PAGE));
      expect(asked.filter((url) => url.includes('/api/articles'))).toEqual([]);
      await page.mouse.wheel(0, 1);
      await eventually(async () =>
        expect(asked.filter((url) => url.includes('/api/articles'))).toHaveLength(1),
      );
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      for (let n = 0; n < FEED_PAGE + 3; n++) await front.publish(`Meanwhile number ${n}`);
      const more = page.getByRole('button', { name: 'Load More Articles' });
      await scrollToEnd(page, FEED_FIRST_LOAD);
      await more.waitFor();
      const end = page.getByText(MESSAGES.feedEnd, { exact: true });
      while (!(await end.isVisible())) {
        await more.click({ timeout: 500 }).catch(() => 'it is loading, is not drawn yet, or was the last');
        await page.mouse.wheel(0, 3000);
      }
      const shown = (await headlines(page)).filter((title) => title.startsWith('The council'));
      expect([shown.length, new Set(shown).size]).toEqual([CARDS, CARDS]);
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'offers new articles by a pill, and changes nothing before it is pressed',
    async () => {
      const context = await browser.newContext(DESKTOP);
      const heard = context.waitForEvent('response', (answer) => answer.url().includes('/api/events'));
      const { page, faults } = await open('/', context);
      await heard;
      await front.greeted();
      await page.waitForLoadState('load');
      await cards(page).first().waitFor();
      const [first] = await headlines(page);
      await front.publish('Dawn over the Orrin');
      const pill = page.getByRole('button', { name: /^1 new article$/ });
      await pill.waitFor();
      await expectNoViolations(page);
      expect((await headlines(page))[0]).toBe(first);
      await pill.click();
      await cards(page).filter({ hasText: 'Dawn over the Orrin' }).waitFor();
      await eventually(async () =>
        expect((await headlines(page)).slice(0, 2)).toEqual(['Dawn over the Orrin', first]),
      );
      await pill.waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );
});

describe('the front page of a reader', () => {
  it(
    'has Discover Topics, the tracked tab and what follows',
    async () => {
      const context = await browser.newContext(DESKTOP);
      await context.request.post(`${front.address}/api/auth/register`, {
        data: { username: 'anselm', email: 'anselm@mail.example', password: 'a quiet morning' },
      });
      const { page, faults } = await open('/', context);
      const promo = page.getByRole('region', { name: TAGLINE });
      expect(await promo.getByRole('link', { name: 'Discover Topics' }).getAttribute('href')).toBe(
        '/discover',
      );
      await page
        .getByRole('region', { name: 'Followed Stories' })
        .getByText(MESSAGES.followedEmptyHint)
        .waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('f');
      await page.getByText('Story followed!').first().waitFor();
      await page.keyboard.press('s');
      await page.getByText('Saved', { exact: true }).nth(1).waitFor();
      await page.getByRole('tab', { name: 'Tracked Stories' }).click();
      await page.getByRole('tabpanel', { name: 'Tracked Stories' }).getByRole('article').waitFor();
      await expectNoViolations(page);

      // What is heard while another page is open counts for the pill as well.
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await front.greeted();
      await page.getByRole('link', { name: 'About', exact: true }).first().click();
      await page.waitForURL('**/about');
      await page.evaluate(HEAR_GROWTH);
      await front.publish('Dusk over the Orrin');
      await untilTrue(page, 'window.heardGrowth === true');
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await page.getByRole('button', { name: /^1 new article$/ }).click();
      await cards(page).filter({ hasText: 'Dusk over the Orrin' }).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'has their preferences of each story, also where they follow more than the list of them holds',
    async () => {
      const { db } = front;
      const context = await browser.newContext(DESKTOP);
      const answer = await context.request.post(`${front.address}/api/auth/register`, {
        data: { username: 'edda', email: 'edda@mail.example', password: 'a quiet morning' },
      });
      const { id: reader } = SignedIn.parse(await answer.json());
      const [cut] = await db.rows<{ id: number }>("select id from topic where slug = 'made-story-80-x'");
      await buildFollow(db, reader, cut?.id ?? 0, { priority: 'high' });
      const livelier: number[] = [];
      for (let n = 0; n < FOLLOWS_ANSWERED; n++)
        livelier.push(await buildTopic(db, { is_listed: false, hot_rank: 1_000_000 }));
      for (const topic of livelier) await buildFollow(db, reader, topic);

      const { page, faults } = await open('/topics/made-story-80-x', context);
      await page.getByRole('button', { name: 'Following', pressed: true }).waitFor();
      const priority = page
        .getByRole('region', { name: 'Following Preferences' })
        .getByLabel('Priority for Made story 80 of the Orrin valley');
      await eventually(async () => expect(await priority.inputValue()).toBe('high'));
      await untilStored(page, /\/preferences$/, () => priority.selectOption('low'));
      await page.reload();
      await eventually(async () => expect(await priority.inputValue()).toBe('low'));
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );
});

/** Runs in the page: listens as another tab of the browser would. */
const HEAR_GROWTH = `
  window.otherTab = new BroadcastChannel('live-stream');
  window.otherTab.onmessage = ({ data }) => { window.heardGrowth ||= data.event === 'feed'; };`;

describe('the keyboard', () => {
  it(
    'walks, opens, comes back, searches and explains itself, but never while text is typed',
    async () => {
      const context = await browser.newContext(DESKTOP);
      const { page, faults } = await open('/', context);
      await cards(page).first().waitFor();
      const [first, second] = await headlines(page);
      for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
      await eventually(async () => expect(await focusedText(page)).toBe(second));
      await page.keyboard.press('Control+k');
      await page.keyboard.press('k');
      await eventually(async () => expect(await focusedText(page)).toBe(first));
      await page.keyboard.press('o');
      await page.waitForURL('**/articles/*');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await page.locator('main article a:focus', { hasText: first ?? '' }).waitFor();

      await page.keyboard.press('/');
      await page.keyboard.type('jk?');
      await eventually(async () =>
        expect(await page.getByRole('searchbox', { name: 'Search news' }).first().inputValue()).toBe('jk?'),
      );
      await page.getByRole('link', { name: 'Track Story' }).first().focus();
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await help.getByText('Follow its story, or no longer').waitFor();
      await expectNoViolations(page);
      await help.getByRole('switch', { name: 'Use these keys' }).click();
      await help.getByRole('button', { name: 'Close' }).click();
      await eventually(async () => expect(await focusedText(page)).toBe('Track Story'));
      await page.keyboard.press('j');
      await eventually(async () => expect(await focusedText(page)).toBe('Track Story'));
      expect(faults).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'leads a visitor who follows to sign in',
    async () => {
      const context = await browser.newContext(DESKTOP);
      const { page } = await open('/', context);
      await cards(page).first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('f');
      await page.waitForURL('**/auth?returnTo=*');
      await context.close();
    },
    LIMIT_MS,
  );
});

describe('when the feed is not there', () => {
  it(
    'says so, and shows it once it is; a failed page more is said nowhere',
    async () => {
      const context = await browser.newContext(DESKTOP);
      const { page } = await open('/about', context);
      const mend = await front.breakFeed();
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await page.getByRole('alert').getByText(MESSAGES.feedFailed, { exact: true }).waitFor();
      await expectNoViolations(page);
      await mend();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await cards(page).first().waitFor();

      await scrollToEnd(page, FEED_FIRST_LOAD);
      const more = page.getByRole('button', { name: 'Load More Articles' });
      await more.waitFor();
      const mendAgain = await front.breakFeed();
      const refused = page.waitForResponse((answer) => answer.status() === 500);
      await more.click();
      await refused;
      await more.waitFor();
      await eventually(async () => expect(await page.getByText(MESSAGES.feedFailed).count()).toBe(0));
      await mendAgain();
      await more.click();
      await scrollToEnd(page, FEED_FIRST_LOAD + FEED_PAGE);
      await context.close();
    },
    LIMIT_MS,
  );

  it(
    'shows its skeleton while it waits, and says when it is empty',
    async () => {
      const context = await browser.newContext(PHONE);
      const { page, faults } = await open('/about', context);
      await front.db.transaction(async (tx) => {
        await tx.rows('update article set is_card = false');
        await tx.rows('lock table article in access exclusive mode');
        await front.tell();
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('link', { name: 'Home', exact: true }).click();
        const waiting = page.getByRole('status').filter({ hasText: 'Loading articles' });
        await waiting.waitFor();
        await eventually(async () =>
          expect(await waiting.locator(':scope > div').count()).toBe(SKELETONS.feed),
        );
      });
      await page.getByText(MESSAGES.feedEmpty, { exact: true }).waitFor();
      expect(faults).toEqual([]);
      await front.change('update article set is_card = true');
      await context.close();
    },
    LIMIT_MS,
  );
});
