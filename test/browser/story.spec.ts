import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { biasLabel, UserTopics } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { type Database } from '#persistence/database';
import { sourcesNeverAssessed } from '#persistence/trust';
import { expectNoViolations } from './support/accessibility.js';
import { HOSTILE } from './support/dam-story.js';
import { test } from './support/dam-story-test.js';
import { signUp } from './support/sign-up.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };
/** Errors that the test causes on purpose. */
const CAUSED = /\b(503|404)\b/;

test.use({ siteOf: 'story' });

/** Sets a score by hand, once the worker has assessed the source: there is too little evidence for a score. */
async function rate(db: Database, name: string, score: number): Promise<void> {
  await expect(async () => expect(await sourcesNeverAssessed(db, 1)).toEqual([])).toPass();
  await db.rows('update source set trust_score = $2 where name = $1', [name, score]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('the story page', () => {
  test('shows the story and its milestones in the order named in the URL', async ({
    page,
    faults,
    db,
    front,
    story,
  }) => {
    await rate(db, 'Gold Herald', 94);
    await rate(db, 'Poor Paper', 41);
    // The page carries the data of its story, newest first: neither needs a call.
    front.breakCalls('/api/stories/');
    await page.goto(`/story/${story.topicId}?tracked=true`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' })).toBeVisible();
    expect(front.broken()).toBe(0);
    front.mend();
    await expect(page.getByRole('button', { name: 'Tracking', pressed: true })).toBeVisible();
    const main = page.getByRole('main');
    const header = main.locator('header');
    for (const words of ['A storm met the dam of Orrin.', 'Ongoing', '0 followers', 'started 4 Mar'])
      await expect(header.getByText(words, { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Followthrough' }).getByRole('progressbar')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Bias distribution' })).toBeVisible();
    const pages = main.getByRole('navigation', { name: 'Pages of this story' }).getByRole('link');
    await expect(pages).toHaveText(['Overview', 'Tracker', 'All milestones', 'Sources']);
    await expect(pages.nth(1)).toHaveAttribute('aria-current', 'page');
    const milestones = main.getByRole('article');
    const held = main.getByRole('article', { name: 'The dam holds after the storm' });
    await expect(milestones.first()).toHaveText(/The dam holds after the storm/);
    await expect(held.getByText('Critical significance')).toBeVisible();
    for (const tier of ['high trust', 'low trust', 'not enough data'])
      await expect(held.getByText(tier, { exact: true })).toBeVisible();
    const external = held.getByRole('link', { name: /^Engineers measure cracks in the wall/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(main.getByText('Low significance')).toBeVisible();
    await expectNoViolations(page);

    await page.getByText('Oldest first').click();
    await expect(page).toHaveURL(`/story/${story.topicId}?tracked=true&sort=oldest`);
    await expect(milestones.first().getByText('A storm nears the valley', { exact: true })).toBeVisible();
    front.holdCalls('/api/stories/');
    await page.reload();
    await expect(page.getByText('Loading the story…')).toBeVisible();
    front.mend();
    await expect(milestones.first().getByText('A storm nears the valley', { exact: true })).toBeVisible();

    await page.goto(`/articles/${story.slug}`);
    const badge = page.getByRole('link', { name: 'Trust score of Gold Herald: 9.4 Gold Standard' });
    await expect(badge).toHaveAttribute('href', '/about?tab=approach#source-credibility-system');
    await expect(badge.locator('svg')).toHaveCount(1);
    faults.forgive(CAUSED);
  });

  test('tells a follower what is new, and counts as a visit to the story', async ({ newPage, db, story }) => {
    const page = await newPage();
    const reader = await signUp(page.context(), 'sela');
    await page.request.post(`/api/topics/${story.topicId}/follow`);
    await db.rows("update follow set seen_at = '2000-01-01' where user_id = $1", [reader.id]);
    await page.goto(`/story/${story.topicId}`);
    await expect(page.getByText(/^\d+ new since your last visit$/)).toBeVisible();
    const unseen = async () => {
      const follows = UserTopics.parse(await (await page.request.get('/api/user/topics')).json());
      return follows.map(({ newMilestones }) => newMilestones);
    };
    await expect.poll(unseen).toEqual([0]);
    await page.request.delete(`/api/topics/${story.topicId}/follow`);
  });

  test('redirects an old address, and shows an error for a missing story', async ({
    newPage,
    faults,
    front,
    story,
  }) => {
    const page = await newPage(PHONE);
    await page.goto('/story/orrin-flood?sort=oldest');
    await expect(page).toHaveURL(`/story/${story.topicId}?sort=oldest`);
    await button(page, 'Track Story').click();
    await expect(page.getByRole('button', { name: 'Tracking', pressed: true })).toBeVisible();
    await expectNoViolations(page);

    await page.goto('/story/2147483000');
    await expect(page.getByRole('heading', { level: 1, name: MESSAGES.storyNotFound })).toBeVisible();
    await expect(page.getByText(MESSAGES.storyNotFoundHint)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to News Feed' })).toHaveAttribute('href', '/');
    await expect(button(page, 'Try Again')).toHaveCount(0);
    await expectNoViolations(page);

    front.breakCalls('/api/stories/');
    await page.goto(`/story/${story.topicId}?sort=oldest`);
    await expect(page.getByText(MESSAGES.storyNotFoundHint)).toBeVisible();
    front.mend();
    await button(page, 'Try Again').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orrin dam after the storm' })).toBeVisible();
    faults.forgive(CAUSED);
  });
});

test('filters stay where they are pressed on a phone', async ({ newPage, story }) => {
  const page = await newPage({ viewport: { width: 390, height: 500 } });
  const steps: readonly (readonly [string, Locator, (control: Locator) => Promise<unknown>])[] = [
    [
      `/topics/${story.topicId}/timeline`,
      page.getByRole('combobox', { name: 'Show' }),
      (show) => show.selectOption({ label: 'Key milestones only' }),
    ],
    [
      `/topics/${story.topicId}/sources`,
      page.getByRole('tab', { name: 'Compare headlines' }),
      (tab) => tab.click(),
    ],
    ['/search?q=dam', page.getByRole('button', { name: 'Newest' }), (newest) => newest.click()],
  ];
  for (const [address, control, press] of steps) {
    await page.goto(address);
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = await page.evaluate('scrollY');
    expect(place).toBeGreaterThan(0);
    const before = page.url();
    await press(control);
    await expect(page).not.toHaveURL(before);
    await expect(control).toBeInViewport();
    expect(await page.evaluate('scrollY')).toBe(place);
  }
});

test.describe('comparing headlines', () => {
  test("shows each source's headline of a development, and its changes", async ({
    page,
    faults,
    front,
    story,
  }) => {
    front.breakCalls(`/api/topics/${story.topicId}/headlines`);
    await page.goto(`/articles/${story.slug}`);
    await page.getByRole('link', { name: 'Compare headlines' }).click();
    await expect(page).toHaveURL('/topics/orrin-dam-holds/sources?tab=headlines');
    await expect(page.getByRole('tab', { name: 'Compare headlines', selected: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(MESSAGES.headlinesFailed)).toBeVisible();
    front.mend();
    await button(page, 'Try Again').click();
    const held = section(page, 'The dam holds after the storm');
    await expect(held.getByText(HOSTILE, { exact: true })).toBeVisible();
    await expect(held.getByText('Engineers measure cracks in the wall', { exact: true })).toBeVisible();
    await expect(held.getByText(biasLabel('center'), { exact: true })).toBeVisible();
    const earlier = held.getByRole('list', { name: 'Earlier headlines of Gold Herald' });
    await expect(earlier.getByText('Before: “Dam about to break?”')).toBeVisible();
    await expect(section(page, 'A storm nears the valley')).toHaveCount(0);
    await expectNoViolations(page);

    await page.goto(`/story/${story.topicId}`);
    await page.getByRole('main').getByRole('link', { name: 'Compare headlines' }).click();
    await expect(page).toHaveURL(
      `/topics/orrin-dam-holds/sources?tab=headlines&milestone=${story.milestoneId}`,
    );
    await expect(held).toBeVisible();
    await page.getByRole('link', { name: 'Compare the headlines of all developments' }).click();
    await expect(page).toHaveURL('/topics/orrin-dam-holds/sources?tab=headlines');
    // The link that was pressed is gone.
    await expect(page.getByRole('tabpanel').locator('ol:focus')).toHaveCount(1);
    await page.goto(`/topics/${story.topicId}/sources?tab=headlines&milestone=2147483`);
    await expect(page.getByText(MESSAGES.headlinesEmpty)).toBeVisible();
    faults.forgive(CAUSED);
  });
});
