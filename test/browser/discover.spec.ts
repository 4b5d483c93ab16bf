import { expect, type Page } from '@playwright/test';
import { MESSAGES } from '#contract/site';
import type { Database } from '#persistence/database';
import { buildArticle } from '../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../support/factories/news-day.js';
import { buildTopic } from '../support/factories/stories.js';
import { buildAnnouncedStep } from '../support/factories/timeline.js';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/front-page-test.js';

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true } as const;
const ENDED = 'Ended: “The dam at Garrow is declared safe” (Orrin Herald, 2 March 2031).';

test.use({ siteOf: 'discover' });

test.beforeAll(async ({ front }) => {
  const { db } = front;
  await db.rows('update topic set is_listed = false');
  await buildPlainTopics(db, 55);
  await buildTopic(db, {
    name: 'Calvessa forms a coalition',
    label: 'Calvessa coalition',
    status: 'developing',
    last_milestone_at: hoursAfter(-2),
    place: 'NO',
    hot_rank: 900,
  });
  const voting = await buildTopic(db, { name: 'Parliament debates the levy', label: 'Harbour levy' });
  const article = await buildArticle(db, { topic_id: voting.id });
  const text = 'Parliament votes on the levy on Friday.';
  await buildAnnouncedStep(db, voting.id, [article.id], { text, day: '2031-03-08' });
  for (const [label, hours] of [
    ['Garrow dam', -40],
    ['Skarrow rescue', -900],
  ] as const)
    await buildTopic(db, {
      name: `How it went: ${label}`,
      label,
      status: 'resolved',
      resolution_summary: ENDED,
      first_reported_at: hoursAfter(hours - 240),
      resolved_at: hoursAfter(hours),
      origin_count: 8,
    });
  await front.announce();
});

/** Topics that are neither moving nor quiet, the liveliest first. */
async function buildPlainTopics(db: Database, count: number): Promise<void> {
  for (let n = 1; n <= count; n++)
    await buildTopic(db, {
      name: `Plain matter ${n}`,
      slug: `plain-matter-${n}-x`,
      last_reported_at: NEWS_DAY,
      hot_rank: 500 - n,
    });
}

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const topicNames = (page: Page) => main(page).getByRole('heading', { level: 3 });

test('opens with sections; below them all topics in pages with addresses', async ({ page }) => {
  await page.goto('/discover');
  await expect(section(page, 'Moving now').getByRole('link', { name: 'Calvessa coalition' })).toBeVisible();
  await expect(section(page, 'Near an end').getByText('8 March 2031: Parliament votes')).toBeVisible();
  await expect(section(page, 'Ended lately').getByRole('article')).toHaveCount(2);
  await expect(section(page, 'Quiet but open')).toHaveCount(0);
  await expect(main(page).getByText('59 stories')).toBeVisible();
  await expect(topicNames(page)).toHaveCount(24);
  await expect(topicNames(page).first()).toHaveText('Calvessa forms a coalition');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/discover?page=2');
  const heading = page.getByRole('heading', { name: 'All topics, page 2' });
  await expect(heading).toBeFocused();
  await expect(topicNames(page).first()).toHaveText('Plain matter 24');
  await expect(section(page, 'Moving now')).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(topicNames(page)).toHaveCount(11);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(topicNames(page).first()).toHaveText('Plain matter 24');
  await page.goto('/discover?page=9');
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page).toHaveURL('/discover?page=3');
});

