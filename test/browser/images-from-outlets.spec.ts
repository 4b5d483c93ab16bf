import { expect } from '@playwright/test';
import { buildArticle } from '../support/factories/articles.js';
import { fileWidth, test } from './support/outlet-test.js';

test.use({ siteOf: 'images from outlets', settings: { IMAGE_PROXY: 'false' } });

test('without the proxy, pictures come from the outlet, and the privacy page says so', async ({
  page,
  front,
  outlet,
}) => {
  const { slug } = await buildArticle(front.db, { image_url: `${outlet.origin}/dam.jpg` });
  await page.goto(`/articles/${slug}`);
  const image = page.locator('article header img');
  await expect(image).toHaveAttribute('src', `${outlet.origin}/dam.jpg`);
  await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect.poll(() => fileWidth(image)).toBe(1200);
  await page.goto('/privacy-policy');
  await expect(page.getByText("Pictures of outlets come from the outlets' own servers")).toBeVisible();
  await expect(page.getByText('come through this server')).toHaveCount(0);
});
