import { expect, type Page } from '@playwright/test';
import { MESSAGES } from '#contract/site';
import type { Database } from '#persistence/database';
import { buildArticle } from '../support/factories/articles.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildTopic } from '../support/factories/stories.js';
import { buildMilestone } from '../support/factories/timeline.js';
import { expectNoViolations } from './support/accessibility.js';
import { misfitsOf } from './support/page-faults.js';
import { signUp } from './support/sign-up.js';
import { test } from './support/subscription-test.js';

const PHONE = { viewport: { width: 390, height: 844 } };
const DARK_PHONE = { ...PHONE, colorScheme: 'dark' as const };
const DARK = { colorScheme: 'dark' as const };
const DAY = /\d{1,2} [A-Z][a-z]+ 20\d\d/;

test.use({ siteOf: 'subscription', cards: 8 });

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe Now' });
const manage = (page: Page) => page.getByRole('button', { name: 'Manage Subscription' });

/** The page fits the window and passes axe. */
async function expectSound(page: Page): Promise<void> {
  expect(await misfitsOf(page)).toEqual([]);
  await expectNoViolations(page);
}

/** Changes the subscription at Stripe, then looks at it as after a message of Stripe. */
async function changed(page: Page, change: () => void): Promise<void> {
  change();
  await page.goto('/subscription?checkout=success');
  await expect(page.getByText(/^Thank you|^Your payment is not confirmed/)).toBeVisible();
  await page.goto('/subscription');
}

const BROKE = 'The dam above Orvale broke after a week of rain and flooded the lower town.';
const ORDERED = 'A court in Pellmere ordered the operator of the Orvale dam to pay for all repairs.';

/** A story of two developments. */
async function buildStory(db: Database): Promise<string> {
  const { id, slug } = await buildTopic(db, { name: 'The Orvale dam', slug: 'orvale-dam' });
  const report = async (hours: number, title: string, excerpt: string, isLast = false) => {
    const article = await buildArticle(db, { topic_id: id, title, excerpt, published_at: hoursAfter(hours) });
    const milestone = await buildMilestone(db, id, [article.id], { title, date: hoursAfter(hours) });
    if (isLast)
      await db.kysely
        .updateTable('topic')
        .set({ stands_milestone_id: milestone.id, stands_text: excerpt, stands_article_ids: [article.id] })
        .where('id', '=', id)
        .execute();
  };
  await report(-60, 'Orvale dam breaks after storm', BROKE);
  await report(-2, 'Court orders the Orvale dam operator to pay', ORDERED, true);
  return slug;
}