test('filters by where stories stand, status and place, with the keyboard too', async ({ newPage }) => {
  const page = await newPage(PHONE);
  await page.goto('/discover?page=2');
  await page.getByRole('button', { name: 'Moving now' }).press('Enter');
  await expect(page).toHaveURL('/discover?sort=moving');
  await expect(page.getByRole('button', { name: 'Moving now', pressed: true })).toBeFocused();
  await expect(topicNames(page)).toHaveText(['Calvessa forms a coalition']);
  await page.getByLabel('Place').selectOption('Norway');
  await expect(page).toHaveURL('/discover?sort=moving&place=NO');
  await expect(topicNames(page)).toHaveCount(1);
  await expectNoViolations(page);
  await page.getByLabel('Status').selectOption('Resolved');
  await expect(page.getByText(MESSAGES.topicsEmpty, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/discover?sort=moving&place=NO');
  await expect(page.getByLabel('Place')).toHaveValue('NO');
  await page.reload();
  await expect(page.getByLabel('Place')).toHaveValue('NO');
  await expect(topicNames(page)).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Search topics' }).fill('levy');
  await expect(page).toHaveURL('/discover?sort=moving&place=NO&q=levy');
  await page.getByRole('button', { name: 'All stories' }).click();
  await page.getByLabel('Place').selectOption('All places');
  await expect(page).toHaveURL('/discover?q=levy');
  await expect(topicNames(page)).toHaveText(['Parliament debates the levy']);
});

test('a section leads to all its stories', async ({ page }) => {
  await page.goto('/discover');
  await page.getByRole('link', { name: 'All stories near an end (1)' }).press('Enter');
  await expect(page).toHaveURL('/discover?sort=near-end');
  await expect(page.getByRole('heading', { level: 2, name: 'Near an end' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'All ended stories (2)' }).click();
  await expect(page).toHaveURL('/stories/ended');
});

test('ended stories are listed by month, and one click leads to how a story ended', async ({ page }) => {
  await page.goto('/stories/ended');
  await expect(page).toHaveTitle(/^Ended Stories \| /);
  const months = main(page).getByRole('heading', { level: 2 });
  await expect(months).toHaveText(['March 2031', 'January 2031']);
  const dam = section(page, 'March 2031').getByRole('article');
  await expect(dam).toContainText(ENDED);
  await expect(dam).toContainText('Ended 2 March 2031');
  await expect(dam).toContainText('open for 10 days');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'January 2031 (1)' }).click();
  await expect(page).toHaveURL('/stories/ended?month=2031-01');
  await expect(months).toHaveText(['January 2031']);
  await page.goBack();
  await expect(months).toHaveText(['March 2031', 'January 2031']);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    /\/stories\/ended\/feed\.xml$/,
  );
  await page.goto('/stories/ended?month=2030-05');
  await expect(page.getByText('No story ended in May 2030.')).toBeVisible();

  // From the front page: the menu, then the story. From Discover: the story.
  await page.goto('/discover');
  await section(page, 'Ended lately').getByRole('link', { name: 'Garrow dam' }).click();
  await expect(
    main(page)
      .getByText(/The dam at Garrow is declared safe/)
      .first(),
  ).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Ended Stories' }).click();
  await page.getByRole('link', { name: 'Garrow dam' }).click();
  await expect(
    main(page)
      .getByText(/The dam at Garrow is declared safe/)
      .first(),
  ).toBeVisible();
});

test('is plain about a lost connection, and loads what failed once it is back', async ({ page, faults }) => {
  await page.goto('/topics/plain-matter-2-x');
  await expect(page.getByRole('heading', { level: 1, name: 'Plain matter 2' })).toBeVisible();
  await page.goto('/discover');
  await topicNames(page)
    .filter({ hasText: /^Plain matter 2$/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plain matter 2' })).toBeVisible();
  await page.goBack();
  await expect(topicNames(page)).toHaveCount(24);

  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: MESSAGES.offline })).toBeVisible();
  await topicNames(page)
    .filter({ hasText: /^Plain matter 3$/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.offline })).toBeVisible();
  await expect(page.getByText(MESSAGES.topicNotFound)).toHaveCount(0);
  await expectNoViolations(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Plain matter 3' })).toBeVisible();
  await expect(page.getByText(MESSAGES.offline)).toHaveCount(0);
  expect(asked.filter((path) => path === '/api/topics/plain-matter-3-x')).toHaveLength(1);
  faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
});

test('a page whose code is missing without a connection is loaded once it is back', async ({
  page,
  faults,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/discover');
  await expect(topicNames(page)).toHaveCount(24);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.offline })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^About / })).toBeVisible();
  expect(errors).toEqual([]);
  faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|preload CSS/);
});

test('short addresses lead on', async ({ page }) => {
  for (const [address, leadsTo] of [
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
    ['/contact', '/contact-us'],
    ['/login', '/auth'],
    ['/sources', '/about?tab=sources'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(leadsTo);
  }
});
