import { expect } from '@playwright/test';
import { FEED_FIRST_LOAD, FEED_PAGE, MESSAGES, TAGLINE } from '#contract/site';
import { feedCards as cardsOfFeed } from '#persistence/reading';
import { INTEREST_TAGS } from '#vocabulary';
import { expectNoViolations } from './support/accessibility.js';
import { feedCards, feedHeadlines, scrollFeed } from './support/feed-cards.js';
import { test } from './support/front-page-test.js';
import { hoverHint } from './support/page-actions.js';

/** The first load, then two pages of 12 and one of 6. */
const CARDS = 330;
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test.use({ siteOf: 'home of a visitor', cards: CARDS });

test.describe('the front page of a visitor', () => {
  test('has a promo block that explains sign-in and is minimised after the first visit', async ({ page }) => {
    await page.goto('/');
    const promo = page.getByRole('region', { name: TAGLINE });
    await expect(promo.getByRole('listitem').last()).toBeVisible();
    await expect(promo.getByRole('listitem')).toHaveCount(4);
    await expect(
      promo.getByText(
        'factual accuracy, editorial standards, content analysis, external validation, reader experience',
      ),
    ).toBeVisible();
    await expect(promo.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/about');
    await expect(promo.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
    await expect(
      promo.getByRole('link', { name: 'See an example' }).and(page.locator('[href^="/story/"]')),
    ).toBeVisible();
    const followed = page.getByRole('region', { name: 'Followed Stories' });
    await expect(followed.getByText(MESSAGES.followedSignedOut)).toBeVisible();
    await expect(followed.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('tab', { name: 'Tracked Stories' })).toHaveAttribute('aria-disabled', 'true');
    await expectNoViolations(page);

    // It starts minimised from the second visit on.
    await expect(promo.getByRole('button', { name: 'Minimise' })).toBeVisible();
    await page.reload();
    await expect(promo.getByRole('button', { name: 'Expand' })).toBeVisible();
    await expect(promo.getByRole('link')).toHaveCount(0);
    await promo.getByRole('button', { name: 'Expand' }).click();
    await expect(promo.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await page.goto('/?tab=tracked');
    await expect(page.getByText(MESSAGES.trackedSignedOut)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('shows every part of a card', async ({ page, front }) => {
    // The third card has an author, two tags and no picture. The second has a picture. Different stories are on the first page.
    await front.change(
      `update article set topic_id = (select max(id) from topic) - id % 3 where slug in ('made-report-2-x', 'made-report-3-x')`,
    );
    await front.change(`update article set tags = tags[1:1] || '{health}' where slug = 'made-report-3-x'`);
    await page.goto('/');
    await front.db.rows(
      `update article set tags = tags[1:1] || '{health}'::text[] where slug = 'made-report-3-x'`,
    );
    await page.reload();
    const card = feedCards(page).filter({ hasText: 'made town 3 hears' });
    await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible();
    await expect(card.getByText('Mira Holt')).toBeVisible();
    await expect(card.getByText('health', { exact: true })).toBeVisible();
    await expect(card.getByText(MESSAGES.noImage)).toBeVisible();
    await expect(card.getByText(/^A sentence of what was said/)).toBeVisible();
    await expect(card.getByRole('time')).toHaveText('21 minutes ago');
    await expect(feedCards(page).filter({ hasText: 'made town 2 hears' }).locator('img')).toHaveCount(1);
    await expect(card.getByRole('link', { name: 'Track Story' })).toHaveAttribute(
      'href',
      /^\/story\/\d+\?tracked=true$/,
    );
    const more = card.getByRole('link', { name: 'Read More' });
    await expect(more).toHaveAttribute('href', 'https://made.example/3');
    await expect(more).toHaveAttribute('target', '_blank');

    const rated = page.getByRole('link', { name: 'Trust score of Orrin Herald: 9.1' }).first();
    await expect(rated).toHaveAttribute('href', /^\/about/);
    await rated.focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Gold Standard' }).first()).toBeVisible();
    const unrated = page.getByRole('link', { name: 'Trust score of Unrated Post: 6.5' }).first();
    await hoverHint(unrated, MESSAGES.notEnoughData);
  });

  test('shows a score with too little evidence as a range, without a word for it', async ({
    page,
    front,
  }) => {
    await front.change(
      "update source set trust_score = 69, trust_low = 51, trust_high = 82 where name = 'Radio Tamsel'",
    );
    await page.goto('/');
    const name = 'Trust score of Radio Tamsel: between 5.1 and 8.2, first estimate';
    const estimate = page.getByRole('link', { name }).first();
    await expect(estimate).toHaveText('5.1–8.2');
    await estimate.focus();
    const hint = page.getByRole('tooltip').filter({ hasText: 'between 5.1 and 8.2 out of 10' }).first();
    await expect(hint).toBeVisible();
    await expect(hint).not.toContainText('Average');
    await expectNoViolations(page);
  });

  test('filters by chips and by surprise, shows the count, and shows a message if nothing matches', async ({
    page,
    front,
  }) => {
    await front.change(`update article set tags = array_replace(tags, 'sports', 'science')`);
    await page.goto('/');
    const filter = page.getByRole('region', { name: "What's your interest?" });
    const pressed = filter.getByRole('listitem').getByRole('button', { pressed: true });
    await expect(filter.getByRole('listitem').last()).toBeVisible();
    await expect(filter.getByRole('listitem')).toHaveText([...INTEREST_TAGS]);
    await page.waitForLoadState('networkidle');
    await filter.getByRole('button', { name: 'politics' }).click();
    const loaded = await cardsOfFeed(front.db, FEED_FIRST_LOAD, 0);
    const count = loaded.filter(({ tags }) => tags.includes('politics')).length;
    await expect(page.getByText(`Showing ${count} filtered articles`, { exact: true })).toBeVisible();
    await scrollFeed(page, count);
    await expect(page.getByRole('button', { name: 'Load More Articles' })).toHaveCount(0);

    await filter.getByRole('button', { name: 'Surprise Me' }).click();
    await expect(filter.getByText('Surprise Mix')).toBeVisible();
    expect([1, 2, 3]).toContain(await pressed.count());
    await filter.getByRole('listitem').getByRole('button', { pressed: false }).first().click();
    await expect(filter.getByText('Surprise Mix')).toHaveCount(0);
    await filter.getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(pressed).toHaveCount(0);
    await expect(filter.getByRole('listitem').locator(':focus')).toHaveCount(1);
    await filter.getByRole('button', { name: 'Surprise Me' }).click();
    await filter.getByRole('button', { name: 'Surprise Me' }).click();
    await expect(pressed).toHaveCount(0);

    await filter.getByRole('button', { name: 'sports' }).click();
    await expect(page.getByText(MESSAGES.newsFeedNoMatch, { exact: true })).toBeVisible();
    await expect(page.getByText(MESSAGES.newsFeedNoMatchHint, { exact: true })).toBeVisible();
    await expectNoViolations(page);
  });

  test('loads twelve at a time to the end, each article once, although the news feed changes meanwhile', async ({
    newPage,
    front,
  }) => {
    const page = await newPage(PHONE);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/');
    await expect(feedCards(page).first()).toBeVisible();
    await expect(feedCards(page)).toHaveCount(FEED_PAGE);
    expect(requested.filter((url) => url.includes('/api/articles'))).toEqual([]);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => requested.filter((url) => url.includes('/api/articles'))).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page);
    for (let n = 0; n < FEED_PAGE + 3; n++) await front.publish(`Meanwhile number ${n}`);
    const more = page.getByRole('button', { name: 'Load More Articles' });
    await scrollFeed(page, FEED_FIRST_LOAD);
    await expect(more).toBeVisible();
    const end = page.getByText(MESSAGES.newsFeedEnd, { exact: true });
    while (!(await end.isVisible())) {
      await more.click({ timeout: 500 }).catch(() => 'it is loading, is not drawn yet, or was the last');
      await page.mouse.wheel(0, 3000);
    }
    const shown = (await feedHeadlines(page).allTextContents()).filter((title) =>
      title.startsWith('The council'),
    );
    expect([shown.length, new Set(shown).size]).toEqual([CARDS, CARDS]);
    // Axe has checked the first of these cards above. All of them would take minutes.
    await page.close();
  });

  test('offers new articles by a pill and changes nothing until it is pressed', async ({ page, front }) => {
    const streamed = page.waitForResponse((answer) => answer.url().includes('/api/events'));
    await page.goto('/');
    await streamed;
    await front.streamsReady();
    await page.waitForLoadState('load');
    await expect(feedCards(page).first()).toBeVisible();
    const first = (await feedHeadlines(page).first().textContent()) ?? 'no headline';
    await front.publish('Dawn over the Orrin');
    const pill = page.getByRole('button', { name: /^1 new article$/ });
    await expect(pill).toBeVisible();
    await expectNoViolations(page);
    await expect(feedHeadlines(page).first()).toHaveText(first);
    await pill.click();
    await expect(feedCards(page).filter({ hasText: 'Dawn over the Orrin' })).toBeVisible();
    await expect(feedHeadlines(page).nth(0)).toHaveText('Dawn over the Orrin');
    await expect(feedHeadlines(page).nth(1)).toHaveText(first);
    await expect(pill).not.toBeAttached();
  });

  test('waits with its fonts for the code on a slow connection, once', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const indexOf = (file: RegExp) => requested.findIndex((path) => file.test(path));
    // Chromium slows the network down below, but still reports a fast connection.
    await page.addInitScript(() => {
      const slow = { effectiveType: '3g', saveData: false };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => slow });
    });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000,
      uploadThroughput: 400_000,
    });
    await page.goto('/');
    const root = page.locator(':root');
    await expect(root).not.toHaveAttribute('data-fonts');
    await expect.poll(() => indexOf(/inter-latin.*woff2$/)).toBeGreaterThan(indexOf(/home-page.*\.js$/));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('cached');

    // The next page has them from the start.
    await page.reload();
    const startOf = (file: string) =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime,
        file,
      );
    expect(await startOf('/inter-latin')).toBeLessThan((await startOf('/home-page')) ?? 0);
  });
});
