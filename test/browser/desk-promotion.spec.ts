import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE } from './support/desk-test.js';
import { test } from './support/front-page-test.js';
import { signUp } from './support/sign-up.js';

const KEY = 'a key of this test';

test.use({ siteOf: 'desk promotion', cards: 4, settings: { ADMIN_PROMOTION_KEY: KEY } });

test('visitors of admin pages sign in first', async ({ page }) => {
  for (const path of ['/admin-promotion', '/admin/dashboard', '/admin/member-management']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\b/);
  }
});

test('a wrong key is refused in words, and the right one makes a reader an admin', async ({
  newPage,
  faults,
  baseURL,
}) => {
  const page = await newPage({ ...DARK_PHONE, ...(baseURL !== undefined && { baseURL }) });
  await signUp(page.context(), 'perpetua');
  await page.goto('/admin-promotion');
  const key = page.getByLabel('Admin Promotion Key');
  await expect(key).toHaveAttribute('type', 'password');
  await expectNoViolations(page);
  await key.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter the admin promotion key', { exact: true })).toBeVisible();
  await key.fill('a guess');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Promotion Failed', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await key.fill(KEY);
  await page.getByRole('button', { name: 'Promote to Admin' }).press('Enter');
  await expect(page.getByText('You have been promoted to admin successfully').first()).toBeVisible();
  await expect(page.getByText('You already have admin privileges').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  faults.forgive(/403/);
});
