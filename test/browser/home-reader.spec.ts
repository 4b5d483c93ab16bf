import { expect } from '@playwright/test';
import { FOLLOWS_ANSWERED } from '#contract/reading';
import { MESSAGES, TAGLINE } from '#contract/site';
import { buildFollow } from '../support/factories/reading.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { feedCards } from './support/feed-cards.js';
import { test } from './support/front-page-test.js';
import { untilStored, untilTrue } from './support/page-actions.js';
import { signUp } from './support/sign-up.js';

/** The first load, then two pages of 12 and one of 6. */
const CARDS = 330;

test.use({ siteOf: 'home of a reader', cards: CARDS });

test.describe('the front page of a reader', () => {
  test('has Discover Topics, the tracked tab and the sections below', async ({ page, front }) => {
    await signUp(page.context(), 'anselm');
    await page.goto('/');
    const promo = page.getByRole('region', { name: TAGLINE });
    await expect(promo.getByRole('link', { name: 'Discover Topics' })).toHaveAttribute('href', '/discover');
    await expect(
      page.getByRole('region', { name: 'Followed Stories' }).getByText(MESSAGES.followedEmptyHint),
    ).toBeVisible();
    await feedCards(page).first().getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('f');
    await expect(page.getByText('Story followed!').first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByText('Saved', { exact: true }).nth(1)).toBeVisible();
    await page.getByRole('tab', { name: 'Tracked Stories' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Tracked Stories' }).getByRole('article')).toBeVisible();
    await expectNoViolations(page);

    // Articles that arrive while another page is open also count for the pill.
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await front.streamsReady();
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL('/about');
    await page.evaluate(HEAR_GROWTH);
    await front.publish('Dusk over the Orrin');
    await untilTrue(page, 'window.heardGrowth === true');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('button', { name: /^1 new article$/ }).click();
    await expect(feedCards(page).filter({ hasText: 'Dusk over the Orrin' })).toBeVisible();
  });

  test('applies the preferences of each story, even if the reader follows more than the list holds', async ({
    page,
    front: { db },
  }) => {
    const { id: reader } = await signUp(page.context(), 'edda');
    const [cut] = await db.rows<{ id: number }>("select id from topic where slug = 'made-story-80-x'");
    await buildFollow(db, reader, cut?.id ?? 0, { priority: 'high' });
    const livelier: number[] = [];
    for (let n = 0; n < FOLLOWS_ANSWERED; n++)
      livelier.push((await buildTopic(db, { is_listed: false, hot_rank: 1_000_000 })).id);
    for (const topic of livelier) await buildFollow(db, reader, topic);

    await page.goto('/topics/made-story-80-x');
    await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    const priority = page
      .getByRole('region', { name: 'Following Preferences' })
      .getByLabel('Priority for Made story 80 of the Orrin valley');
    await expect(priority).toHaveValue('high');
    await untilStored(page, /\/preferences$/, () => priority.selectOption('low'));
    await page.reload();
    await expect(priority).toHaveValue('low');
  });
});

/** Runs in the page. Listens as another tab of the browser does. */
const HEAR_GROWTH = `
  window.otherTab = new BroadcastChannel('live-stream');
  window.otherTab.onmessage = ({ data }) => { window.heardGrowth ||= data.event === 'feed'; };`;
