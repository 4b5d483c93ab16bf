import { expect, type Page } from '@playwright/test';
import { MESSAGES } from '#contract/site';
import type { Database } from '#persistence/database';
import { buildArticle } from '../support/factories/articles.js';
import { hoursAfter } from '../support/factories/news-day.js';
import { buildFollow } from '../support/factories/reading.js';
import { buildSource } from '../support/factories/sources.js';
import { buildTopic } from '../support/factories/stories.js';
import { buildMilestone } from '../support/factories/timeline.js';
import { expectNoViolations } from './support/accessibility.js';
import { feedCards } from './support/feed-cards.js';
import { test } from './support/front-page-test.js';
import { signUp } from './support/sign-up.js';

const LONG = `The ${'very '.repeat(30)}long name of a story about the Donaudampfschifffahrtsgesellschaftskapitänspatent`;
const STATE = 'The pumps will run for ten more days, the council of Orrin said.';
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test.use({ siteOf: 'today on home' });

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

/** The hottest story, with two reports; one that ended on the day before; one that nobody has reported for five days. */
async function buildStories(db: Database): Promise<{ leadId: number }> {
  const lead = await buildTopic(db, {
    slug: 'orrin-pumps',
    name: 'Pumps run in the cellars of Orrin',
    label: 'Orrin flood',
    origin_count: 8,
    hot_rank: 2_000_000,
  });
  const herald = await buildSource(db, { name: 'Left Lamp', bias: 'left' });
  const first = await buildArticle(db, {
    topic_id: lead.id,
    source_id: herald.id,
    title: 'Council counts the wet cellars',
    published_at: hoursAfter(-2),
    image_url: '/favicon.svg',
  });
  await buildArticle(db, {
    topic_id: lead.id,
    title: 'Who pays for the pumps?',
    published_at: hoursAfter(-3),
  });
  const milestone = await buildMilestone(db, lead.id, [first.id]);
  await db.rows('update topic set stands_milestone_id = $2, stands_text = $3 where id = $1', [
    lead.id,
    milestone.id,
    STATE,
  ]);
  await buildTopic(db, {
    slug: 'salt-strike',
    label: 'Salt strike',
    status: 'resolved',
    resolved_at: hoursAfter(-24),
    resolution_summary: 'The drivers sign a pay deal after six days.',
    origin_count: 4,
  });
  await buildTopic(db, {
    slug: 'lost-yacht',
    name: LONG,
    origin_count: 3,
    last_reported_at: hoursAfter(-24 * 5),
  });
  return { leadId: lead.id };
}

/** The layout shifts of the page so far. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
      .observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 500, 0);
  })`);

/** How many cards of the news feed are visible to their end. */
const whole = async (page: Page): Promise<number> => {
  const boxes = await Promise.all((await feedCards(page).all()).map((card) => card.boundingBox()));
  const height = page.viewportSize()?.height ?? 0;
  return boxes.filter((box) => box !== null && box.y + box.height <= height).length;
};

