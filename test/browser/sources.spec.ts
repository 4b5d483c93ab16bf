import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { SourcePage } from '#contract/reading';
import { MESSAGES } from '#contract/site';
import { SourceEntries } from '#contract/sources';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/read-site-test.js';
import { signUp } from './support/sign-up.js';

const SMALL_PHONE = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const };

test.use({ siteOf: 'sources' });

async function sources(
  request: APIRequestContext,
  query: string,
): Promise<ReturnType<typeof SourceEntries.parse>> {
  return SourceEntries.parse(await (await request.get(`/api/sources?${query}`)).json());
}

/** A source that has articles and an assessment. */
async function readSource(request: APIRequestContext): Promise<SourcePage> {
  for (const { slug } of await sources(request, 'sort=read&limit=10')) {
    const page = SourcePage.parse(await (await request.get(`/api/sources/${slug}`)).json());
    if (page.trust.assessedAt !== null && page.recentArticles.length > 0) return page;
  }
  throw new Error('no source with articles was assessed');
}

const expectNoSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

test.describe('the page of a source', () => {
  test('opens its evidence, and accepts a follow and a changed vote', async ({ page, request }) => {
    const source = await readSource(request);
    await signUp(page.context(), 'josepha');
    await page.goto(`/sources/${source.id}`);
    await expect(page).toHaveURL(`/sources/${source.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: source.name })).toBeVisible();
    const isScored = source.trust.history.some(({ score }) => score !== null);
    const history = isScored
      ? page.getByRole('img', { name: /^Score / })
      : page.getByText('No assessment had enough data for a score yet.');
    await expect(history).toBeVisible();
    await page.getByText('Content analysis', { exact: true }).last().click();
    await page.getByText('The factors as a table').click();
    await expect(page.getByRole('row', { name: /^External validation 15%/ })).toBeVisible();
    await expectNoViolations(page);

    // Nobody has followed it or voted yet: no bare zeros.
    await expect(page.getByRole('main').getByText('0 followers')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByText('Source followed!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(page.getByRole('button', { name: 'Yes 1', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('button', { name: 'No 1', pressed: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'No 1', pressed: true }).click();
    await expect(page.getByRole('button', { name: 'No', exact: true, pressed: false })).toBeVisible();
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible();

    await page.goto('/community/favorite-sources');
    const favourite = page.getByRole('article', { name: source.name });
    await expect(favourite.getByText('#1')).toBeVisible();
    const visit = favourite.getByRole('link', { name: /^Visit Source/ });
    await expect(visit).toHaveAttribute('target', '_blank');
    await expect(visit).toHaveAttribute('href', source.url);
    await expect(favourite.getByText('1 follower', { exact: true })).toBeVisible();
    await favourite.getByRole('button', { name: 'Following', pressed: true }).click();
    await expect(page.getByText('Source unfollowed').first()).toBeVisible();
    await expect(favourite.getByText('0 followers')).toBeVisible();
    await favourite.getByRole('button', { name: 'Follow', pressed: false }).click();
    await expect(favourite.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
    await expectNoViolations(page);
  });

  test('draws a default value hollow, sends visitors to sign-in, and shows an error for a missing source', async ({
    newPage,
    request,
    faults,
  }) => {
    const entries = await sources(request, 'sort=name&limit=300');
    const unrated = entries.find((entry) => entry.credibilityScore === null);
    const page = await newPage(SMALL_PHONE);
    await page.goto(`/sources/${unrated?.slug}`);
    await expect(page.getByRole('main').getByText(MESSAGES.notEnoughData).last()).toBeVisible();
    await expect(page.getByText('There is no assessment yet.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(page).toHaveURL(new RegExp(`/auth\\?returnTo=.*${unrated?.slug}$`));
    expect(faults.all).toEqual([]);

    await page.goto('/sources/no-such-source');
    await expect(page.getByRole('heading', { name: MESSAGES.sourceNotFound })).toBeVisible();
    await expect(page.getByText(MESSAGES.sourceNotFoundHint)).toBeVisible();
    faults.forgive(/404/);
  });
});

test.describe('the About page', () => {
  test('shows the directory in pages of twelve, its bias groups, and how scores are computed', async ({
    page,
    newPage,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('tab', { name: 'Mission', selected: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /^\/api\/login/);
    await page.getByRole('tab', { name: 'Sources' }).click();
    await expect(page).toHaveURL('/about?tab=sources');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(11)).toBeVisible();
    await expect(cards).toHaveCount(12);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(cards.nth(23)).toBeVisible();
    await expect(cards).toHaveCount(24);
    await expect(page.getByRole('term').filter({ hasText: 'Center-aligned' })).toBeVisible();
    await page.getByRole('button', { name: 'Sports' }).click();
    await expect(page.getByText(/^Showing 12 of \d+ sources$/)).toBeVisible();
    await expectNoViolations(page);

    await page.goto('/about?tab=bias');
    await expect(page.getByRole('list', { name: 'No bias label' })).toBeVisible();
    const left = page.getByRole('list', { name: 'Left', exact: true });
    await expect(left.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText(/^\+[\d,]+ more$/).first()).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/about?tab=approach#source-credibility-system');
    await expect(page.locator('#source-credibility-system')).toBeFocused();
    await expectNoViolations(page);

    const phone = await newPage(SMALL_PHONE);
    await phone.goto('/about?tab=sources');
    await expect(phone.getByRole('article').nth(11)).toBeVisible();
    await expectNoSidewaysScroll(phone);
    await expectNoViolations(phone);
  });
});
