import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ACCOUNT_RULES } from '#contract/accounts';
import { PRODUCT_NAME } from '#contract/site';
import { Topics } from '#contract/stories';
import type { Database } from '#persistence/database';
import type { LinkPurpose } from '#vocabulary';
import { buildOneTimeLink } from '../support/factories/accounts.js';
import { expectNoViolations } from './support/accessibility.js';
import { untilStored } from './support/page-actions.js';
import { test } from './support/read-site-test.js';
import { PASSWORD, signUp } from './support/sign-up.js';

const PHONE = { viewport: { width: 390, height: 844 } };

test.use({ siteOf: 'accounts' });

/** The secret of a link that was mailed to the user. */
async function mailedSecret(db: Database, username: string, purpose: LinkPurpose): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const user = await db.kysely
    .selectFrom('user_account')
    .select(['id', 'email'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await buildOneTimeLink(db, user, { purpose, secret_hash: createHash('sha256').update(secret).digest() });
  return secret;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe('accounts', () => {
  test('signs up from a story, returns to it and signs out', async ({ page, request }) => {
    const [topic] = Topics.parse(await (await request.get('/api/topics?limit=1')).json());
    await page.goto(`/topics/${topic?.slug}`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page).toHaveTitle(`Sign In | ${PRODUCT_NAME}`);
    await expect(page.getByText('Enter your credentials to access your account')).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
    await expect(page.getByText('Sign up to start tracking stories')).toBeVisible();
    await field(page, 'Username').fill('ib');
    await field(page, 'Email').fill('nowhere');
    await field(page, 'Password').fill('short');
    await field(page, 'Confirm password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const rule of ['usernameShort', 'email', 'passwordShort'] as const)
      await expect(page.getByText(ACCOUNT_RULES[rule]).first()).toBeVisible();
    await expect(field(page, 'Username')).toBeFocused();
    await expectNoViolations(page);

    await field(page, 'Username').fill('ibbe');
    await field(page, 'Email').fill('ibbe@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill('another morning');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(ACCOUNT_RULES.passwordsDiffer)).toBeVisible();
    await field(page, 'Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page).toHaveURL(`/topics/${topic?.slug}`);
    await expect(page.getByText('Your account has been created').first()).toBeVisible();
    const welcome = page.getByRole('dialog');
    await expect(welcome.getByRole('heading', { name: 'What interests you?' })).toBeVisible();
    await expectNoViolations(page);
    await untilStored(page, /\/api\/user\/profile$/, () =>
      welcome.getByRole('button', { name: 'science' }).press('Enter'),
    );
    await page.reload();
    await expect(welcome.getByRole('button', { name: 'science', pressed: true })).toBeVisible();
    await welcome.getByRole('button', { name: 'Next' }).dblclick();
    await expect(welcome.getByRole('heading', { name: 'Stories to follow' })).toBeVisible();
    await page.reload();
    await expect(welcome.getByRole('heading', { name: 'Stories to follow' })).toBeVisible();
    await expect(welcome.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(3);
    await expectNoViolations(page);
    await welcome.getByRole('button', { name: 'Next' }).click();
    await untilStored(page, /\/api\/user\/settings$/, () => welcome.getByLabel('Once a week').check());
    await welcome.getByRole('button', { name: 'Next' }).click();
    await expect(welcome.getByRole('button', { name: 'Show notifications' })).toBeVisible();
    await expectNoViolations(page);
    await welcome.getByRole('button', { name: 'Back' }).click();
    await page.keyboard.press('Escape');
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await expect(page.getByRole('complementary').getByRole('heading', { name: 'Following' })).toBeVisible();
    await expect(page.getByText("You're not following any topics yet.")).toBeVisible();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByText('No notifications')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close notifications' }).click();

    await page.getByRole('link', { name: 'My profile', exact: true }).click();
    // Calls of the page that come after signing out would be refused.
    await expect(page.getByRole('button', { name: 'Create a token' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('You have been logged out').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('rejects a wrong password and accepts the right one', async ({ newPage, faults }) => {
    await signUp((await newPage()).context(), 'ottla');
    const page = await newPage(PHONE);
    await page.goto('/auth?returnTo=/discover');
    await field(page, 'Username or email').fill('OTTLA');
    await field(page, 'Password').fill('a loud evening');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert').getByText(/\w/)).toBeVisible();
    faults.forgive(/401/);

    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/discover');
    await expect(page.getByText('Login successful').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'My profile', exact: true })).toBeVisible();
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
  });

  test('saves changes to the profile', async ({ page }) => {
    await signUp(page.context(), 'marta');
    await page.goto('/profile/security');
    await expect(page.getByText('This device')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('link', { name: 'My profile' }).click();
    await expect(page.getByText('Hello, marta.')).toBeVisible();
    await expectNoViolations(page);
    await field(page, 'First name').fill('Åsa');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your name has been saved.').first()).toBeVisible();
    await expect(page.getByRole('banner').getByText('Å', { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'Profile' }).press('ArrowLeft');
    await expect(page.getByRole('link', { name: 'Compare the plans' }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    const SETTINGS = /\/api\/user\/settings$/;
    await untilStored(page, SETTINGS, () => page.getByRole('radio', { name: 'Weekly' }).check());
    await untilStored(page, SETTINGS, () => page.getByRole('switch', { name: 'Topic updates' }).uncheck());
    await expect(page.getByText('Saved.').first()).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Email' })).toBeDisabled();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Weekly', checked: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Topic updates', checked: false })).toBeVisible();
  });

  test('deletes an account only with its password', async ({ newPage, faults }) => {
    const page = await newPage(PHONE);
    await signUp(page.context(), 'felice');
    await page.goto('/profile/security');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('a loud evening');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('Incorrect password.')).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectNoViolations(page);
    faults.forgive(/\b40[013]\b/);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account and everything in it has been deleted.').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('follows a mailed link only after the button is pressed', async ({ newPage, db, faults }) => {
    await signUp((await newPage()).context(), 'valli');
    const page = await newPage(PHONE);
    await page.goto(`/auth/confirm?secret=${await mailedSecret(db, 'valli', 'email_confirmation')}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Sign in first, then confirm this address.')).toBeVisible();
    await expectNoViolations(page);
    faults.forgive(/\b403\b/);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await field(page, 'Username or email').fill('valli');
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is already confirmed.')).toBeVisible();

    const secret = await mailedSecret(db, 'valli', 'unsubscribe');
    await page.goto(`/weekly-digest?secret=${secret}`);
    await expect(page.getByText('You receive a digest of the stories you follow every day.')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Send it weekly instead' }).click();
    await expect(page.getByText('You will receive one digest a week, on Monday.')).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`/unsubscribe?secret=${secret}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You will no longer receive email digests.')).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`/auth/reset?secret=${await mailedSecret(db, 'valli', 'password_reset')}`);
    await field(page, 'New password').fill('another morning');
    await field(page, 'Confirm new password').fill('another morning');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Password changed').first()).toBeVisible();
    await field(page, 'Username or email').fill('valli');
    await field(page, 'Password').fill('another morning');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/');
    // The reset ended the session of this browser.
    faults.forgiveAlways(/\b401\b/);
  });

  test('shows a reader the phone menu and refuses the admin pages', async ({ newPage, faults }) => {
    const page = await newPage(PHONE);
    await signUp(page.context(), 'jiri');
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('jiri@mail.example')).toBeVisible();
    for (const group of ['Navigation', 'Community', 'Information'])
      await expect(menu.getByRole('navigation', { name: group })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
    await expectNoViolations(page);
    await page.goto('/admin/dashboard');
    // In parallel, because the page is shown for three seconds only.
    await Promise.all([
      expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible(),
      expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible(),
    ]);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You have been logged out').first()).toBeVisible();
    // Home may still have been loading the reader's lists.
    faults.forgiveAlways(/\b401\b/);
  });

  test('signs out even if the code that clears the device cannot be loaded', async ({ page, faults }) => {
    await signUp(page.context(), 'selma');
    await page.route('**/assets/forget-device-*', (route) => route.abort());
    await page.goto('/discover');
    await page.getByRole('button', { name: 'Account menu' }).press('Enter');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You have been logged out').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    faults.forgiveAlways(/\b401\b|ERR_FAILED|dynamically imported/);
  });

  test('opens the account menu with the keyboard', async ({ page }) => {
    await signUp(page.context(), 'vallie');
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Account menu' });
    await button.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Account', exact: true });
    await expect(page.getByText('Hello, vallie')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Profile' })).toBeFocused();
    await menu.getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL('/profile/security');
    await expect(menu).toBeHidden();
  });

  test('says that the session has ended, and comes back after sign-in', async ({ page, db, faults }) => {
    await signUp(page.context(), 'robert');
    await page.goto('/history?from=here');
    await expect(page.getByText('No reading history yet')).toBeVisible();
    await db.rows(
      "delete from session where user_id = (select id from user_account where username = 'robert')",
    );
    await page.getByRole('complementary').getByRole('link', { name: 'Saved' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    // Another call may have been refused before the page changed.
    await expect(page).toHaveURL('/saved');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/auth?returnTo=%2Fsaved');
    await field(page, 'Username or email').fill('robert');
    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/saved');
    await expect(page.getByText('No saved articles yet')).toBeVisible();
    faults.forgiveAlways(/\b401\b/);
  });

  test('has a title for signing up, to which About leads', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/auth?tab=sign-up&returnTo=%2F');
    await expect(page).toHaveTitle(`Sign Up | ${PRODUCT_NAME}`);
    await page.getByRole('button', { name: 'Log in here' }).click();
    await expect(page).toHaveTitle(`Sign In | ${PRODUCT_NAME}`);
    await page.goto('/auth?tab=sign-up');
    expect(await page.title()).toBe(`Sign Up | ${PRODUCT_NAME}`);
    // A specified link without a path comes back to the page that holds it.
    await page.goto('/about?tab=bias');
    await page.evaluate(`location.assign('/api/login')`);
    await expect(page).toHaveURL('/auth?returnTo=%2Fabout%3Ftab%3Dbias');
  });

  test('reaches a page by every link of the shell', async ({ page }) => {
    await signUp(page.context(), 'milena');
    await page.goto('/');
    await expect(
      page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link').first(),
    ).toBeVisible();
    const addresses = await page
      .locator('header a, aside a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(addresses.filter((address) => address.startsWith('/')))];
    expect(own.length).toBeGreaterThan(12);
    for (const address of own) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      expect({ address, title: await page.title() }).not.toEqual({
        address,
        title: `404 Page Not Found | ${PRODUCT_NAME}`,
      });
    }
  });
});
