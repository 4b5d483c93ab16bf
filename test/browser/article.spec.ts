import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { MESSAGES, PRODUCT_NAME, RELATED_MANUAL_RETRIES } from '#contract/site';
import { expectNoViolations } from './support/accessibility.js';
import { HOSTILE, OTHERS } from './support/dam-story.js';
import { test } from './support/dam-story-test.js';
import { untilTrue } from './support/page-actions.js';
import { signUp } from './support/sign-up.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };
/** Errors that the test causes on purpose. */
const CAUSED = /\b(503|404)\b/;

test.use({ siteOf: 'article' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('the article page', () => {
  test('shows the article, its source, its story and related articles', async ({
    page,
    context,
    faults,
    front,
    story,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/articles/${story.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: HOSTILE })).toBeVisible();
    await expect(page).toHaveTitle(`${HOSTILE} | ${PRODUCT_NAME}`);
    await expect(page.getByRole('link', { name: 'Back to stories' })).toHaveAttribute('href', '/');
    await expect(page.getByText('The dam of Orrin holds.')).toBeVisible();
    const full = page.getByRole('link', { name: 'Read the full article at Gold Herald' });
    await expect(full).toHaveAttribute('target', '_blank');
    await expect(button(page, 'Follow')).toHaveAttribute('aria-disabled', 'true');
    const signIn = page.getByRole('link', { name: 'Sign in to follow this story' });
    await expect(signIn).toHaveAttribute('href', /^\/api\/login\?returnTo=%2Farticles%2F/);

    const progression = section(page, 'Story Progression Timeline').getByRole('listitem');
    await expect(progression).toHaveText([
      /A storm nears the valleyMinor development$/,
      /The dam holds after the stormMajor development$/,
    ]);
    await expect(section(page, 'Related Coverage').getByRole('listitem')).toHaveCount(3);
    const more = section(page, 'More on this Topic').getByRole('listitem');
    await expect(more.first()).toBeVisible();
    await expect(more).toHaveCount(4);
    await expectNoViolations(page);

    // A missing picture is replaced in the box reserved for it.
    const drawn = await page.locator('article header > svg').boundingBox();
    expect((drawn?.width ?? 0) / (drawn?.height ?? 1)).toBeCloseTo(16 / 9, 1);

    await button(page, 'Share').click();
    await expect(page.getByText('Link copied.').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate('navigator.clipboard.readText()'))
      .toBe(`${front.address}/articles/${story.slug}`);
    await button(page, 'Bookmark').click();
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();

    const related = section(page, 'Related Coverage').getByRole('link', { name: OTHERS[0] ?? '' });
    await related.scrollIntoViewIfNeeded();
    await related.click();
    await expect(page.getByRole('heading', { level: 1, name: OTHERS[0] ?? '' })).toBeVisible();
    await untilTrue(page, 'scrollY === 0');
    faults.forgive(CAUSED);
  });

  test('uses the share sheet if the device has one', async ({ newPage, faults, front, story }) => {
    const page = await newPage(PHONE);
    await page.addInitScript('navigator.share = async (link) => { window.handedOver = link; };');
    await page.goto(`/articles/${story.slug}`);
    await button(page, 'Share').click();
    await untilTrue(page, 'window.handedOver !== undefined');
    expect(await page.evaluate('window.handedOver')).toEqual({
      title: HOSTILE,
      url: `${front.address}/articles/${story.slug}`,
    });
    await expect(page.getByText('Link copied.')).toHaveCount(0);
    await expectNoViolations(page);
    faults.forgive(CAUSED);
  });

  test('shows a skeleton first, then an error if the article cannot be loaded', async ({
    newPage,
    faults,
    front,
    story,
  }) => {
    const page = await newPage(PHONE);
    // The first page carries its article's data. The next one needs a call.
    await page.goto(`/articles/${story.second}`);
    front.holdCalls('/api/articles/');
    await section(page, 'Related Coverage').getByRole('link', { name: HOSTILE }).click();
    await expect(page.getByText('Loading the article')).toBeVisible();
    await expectNoViolations(page);
    front.mend();
    await expect(page.getByRole('heading', { level: 1, name: HOSTILE })).toBeVisible();

    front.breakCalls('/api/articles/');
    const [, , third = ''] = OTHERS;
    await section(page, 'Related Coverage').getByRole('link', { name: third }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Storm leaves', exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(MESSAGES.articleFailed)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Headlines' })).toHaveAttribute('href', '/');
    await expectNoViolations(page);
    front.mend();
    await button(page, 'Try Again').click();
    await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();

    await page.goto('/articles/no-such-thing-ffffffff');
    await expect(page.getByRole('heading', { level: 1, name: 'No such thing', exact: true })).toBeVisible();
    await expect(page.getByText(MESSAGES.articleFailed)).toBeVisible();
    await expect(page.getByText(/It may have been removed/)).toBeVisible();
    faults.forgive(CAUSED);
  });

  test('finds related coverage in three ways, with up to three retries', async ({
    page,
    faults,
    front,
    story,
  }) => {
    front.breakCalls('/api/articles/related', '/api/search');
    await page.goto(`/articles/${story.lonely}`);
    await expect(page.getByText('Only a summary came.')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Trust score of Nobody Knows: 6.5 Not Rated Yet' }),
    ).toBeVisible();
    await expect(
      page.getByText('This is all the text in the feed of').getByRole('link', { name: 'Nobody Knows' }),
    ).toBeVisible();
    await expect(section(page, 'Story Progression Timeline').getByText('Article Published')).toBeVisible();
    const related = section(page, 'Related Coverage');
    await expect(related.getByText(MESSAGES.relatedFailed)).toBeVisible();
    expect(front.broken()).toBe(3);
    await expectNoViolations(page);
    for (let tried = 1; tried <= RELATED_MANUAL_RETRIES; tried++) {
      const last = page.waitForResponse('**/api/search?*');
      await related.getByRole('button', { name: 'Try Again' }).click();
      await last;
    }
    await expect(related.getByRole('button', { name: 'Try Again' })).not.toBeAttached();
    await expect(related.getByText(MESSAGES.relatedFailed)).toBeVisible();
    expect(front.broken()).toBe(3 * (1 + RELATED_MANUAL_RETRIES));

    front.mend();
    await page.reload();
    await expect(related.getByText(MESSAGES.relatedEmpty)).toBeVisible();
    await expect(section(page, 'More on this Topic')).toHaveCount(0);
    await page.goto(`/articles/${story.silent}`);
    await expect(page.getByText("This source's feed contains no text for this article.")).toBeVisible();
    await expectNoViolations(page);
    faults.forgive(CAUSED);
  });

  test('follows its story and reports a failure', async ({ page, faults, front, story }) => {
    await signUp(page.context(), 'orla');
    await page.goto(`/articles/${story.slug}`);
    front.breakCalls(`/api/topics/${story.topicId}/follow`);
    await button(page, 'Follow').click();
    await expect(page.getByText('Failed to follow story').first()).toBeVisible();
    await expect(page.getByText('Please try again later').first()).toBeVisible();
    front.mend();
    await button(page, 'Follow').click();
    await expect(page.getByText('Story followed!').first()).toBeVisible();
    await page.getByRole('button', { name: 'Following', pressed: true }).click();
    await expect(page.getByText('Story unfollowed').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Sign in/ })).toHaveCount(0);
    faults.forgive(CAUSED);
  });
});
