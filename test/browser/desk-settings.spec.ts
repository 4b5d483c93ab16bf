import { expect, type Page } from '@playwright/test';
import { SETTING_CHANGED } from '#contract/desk';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE, signUpAs } from './support/desk-test.js';
import { test } from './support/front-page-test.js';

test.use({ siteOf: 'desk settings', cards: 4 });

const setting = (page: Page, label: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByLabel(label) });

test('works on a dark phone', async ({ newPage, front }) => {
  const page = await newPage(DARK_PHONE);
  await signUpAs('admin', page.context(), front.db, 'ottokar');
  for (const tab of ['overview', 'settings']) {
    await page.goto(`/admin/dashboard?tab=${tab}`);
    await expect(page.getByRole('heading', { level: tab === 'overview' ? 2 : 1 }).first()).toBeVisible();
    await expectNoViolations(page);
  }
});

test('shows the state of the system, and changes settings that apply at once', async ({
  page,
  newPage,
  front,
  faults,
}) => {
  await signUpAs('admin', page.context(), front.db, 'ottilie');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'System Status' })).toBeVisible();
  await expect(page.getByText('Operational', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No worker is running.')).toBeVisible();
  await expect(page.getByText('Not operational')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Articles' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/tab=settings/);
  const late = setting(page, /^Articles are late after/);
  await late.getByLabel(/^Articles are late after/).fill('0');
  await late.getByRole('button', { name: 'Save' }).click();
  await expect(late.getByText('Please enter a whole number from 1 to 1440.')).toBeVisible();
  await expectNoViolations(page);
  await late.getByLabel(/^Articles are late after/).fill('20');
  await late.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText(SETTING_CHANGED).first()).toBeVisible();
  await expect(late.getByText(/Default: 15\. Changed by ottilie/)).toBeVisible();
  await expect(late.getByRole('button', { name: 'Save' })).toBeFocused();

  const banner = setting(page, /^Banner/);
  await banner.getByLabel(/^Banner/).fill('<i>Maintenance</i> at 9');
  await banner.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary', { name: 'Message of the operator' })).toHaveText(
    '<i>Maintenance</i> at 9',
  );
  const closed = setting(page, /^Close sign-up/);
  await closed.getByLabel('Close sign-up').selectOption('On');
  await closed.getByRole('button', { name: 'Save' }).click();
  await expect(closed.getByText(/Changed by ottilie/)).toBeVisible();

  const visitor = await newPage(DARK_PHONE);
  await visitor.goto('/auth?tab=sign-up');
  await expect(visitor.getByText('<i>Maintenance</i> at 9')).toBeVisible();
  await visitor.getByLabel('Username', { exact: true }).fill('latecomer');
  await visitor.getByLabel('Email', { exact: true }).fill('late@mail.example');
  await visitor.getByLabel('Password', { exact: true }).fill('a quiet morning');
  await visitor.getByLabel('Confirm password', { exact: true }).fill('a quiet morning');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('New accounts cannot be created at the moment.').first()).toBeVisible();
  await expectNoViolations(visitor);
  faults.forgive(/\b403\b/);
});
