import { expect } from '@playwright/test';
import { FEED_FIRST_LOAD, FEED_PAGE, MESSAGES, SKELETONS } from '#contract/site';
import { expectNoViolations } from './support/accessibility.js';
import { feedCards, scrollFeed } from './support/feed-cards.js';
import { test } from './support/front-page-test.js';

/** The first load, then two pages of 12 and one of 6. */
const CARDS = 330;
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test.use({ siteOf: 'home without its feed', cards: CARDS });

test.describe('if the news feed is unavailable', () => {
  test('shows an error, then the cards once it recovers; a failed further page shows no error', async ({
    page,
    faults,
    front,
  }) => {
    await page.goto('/about');
    const mend = await front.breakFeed();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('alert').getByText(MESSAGES.newsFeedFailed, { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await mend();
    const newsFeed = page.getByRole('region', { name: 'News Feed' });
    await newsFeed.getByRole('button', { name: 'Try Again' }).click();
    await expect(feedCards(page).first()).toBeVisible();
    // Today's stories failed as well. They are a line of their own, and the news feed works without them.
    const failed = page.getByRole('alert').filter({ hasText: 'Today’s stories could not be loaded.' });
    await failed.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('article')).toHaveCount(5);
    await expect(failed).toHaveCount(0);

    await scrollFeed(page, FEED_FIRST_LOAD);
    const more = page.getByRole('button', { name: 'Load More Articles' });
    await expect(more).toBeVisible();
    const mendAgain = await front.breakFeed();
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await more.click();
    await refused;
    await expect(more).toBeVisible();
    await expect(page.getByText(MESSAGES.newsFeedFailed)).toHaveCount(0);
    await mendAgain();
    await more.click();
    await scrollFeed(page, FEED_FIRST_LOAD + FEED_PAGE);
    faults.forgive(/\b500\b/);
    // Other tests check some of these cards with axe. All of them would take minutes.
    await page.close();
  });

  test('shows a skeleton while it loads, and a message if it is empty', async ({ newPage, front }) => {
    const page = await newPage(PHONE);
    await page.goto('/about');
    await front.db.transaction(async (tx) => {
      await tx.rows('update article set is_card = false');
      await tx.rows('lock table article in access exclusive mode');
      await front.announce();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      const waiting = page.getByRole('status').filter({ hasText: 'Loading articles' });
      await expect(waiting).toBeVisible();
      await expect(waiting.locator(':scope > div')).toHaveCount(SKELETONS.newsFeed);
    });
    await expect(page.getByText(MESSAGES.newsFeedEmpty, { exact: true })).toBeVisible();
    await front.change('update article set is_card = true');
  });
});
