import { expect } from '@playwright/test';
import { MESSAGES } from '#contract/site';
import { buildUser } from '../support/factories/accounts.js';
import { NEWS_DAY } from '../support/factories/news-day.js';
import { buildCollection } from '../support/factories/reading.js';
import { buildTopic } from '../support/factories/stories.js';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/front-page-test.js';
import { signUp } from './support/sign-up.js';

const DARK_PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

test.use({ siteOf: 'community', cards: 4 });

/** Specified: developing amber, ongoing blue, resolved green. Of the light theme. */
const AMBER = 'rgb(138, 90, 0)';
const BLUE = 'rgb(31, 95, 168)';
const GREEN = 'rgb(29, 107, 60)';

const daysAgo = (days: number) => new Date(NEWS_DAY.getTime() - days * 86_400_000);

test.describe('the community hub', () => {
  test('leads visitors and readers to its three pages', async ({ page, newPage, baseURL }) => {
    await page.goto('/community');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Most Followed Topics');
    await expect(main.getByRole('link', { name: 'See the topics' })).toHaveAttribute(
      'href',
      '/community/most-followed',
    );
    await expect(main.getByRole('link', { name: 'See the sources' })).toHaveAttribute(
      'href',
      '/community/favorite-sources',
    );
    await expect(main.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await expectNoViolations(page);
    await main.getByRole('link', { name: 'Sign In to Access' }).click();
    await expect(page).toHaveURL(/\/auth\?/);

    const phone = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
    await signUp(phone.context(), 'hedwig');
    await phone.goto('/community');
    await expect(phone.getByRole('link', { name: 'Sign In to Access' })).toHaveCount(0);
    await phone.getByRole('link', { name: 'Open your profile' }).click();
    await expect(phone).toHaveURL('/profile');
  });

  for (const [path, shown] of [
    ['/most-followed', '/community/most-followed'],
    ['/favorite-sources', '/community/favorite-sources'],
  ] as const)
    test(`${path} leads to ${shown}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(shown);
    });
});

test.describe('the most followed topics', () => {
  test('say that there are none', async ({ page, front }) => {
    await front.change('update topic set is_listed = false');
    await page.goto('/community/most-followed');
    await expect(page.getByText(MESSAGES.mostFollowedEmpty, { exact: true })).toBeVisible();
    expect(MESSAGES.mostFollowedEmpty).toBe('No topics available at this time.');
    await expectNoViolations(page);
  });

  test('show status, description, followers and age', async ({ page, newPage, front, baseURL }) => {
    await front.change('update topic set is_listed = false');
    const { db } = front;
    const long = 'Water rises behind the dam, and nobody opens the gates. '.repeat(12);
    const over = { resolved_at: NEWS_DAY, resolution_summary: 'Opened.' };
    const made = [
      [
        'Orrin dam',
        { status: 'developing', description: long, first_reported_at: daysAgo(0), follower_count: 1200 },
      ],
      ['Ferry', { status: 'ongoing', description: null, first_reported_at: daysAgo(1), follower_count: 1 }],
      ['Strike', { status: 'resolved', first_reported_at: daysAgo(6), follower_count: 900, ...over }],
      ['Summit', { first_reported_at: daysAgo(29), follower_count: 800 }],
      ['Election', { first_reported_at: daysAgo(364), follower_count: 700 }],
      ['Trial', { first_reported_at: daysAgo(800), follower_count: 600 }],
    ] as const;
    for (const [name, values] of made) await buildTopic(db, { name, is_listed: true, ...values });
    await front.announce();
    await page.goto('/community/most-followed');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText([
      'Orrin dam',
      'Strike',
      'Summit',
      'Election',
      'Trial',
      'Ferry',
    ]);
    await expect(cards.locator('time')).toHaveText([
      'Today',
      '6 days ago',
      '4 weeks ago',
      '12 months ago',
      '2 years ago',
      'Yesterday',
    ]);
    await expect(cards.first().getByText('1,200 followers')).toBeVisible();
    await expect(cards.last().getByText('1 follower', { exact: true })).toBeVisible();
    await expect(cards.last().getByText('No description available.')).toBeVisible();
    const text = cards.first().getByText(/^Water rises/);
    expect(await text.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    expect(await text.evaluate((element) => element.clientHeight)).toBe(3 * 22);
    for (const [status, colour] of [
      [/Developing/, AMBER],
      [/Ongoing/, BLUE],
      [/Resolved/, GREEN],
    ] as const)
      await expect(page.getByText(status).first()).toHaveCSS('color', colour);
    const phone = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
    await phone.goto('/community/most-followed');
    await phone.getByRole('link', { name: 'Strike' }).click();
    await expect(phone).toHaveURL(/\/topics\/\S+/);
  });
});

test('favourite sources say that nobody follows anything yet', async ({ page }) => {
  await page.goto('/community/favorite-sources');
  await expect(page.getByText('Sources are ranked by how many users follow their content.')).toBeVisible();
  await expect(page.getByText('Begin following articles to get started!')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Discover Articles to Follow' }).click();
  await expect(page).toHaveURL('/discover');
});

test.describe('public collections', () => {
  test('are listed in pages with their owners, and open for everyone', async ({
    page,
    newPage,
    front,
    baseURL,
  }) => {
    await page.goto('/community');
    await page.getByRole('link', { name: 'collections of topics' }).click();
    await expect(page.getByText('No public collections yet.')).toBeVisible();
    await expectNoViolations(page);

    const { db } = front;
    const { id } = await buildUser(db, { username: 'collector' });
    const topics = [];
    for (const name of ['Orrin dam', 'Ferry', 'Strike', 'Summit'])
      topics.push((await buildTopic(db, { name })).id);
    const script = '<img src=x onerror=alert(1)>';
    for (let n = 1; n <= 25; n++)
      await buildCollection(db, id, topics, {
        name: n === 25 ? script : `Rivers ${n}`,
        description: 'What happens along the water.',
        is_private: false,
        updated_at: new Date(Date.UTC(2031, 2, 1, n)),
      });
    const phone = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
    for (const each of [page, phone]) {
      await each.goto('/community/collections');
      await expect(each.getByRole('main').getByRole('article')).toHaveCount(24);
    }
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText(script);
    await expect(first.getByText('collected by collector')).toBeVisible();
    await expect(first.getByText('4 topics')).toBeVisible();
    await expect(first.getByText('and 1 more')).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Rivers 1', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rivers 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Public Collections' }).click();
    await expect(page).toHaveURL('/community/collections');
  });

  test('say when they could not be loaded', async ({ page, front, faults }) => {
    await front.change('alter table collection rename to collection_away');
    await page.goto('/community/collections');
    await expect(page.getByText('The collections could not be loaded.')).toBeVisible();
    await front.change('alter table collection_away rename to collection');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('The collections could not be loaded.')).toHaveCount(0);
    faults.forgive(/500/);
  });
});
