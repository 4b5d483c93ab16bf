import type { Locator, Page } from '@playwright/test';

/** The cards of the news feed. */
export const feedCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'News Feed' }).getByRole('article');
export const feedHeadlines = (page: Page): Locator => feedCards(page).locator('h2');

/** Scrolls until this many cards are rendered. */
export async function scrollFeed(page: Page, count: number): Promise<void> {
  while ((await feedCards(page).count()) < count) await page.mouse.wheel(0, 3000);
}
