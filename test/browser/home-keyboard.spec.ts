import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.js';
import { feedCards, feedHeadlines } from './support/feed-cards.js';
import { test } from './support/front-page-test.js';

test.use({ siteOf: 'home by the keyboard' });

test.describe('keyboard shortcuts', () => {
  test('move, open, go back, search and show help, but never while the reader types text', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(feedCards(page).first()).toBeVisible();
    const focused = page.locator(':focus');
    const today = page.getByRole('region', { name: 'Today' }).getByRole('article');
    const stories = await today.locator('h3').allTextContents();
    for (const story of stories) {
      await page.keyboard.press('j');
      await expect(focused).toHaveText(story);
    }
    expect(stories).toHaveLength(5);
    const [first = '', second = ''] = await feedHeadlines(page).allTextContents();
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
    await expect(focused).toHaveText(second);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('k');
    await expect(focused).toHaveText(first);
    await page.keyboard.press('o');
    await expect(page).toHaveURL(/\/articles\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.locator('main article a:focus', { hasText: first })).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('jk?');
    await expect(page.getByRole('combobox', { name: 'Search news' }).first()).toHaveValue('jk?');
    await page.getByRole('link', { name: 'Track Story' }).first().focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Follow or unfollow its story')).toBeVisible();
    await expectNoViolations(page);
    await help.getByRole('switch', { name: 'Enable keyboard shortcuts' }).click();
    await help.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(focused).toHaveText('Track Story');
    await page.keyboard.press('j');
    await expect(focused).toHaveText('Track Story');
  });

  test('ask a visitor who follows to sign in', async ({ page }) => {
    await page.goto('/');
    await expect(feedCards(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('f');
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
  });
});