test.describe('the stories of today', () => {
  let leadId = 0;
  test.beforeAll(async ({ front }) => {
    ({ leadId } = await buildStories(front.db));
    await front.announce();
  });

  test('stand above the news feed: one lead, four more, what ended and what is quiet', async ({ page }) => {
    await page.goto('/');
    const stories = today(page).getByRole('article');
    await expect(stories).toHaveCount(5);
    const lead = stories.first();
    await expect(lead.getByText('Orrin flood', { exact: true })).toBeVisible();
    await expect(lead.getByRole('link', { name: 'Pumps run in the cellars of Orrin' })).toHaveAttribute(
      'href',
      '/topics/orrin-pumps',
    );
    await expect(lead.getByText(STATE)).toBeVisible();
    await expect(lead.getByText('8 independent origins · 2 new since yesterday')).toBeVisible();
    await expect(lead.getByRole('img', { name: 'Outlets by bias: Left 1, ' })).toBeVisible();
    await expect(lead.getByText('Picture: Left Lamp')).toBeVisible();
    await expect(lead.getByRole('link', { name: 'Who pays for the pumps?' })).toBeHidden();
    await lead.getByText('2 headlines').click();
    await expect(lead.getByRole('link', { name: 'Who pays for the pumps?' })).toBeVisible();

    const ended = page.getByRole('region', { name: 'Ended this week' }).getByRole('listitem');
    await expect(ended).toHaveText([/^The drivers sign a pay deal after six days\.\s*ended 3 Mar$/]);
    const outcome = await ended.getByRole('link').evaluate((link) => [link.scrollWidth, link.clientWidth]);
    expect(outcome[0]).toBe(outcome[1]);
    const quiet = page.getByRole('region', { name: 'Quiet but open' }).getByRole('listitem');
    await expect(quiet).toHaveText([/no reporting for 5 days$/]);
    expect((await quiet.boundingBox())?.height).toBeLessThan(50);
    const [above, below] = [await lead.boundingBox(), await feedCards(page).first().boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await expectNoViolations(page);
  });

  test('are there at first paint, also on a phone, and move nothing', async ({ newPage, front }) => {
    await front.db.rows(`update topic set name = $1, label = $1 where slug = 'made-story-1-x'`, [LONG]);
    const yacht = 'Yacht Merle, lost off the isle of Lowen';
    await front.db.rows(`update topic set label = $1 where slug = 'lost-yacht'`, [yacht]);
    await front.announce();
    const page = await newPage(PHONE);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // The server renders the changed page once; readers after that get it at once.
    await page.request.get('/');
    await page.goto('/');
    await expect(today(page).getByRole('article')).toHaveCount(5);
    await page.waitForLoadState('networkidle');
    expect(requested).not.toContain('/api/today');
    expect(await shifts(page)).toBeLessThan(0.05);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    const isCut = await page
      .getByRole('link', { name: yacht })
      .evaluate((link) => link.scrollWidth > link.clientWidth || link.scrollHeight > link.clientHeight);
    expect(isCut).toBe(false);
    await expectNoViolations(page);
  });

  test('come after what is new for a reader since the last visit', async ({ page, front }) => {
    const { id: reader } = await signUp(page.context(), 'berit');
    await page.goto('/');
    await expect(today(page)).toBeVisible();
    const since = page.getByRole('region', { name: 'Since your last visit' });
    await expect(since).toHaveCount(0);
    await buildFollow(front.db, reader, leadId, { seen_at: hoursAfter(-48) });
    await page.reload();
    await expect(since.getByRole('link', { name: 'Orrin flood' })).toHaveAttribute(
      'href',
      '/topics/orrin-pumps',
    );
    await expect(since.getByRole('link', { name: 'The dam holds' })).toBeVisible();
    await expect(since.getByText('1 new')).toBeVisible();
    const [first, second] = [await since.boundingBox(), await today(page).boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    await expectNoViolations(page);
    // Its space is reserved from now on.
    await page.reload();
    await expect(since).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.05);
    // A long headline is cut; the page is no wider than a phone.
    await front.db.rows('update milestone set title = $1 where topic_id = $2', [LONG, leadId]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(since.getByRole('link', { name: LONG })).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test('leave the news feed alone if there are none', async ({ page, front }) => {
    await front.change('update topic set is_listed = false');
    await page.goto('/');
    await expect(feedCards(page).first()).toBeVisible();
    await expect(today(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^(Ended this week|Quiet but open)$/ })).toHaveCount(0);
    await front.change(`update topic set is_listed = slug in ('salt-strike')`);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Ended this week' }).getByRole('listitem')).toHaveCount(1);
    await expect(today(page)).toHaveCount(0);
    await expectNoViolations(page);
    await front.change('update topic set is_listed = true');
  });
});

test.describe('the cards of the news feed', () => {
  test('name their story, and five with long headlines fit below the head of the news feed', async ({
    newPage,
    front,
  }) => {
    await front.change(
      `update topic set label = 'Made dispute', origin_count = 8, status = 'developing' where slug like 'made-story-%'`,
    );
    const page = await newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    const card = feedCards(page).filter({ hasText: 'made town' }).first();
    await expect(card.getByText('Story: Made dispute')).toBeVisible();
    await expect(card.getByText('· 8 origins · developing')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Made dispute' })).toHaveAttribute(
      'href',
      /^\/topics\/made-story-/,
    );
    await page.evaluate("document.querySelector('#news-feed-title').scrollIntoView()");
    await expect(page.getByRole('heading', { name: 'News Feed' })).toBeInViewport();
    await expect.poll(() => whole(page)).toBeGreaterThanOrEqual(5);
  });

  test('say that there is no image only among others that have one', async ({ page, front }) => {
    await page.goto('/');
    await expect(feedCards(page).getByText(MESSAGES.noImage).first()).toBeVisible();
    await front.change('update article set image_url = null');
    await page.reload();
    await expect(feedCards(page).first()).toBeVisible();
    await expect(page.getByText(MESSAGES.noImage)).toHaveCount(0);
  });

  test('mark where a feed cut a text, also on the page of the article', async ({ page, front }) => {
    const cut = `${'A sentence of the valley. '.repeat(3)}The council met and heard what bec`;
    await front.db.rows(
      `update article set excerpt = $1, content = '<p>' || $1 || '</p>', hot_rank = 3000000 where slug = 'made-report-1-x'`,
      [cut],
    );
    await front.announce();
    await page.goto('/');
    await expect(feedCards(page).first().getByText(`${cut}…`)).toBeVisible();
    await page.goto('/articles/made-report-1-x');
    const ending = page.getByText('… The text in the feed ends here.');
    await expect(ending.getByRole('link')).toHaveAttribute('href', 'https://made.example/1');
  });

  test('bookmark an article and follow its story', async ({ page }) => {
    await page.goto('/');
    const card = feedCards(page).first();
    await card.getByRole('button', { name: 'Bookmark' }).click();
    await expect(card.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    await card.getByRole('button', { name: 'Follow this story' }).click();
    await expect(page).toHaveURL(/\/auth\?returnTo=/);

    await signUp(page.context(), 'casimir');
    // The visitor wished to follow it.
    await page.goto('/');
    await expect(page.getByText('Story followed!').first()).toBeVisible();
    await card.getByRole('button', { name: 'Unfollow this story' }).click();
    await expect(card.getByRole('button', { name: 'Follow this story' })).toBeVisible();
    await expectNoViolations(page);
  });
});
