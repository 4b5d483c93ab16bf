import { expect, type Page } from '@playwright/test';
import { MEMBER_MESSAGES } from '#contract/desk';
import { buildUser } from '../support/factories/accounts.js';
import { expectNoViolations } from './support/accessibility.js';
import { DARK_PHONE, signUpAs, toast } from './support/desk-test.js';
import { test as base } from './support/front-page-test.js';
import { signUp } from './support/sign-up.js';

const NASTY = '<img src=x onerror=alert(1)>';

const test = base.extend<object, { members: undefined }>({
  members: [
    async ({ front: { db } }, use) => {
      for (let n = 0; n < 60; n++)
        await buildUser(db, {
          username: `member-${String(n).padStart(2, '0')}`,
          created_at: new Date(Date.UTC(2020, 0, n + 1)),
        });
      await buildUser(db, { username: 'orrin', first_name: NASTY, last_name: '=HYPERLINK("x")' });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

test.use({ siteOf: 'desk users', cards: 4 });

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('finds, changes and deletes members', async ({ page, front, faults }) => {
  await signUpAs('admin', page.context(), front.db, 'adela');
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.getByRole('link', { name: 'Member Management' }).last().click();
  await expect(page.getByRole('heading', { name: 'Member Management' })).toBeVisible();
  await expect(page.getByText('62 members')).toBeVisible();
  for (const column of ['User ID', 'Username', 'Email', 'Name', 'Created', 'Status', 'Actions'])
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Username' }).click();
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('row').nth(1)).toContainText('adela');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(row(page, 'member-59')).toBeVisible();
  await page.reload();
  await expect(row(page, 'member-59')).toBeVisible();

  await page.getByLabel('Search members').fill('nobody at all');
  await expect(page.getByText(MEMBER_MESSAGES.empty)).toBeVisible();
  await page.getByLabel('Search members').fill('ORR');
  await expect(row(page, 'orrin')).toContainText(NASTY);
  await expect(row(page, 'member-01')).toHaveCount(0);

  await row(page, 'orrin').getByRole('button', { name: 'Make Admin' }).click();
  await expect(toast(page, MEMBER_MESSAGES.adminChanged)).toBeVisible();
  await expect(row(page, 'orrin').getByText('Admin', { exact: true })).toBeVisible();
  await row(page, 'orrin').getByRole('button', { name: 'Remove Admin' }).click();
  await expect(row(page, 'orrin').getByRole('button', { name: 'Make Admin' })).toBeVisible();
  await row(page, 'orrin').getByRole('button', { name: 'Make Editor' }).click();
  await expect(toast(page, MEMBER_MESSAGES.editorChanged)).toBeVisible();
  await row(page, 'orrin').getByRole('button', { name: 'Subscribe', exact: false }).click();
  await expect(toast(page, MEMBER_MESSAGES.subscriptionChanged)).toBeVisible();
  await expect(row(page, 'orrin').getByText('Subscribed', { exact: true })).toBeVisible();

  await page.route('**/toggle-admin', (route) => route.abort());
  await row(page, 'orrin').getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText(/^Failed to update admin status: /).first()).toBeVisible();
  await page.unroute('**/toggle-admin');
  faults.forgive(/ERR_FAILED|Failed to fetch/);

  await row(page, 'orrin').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: MEMBER_MESSAGES.deleteTitle });
  await expect(dialog.getByText(MEMBER_MESSAGES.deleteQuestion)).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoViolations(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await row(page, 'orrin').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, MEMBER_MESSAGES.deleted)).toBeVisible();
  await expect(page.getByText(MEMBER_MESSAGES.empty)).toBeVisible();

  await page.getByLabel('Search members').fill('adela');
  await expect(row(page, 'adela').getByRole('button', { name: 'Remove Admin' })).toBeDisabled();
  await expect(row(page, 'adela').getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page).toHaveURL(/tab=audit/);
  await expect(page.getByRole('list', { name: 'Entries' }).getByText('Account deleted')).toBeVisible();
  await page.getByLabel('What').selectOption('admin_granted');
  await page.getByLabel('Who').fill('adela');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Made an admin' })).toHaveCount(1);
  await expect(page.getByText('Account deleted', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('rowheader', { name: 'Administrator' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('From', { exact: true }).fill('2031-03-04');
  await page.getByLabel('To', { exact: true }).fill('2031-03-03');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('This day is before the first one')).toBeVisible();
});

test('shows editors their tabs only, and readers a refusal for three seconds', async ({ newPage, front }) => {
  const page = await newPage(DARK_PHONE);
  await signUpAs('editor', page.context(), front.db, 'edda');
  await page.goto('/admin/dashboard?tab=users');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  for (const tab of ['Overview', 'Users', 'Settings', 'Sources', 'Audit Log'])
    await expect(page.getByRole('tab', { name: tab })).toHaveCount(0);
  await page.goto('/admin/member-management');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page).toHaveURL('/');

  const reader = await newPage();
  await signUp(reader.context(), 'rhea');
  await reader.goto('/admin/dashboard');
  await expect(reader.getByText("You don't have permission to access the admin dashboard.")).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expectNoViolations(reader);
  await expect(reader).toHaveURL('/');
});

test('works on a dark phone', async ({ newPage, front }) => {
  const page = await newPage(DARK_PHONE);
  await signUpAs('admin', page.context(), front.db, 'agata');
  for (const path of [
    '/admin/dashboard',
    '/admin/dashboard?tab=users',
    '/admin/dashboard?tab=audit',
    '/admin/member-management',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  }
  await expect(row(page, 'member-59')).toBeVisible();
});
