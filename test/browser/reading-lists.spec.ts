import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.js';
import { liveliestTopic } from './support/liveliest-topic.js';
import { chooseTab, untilStored } from './support/page-actions.js';
import { test } from './support/read-site-test.js';
import { whileRefused } from './support/refused-changes.js';
import { signUp } from './support/sign-up.js';

const PHONE = { viewport: { width: 390, height: 844 } };

test.use({ siteOf: 'reading lists' });

/** If a button removes itself, the focus moves to a place from which the keyboard can continue. */
const expectFocus = (page: Page, what: string) => expect(page.locator(`${what}:focus`)).toBeVisible();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('reading lists', () => {
  test('collects topics and shows a public collection to everybody', async ({
    page,
    newPage,
    request,
    db,
    faults,
  }) => {
    const topic = await liveliestTopic(request);
    await signUp(page.context(), 'grete');
    await page.request.post(`/api/topics/${topic.id}/follow`);
    await page.goto(`/topics/${topic.slug}`);
    await chooseTab(page, 'My Collections');
    await page.getByRole('button', { name: 'New collection' }).click();
    await page.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByText('Collection name is required')).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill('Rivers');
    await expectNoViolations(page);
    await whileRefused({ db, faults }, 'collection', async () => {
      await page.getByRole('button', { name: 'Create collection' }).click();
      await expect(page.getByText('Failed to create collection. Please try again.').first()).toBeVisible();
    });
    await page.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByText('Collection created').first()).toBeVisible();
    await expectFocus(page, 'button:has-text("New collection")');
    await whileRefused({ db, faults }, 'collection_topic', async () => {
      await page.getByRole('button', { name: 'Add this topic to Rivers' }).click();
      await expect(
        page.getByText('Failed to add topic to collection. Please try again.').first(),
      ).toBeVisible();
    });
    await page.getByRole('button', { name: 'Add this topic to Rivers' }).click();
    await expect(page.getByText('Topic added').first()).toBeVisible();
    await expectFocus(page, 'button[aria-label="Added to Rivers"]');

    await page.getByRole('link', { name: 'Edit Rivers' }).click();
    await expect(page).toHaveURL(/\/collections\/[^/]+$/);
    await expect(page.getByText('Private: only you can see it')).toBeVisible();
    await page.keyboard.press('j');
    await expectFocus(page, 'h2 a');
    const visitor = await newPage(PHONE);
    await visitor.goto(page.url());
    await expect(visitor.getByRole('heading', { name: 'Collection Not Found' })).toBeVisible();
    faults.forgive(/404/);

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button:has-text("Edit")');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Private/ }).uncheck();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Public', { exact: true })).toBeVisible();
    await expectNoViolations(page);

    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Rivers' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: topic.name })).toBeVisible();
    await expect(visitor.getByText('collected by grete')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: 'RSS feed' })).toBeVisible();
    await expectNoViolations(visitor);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/collections');
    await expect(page.getByText(/^No collections yet/)).toBeVisible();
  });

  test('saves an article, adds it to the history, and removes both', async ({ newPage, request }) => {
    const topic = await liveliestTopic(request);
    const page = await newPage(PHONE);
    await signUp(page.context(), 'valli');
    await page.goto(`/topics/${topic.slug}`);
    const bookmark = page.getByRole('button', { name: 'Bookmark', pressed: false }).first();
    await untilStored(page, /^\/api\/saved\//, () => bookmark.click());
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    await page.evaluate('scrollTo(0, 300)');
    await page.goto('/saved');
    const saved = page.getByRole('main').getByRole('article');
    await expect(saved).toBeVisible();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await expectNoViolations(page);
    await untilStored(page, /^\/api\/history\//, () => saved.getByRole('heading').getByRole('link').click());
    await expect(page).toHaveURL(/\/articles\/[^/]+$/);
    await expect(page.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.goto('/saved');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No saved articles yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Articles' })).toBeVisible();
    await page.goto('/history');
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('j');
    await expect(page.getByRole('article').getByRole('link', { name: title })).toBeFocused();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByText('No reading history yet')).toBeVisible();
    await expectFocus(page, 'div:has-text("No reading history yet")');
  });

  test('keeps a press on Bookmark from before the saved articles have loaded', async ({ page, request }) => {
    const topic = await liveliestTopic(request);
    await signUp(page.context(), 'ludwig');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/saved/ids', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/topics/${topic.slug}`);
    const bookmark = page.getByRole('button', { name: 'Bookmark' }).first();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    const headline = (await bookmark.getAttribute('aria-describedby')) ?? 'no headline';
    const title = await page.locator(`[id="${headline}"]`).innerText();
    await untilStored(page, /\/api\/saved\/\d+$/, () => bookmark.click());
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    held.resolve();
    await page.waitForLoadState('networkidle');
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/saved');
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  });
});