test.describe('the subscription', () => {
  test('a visitor compares the plans, and signs in to subscribe', async ({ newPage }) => {
    for (const options of [{}, DARK, PHONE, DARK_PHONE]) {
      const page = await newPage(options);
      await page.goto('/subscription');
      await expect(page.getByRole('row', { name: 'Custom collections Up to 5 Unlimited' })).toBeVisible();
      await expectSound(page);
      await page.getByRole('main').getByRole('link', { name: 'Subscribe Now' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    }
  });

  test('a reader pays, has Premium at once, manages it and loses it at the end', async ({ page, stripe }) => {
    const { id } = await signUp(page.context(), 'sabra');
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Go Premium' })).toBeVisible();
    await expect(page.getByText(MESSAGES.premiumOffer)).toBeVisible();
    const promo = page.getByRole('main').getByRole('region', { name: /Updates That Don.t Vanish/ });
    await expect(promo).toBeVisible();

    await page.goto('/subscription');
    await expect(subscribe(page)).toBeVisible();
    await expectSound(page);
    await subscribe(page).click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('You left the payment. Nothing was charged.')).toBeVisible();
    await expectSound(page);

    await subscribe(page).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page.getByText('Thank you. You have Premium now.')).toBeVisible();
    await expect(manage(page)).toBeVisible();
    await expect(page.getByText(/^Next billing date: /)).toHaveText(DAY);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Go Premium' })).toHaveCount(0);
    await expect(page.getByText(MESSAGES.premiumOffer)).toHaveCount(0);
    await expectSound(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(promo).toHaveCount(0);

    await page.goto('/profile?tab=subscription');
    await expect(page.getByRole('heading', { name: 'You have Premium' })).toBeVisible();
    await expect(page.getByText(/^Next billing date: /)).toHaveText(DAY);
    await expectSound(page);
    await manage(page).click();
    await expect(page.getByRole('heading', { name: 'Customer portal' })).toBeVisible();
    await page.getByRole('link', { name: 'Return' }).click();
    await expect(manage(page)).toBeVisible();

    const customer = [...stripe.book.customers.values()].find((one) => one.metadata.userId === String(id));
    const [subscription] = [...stripe.book.subscriptions.values()].filter(
      (one) => one.customer === customer?.id,
    );
    const { id: paid } = subscription ?? { id: '' };
    await changed(page, () => stripe.book.change(paid, { cancel_at_period_end: true }));
    await expect(page.getByText(/^You cancelled the subscription. Premium stays until/)).toHaveText(DAY);
    await expectSound(page);
    await changed(page, () => stripe.book.change(paid, { cancel_at_period_end: false, status: 'past_due' }));
    await expect(page.getByText(/^Your last payment failed. Premium stays until/)).toHaveText(DAY);
    await expect(manage(page)).toBeVisible();
    await changed(page, () => stripe.book.change(paid, { status: 'unpaid' }));
    await expect(page.getByText(/^Your last payment failed, so Premium has ended/)).toBeVisible();
    await expect(manage(page)).toBeVisible();
    await changed(page, () => stripe.book.end(paid));
    await expect(page.getByText('Your subscription has ended. Nothing more is charged.')).toBeVisible();
    await expect(subscribe(page)).toBeVisible();
    await expect(page.getByText(MESSAGES.premiumOffer)).toBeVisible();
    await expectSound(page);
  });

  test('in two tabs leads to one payment', async ({ page, faults }) => {
    await signUp(page.context(), 'twofold');
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto('/subscription');
      await expect(subscribe(tab)).toBeVisible();
    }
    await subscribe(page).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(page.getByText('Thank you. You have Premium now.')).toBeVisible();
    await subscribe(other).click();
    await expect(
      other
        .getByText('You already have a subscription. Choose Manage Subscription to see or change it.')
        .first(),
    ).toBeVisible();
    await expect(manage(other)).toBeVisible();
    faults.forgive(/\b409\b/);
  });

  test('says in the specified words what failed', async ({ newPage, stripe, faults }) => {
    for (const options of [{}, DARK_PHONE]) {
      const page = await newPage(options);
      await signUp(page.context(), options === DARK_PHONE ? 'faultless' : 'faulty');
      await page.goto('/subscription');
      stripe.disturb('silent');
      await subscribe(page).click();
      await expect(page.getByRole('button', { name: 'Processing' })).toHaveAttribute('aria-disabled', 'true');
      await expectSound(page);
      await expect(
        page.getByText('Failed to initiate subscription process. Please try again.').first(),
      ).toBeVisible();
      await expect(page.getByText('Error', { exact: true }).first()).toBeVisible();
      await expectSound(page);
      await expect(subscribe(page)).toBeVisible();
      stripe.disturb({
        status: 402,
        body: { error: { type: 'card_error', message: 'Your card was declined.' } },
      });
      await subscribe(page).click();
      await expect(page.getByText('Your card was declined.').first()).toBeVisible();
      stripe.disturb({ status: 401 });
      await subscribe(page).click();
      await expect(page.getByText('Configuration Error', { exact: true }).first()).toBeVisible();
      await expect(
        page.getByText('Payment system is not properly configured. Please try again later.').first(),
      ).toBeVisible();
      stripe.disturb(null);
      await subscribe(page).click();
      await page.getByRole('link', { name: 'Pay' }).click();
      await expect(manage(page)).toBeVisible();
      stripe.disturb({ status: 500 });
      await manage(page).click();
      await expect(
        page.getByText('Failed to access subscription portal. Please try again.').first(),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^The payment could not be checked/)).toBeVisible();
      await expectSound(page);
      stripe.disturb(null);
      await page.getByRole('button', { name: 'Check Again' }).click();
      await expect(page.getByText('Thank you. You have Premium now.')).toBeVisible();
      faults.forgive(/\b(402|502|503)\b/);
    }
  });

  test('opens the summary of a story, which free readers can only learn about', async ({
    newPage,
    front,
  }) => {
    const slug = await buildStory(front.db);
    for (const [name, options] of [
      ['ingrid', {}],
      ['ulla', DARK_PHONE],
    ] as const) {
      const page = await newPage(options);
      await signUp(page.context(), name);
      await page.goto(`/topics/${slug}`);
      await page.getByText('Summary', { exact: false }).first().click();
      await expect(page.getByText(/It is part of Premium, for \$2.99 a month/)).toBeVisible();
      await expectSound(page);
      await front.db.rows('update user_account set premium_granted = true where username_key = $1', [name]);
      await page.reload();
      await page.getByText('Summary', { exact: false }).first().click();
      const summary = page.getByRole('group').filter({ hasText: 'Summary' });
      await expect(summary.getByRole('heading', { name: 'Where it stands' })).toBeVisible();
      await expect(summary.getByText(ORDERED)).toBeVisible();
      await expect(summary.getByText(BROKE)).toBeVisible();
      await expect(summary.getByText(/^No report contradicts another/)).toBeVisible();
      await expectSound(page);
      await summary.getByRole('listitem').filter({ hasText: BROKE }).getByRole('link').click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Orvale dam breaks after storm' }),
      ).toBeVisible();
    }
  });

  test('that an administrator gave can be managed, and says that it is free', async ({ page, front }) => {
    await signUp(page.context(), 'gifted');
    await front.db.rows("update user_account set premium_granted = true where username_key = 'gifted'");
    await page.goto('/subscription');
    await expect(page.getByText('An administrator gave you Premium, free of charge.')).toBeVisible();
    await expect(page.getByText(/^You pay on the pages of Stripe/)).toHaveCount(0);
    await manage(page).click();
    await expect(page.getByRole('heading', { name: 'Customer portal' })).toBeVisible();
  });
});
