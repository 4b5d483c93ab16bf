import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ACCOUNT_RULES, type Registration } from '#contract/accounts';
import { PRODUCT_NAME } from '#contract/site';
import { Topics } from '#contract/stories';
import type { Database } from '#persistence/database';
import {
  eventually,
  expectNoViolations,
  openBrowser,
  openPage,
  untilStored,
} from '../support/browser/browser.js';
import { type ReadSite, startReadSite } from '../support/read-site.js';

const START_LIMIT_MS = 600_000;
const PASSWORD = 'a quiet morning';
const PHONE = { viewport: { width: 390, height: 844 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

let site: ReadSite;
let browser: Browser;
let db: Database;

beforeAll(async () => {
  site = await startReadSite();
  db = site.db;
  browser = await openBrowser();
}, START_LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = (path: string, context: BrowserContext) => openPage(`${site.address}${path}`, context);

/** A context that is signed in, by the call that the page makes as well. */
async function contextOf(username: string, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options);
  const registration: Registration = { username, email: `${username}@mail.example`, password: PASSWORD };
  const answer = await context.request.post(`${site.address}/api/auth/register`, { data: registration });
  expect(answer.status()).toBe(201);
  return context;
}

/** The secret of a link that was mailed to this reader. */
async function mailed(username: string, purpose: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.rows(
    `insert into one_time_link (user_id, purpose, secret_hash, email, created_at, expires_at)
     select id, $2, $3, email, now(), now() + interval '1 hour' from user_account where username = $1`,
    [username, purpose, createHash('sha256').update(secret).digest()],
  );
  return secret;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

describe('accounts', () => {
  it('signs up from a story, comes back to it, and signs out', async () => {
    const [topic] = Topics.parse(await (await fetch(`${site.address}/api/topics?limit=1`)).json());
    const context = await browser.newContext(DESKTOP);
    const { page, faults } = await open(`/topics/${topic?.slug}`, context);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await eventually(async () => expect(await page.title()).toBe(`Sign In | ${PRODUCT_NAME}`));
    await page.getByText('Enter your credentials to access your account').waitFor();
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await page.getByRole('heading', { name: 'Create an Account' }).waitFor();
    await page.getByText('Sign up to start tracking stories').waitFor();
    await field(page, 'Username').fill('ib');
    await field(page, 'Email').fill('nowhere');
    await field(page, 'Password').fill('short');
    await field(page, 'Confirm password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const rule of ['usernameShort', 'email', 'passwordShort'] as const)
      await page.getByText(ACCOUNT_RULES[rule]).first().waitFor();
    await page.locator('input[name="username"]:focus').waitFor();
    await expectNoViolations(page);

    await field(page, 'Username').fill('ibbe');
    await field(page, 'Email').fill('ibbe@mail.example');
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Confirm password').fill('another morning');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(ACCOUNT_RULES.passwordsDiffer).waitFor();
    await field(page, 'Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.waitForURL(`**/topics/${topic?.slug}`);
    await page.getByText('Your account has been created').first().waitFor();
    await page.getByRole('complementary').getByRole('heading', { name: 'Following' }).waitFor();
    await page.getByText("You're not following any topics yet.").waitFor();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByText('No notifications').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Close notifications' }).click();

    await page.getByRole('link', { name: 'My profile', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL(`${site.address}/`);
    await page.getByText('You have been logged out').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that a password is wrong, and takes the right one', async () => {
    await (await contextOf('ottla', DESKTOP)).close();
    const context = await browser.newContext(PHONE);
    const { page, faults } = await open('/auth?returnTo=/discover', context);
    await field(page, 'Username or email').fill('OTTLA');
    await field(page, 'Password').fill('a loud evening');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Login failed').first().waitFor();
    await page.getByRole('main').getByRole('alert').getByText(/\w/).waitFor();
    expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);

    await field(page, 'Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/discover');
    await page.getByText('Login successful').first().waitFor();
    await page.getByRole('link', { name: 'My profile', exact: true }).waitFor();
    await page.goto(`${site.address}/auth`);
    await page.waitForURL(`${site.address}/`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps what is changed on the profile', async () => {
    const context = await contextOf('marta', DESKTOP);
    const { page, faults } = await open('/profile', context);
    await page.getByText('This device').waitFor();
    await expectNoViolations(page);
    await field(page, 'First name').fill('Åsa');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name has been saved.').first().waitFor();
    await page.getByRole('banner').getByText('Å', { exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Profile' }).press('ArrowLeft');
    await page.getByRole('link', { name: 'Compare the plans' }).first().waitFor();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    const SETTINGS = /\/api\/user\/settings$/;
    await untilStored(page, SETTINGS, () => page.getByRole('radio', { name: 'Weekly' }).check());
    await untilStored(page, SETTINGS, () => page.getByRole('switch', { name: 'Topic updates' }).uncheck());
    await page.getByText('Saved.').first().waitFor();
    await eventually(async () =>
      expect(await page.getByRole('switch', { name: 'Email' }).isDisabled()).toBe(true),
    );
    await expectNoViolations(page);
    await page.reload();
    await page.getByRole('radio', { name: 'Weekly', checked: true }).waitFor();
    await page.getByRole('switch', { name: 'Topic updates', checked: false }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('deletes an account only with its password', async () => {
    const context = await contextOf('felice', PHONE);
    const { page, faults } = await open('/profile', context);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill('a loud evening');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('The password is not right.').waitFor();
    await dialog.locator('input[name="password"]:focus').waitFor();
    await expectNoViolations(page);
    expect(faults.splice(0).filter((fault) => !/\b40[013]\b/.test(fault))).toEqual([]);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL(`${site.address}/`);
    await page.getByText('Your account and everything in it has been deleted.').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('does what mailed links say, once somebody presses', async () => {
    await (await contextOf('valli', PHONE)).close();
    const context = await browser.newContext(PHONE);
    const { page, faults } = await open(
      `/auth/confirm?secret=${await mailed('valli', 'email_confirmation')}`,
      context,
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your address is confirmed.').waitFor();
    await expectNoViolations(page);

    await page.goto(`${site.address}/unsubscribe?secret=${await mailed('valli', 'unsubscribe')}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You get no more digests by mail.').waitFor();
    await expectNoViolations(page);

    await page.goto(`${site.address}/auth/reset?secret=${await mailed('valli', 'password_reset')}`);
    await field(page, 'New password').fill('another morning');
    await field(page, 'Confirm new password').fill('another morning');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL('**/auth');
    await page.getByText('Password changed').first().waitFor();
    await field(page, 'Username or email').fill('valli');
    await field(page, 'Password').fill('another morning');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${site.address}/`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("shows a phone's menu to a reader, whom the admin's pages refuse", async () => {
    const context = await contextOf('jiri', PHONE);
    const { page, faults } = await open('/', context);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('jiri@mail.example').waitFor();
    for (const group of ['Navigation', 'Community', 'Information'])
      await menu.getByRole('navigation', { name: group }).waitFor();
    await eventually(async () =>
      expect(await menu.getByRole('link', { name: 'Admin Dashboard' }).count()).toBe(0),
    );
    await expectNoViolations(page);
    await page.goto(`${site.address}/admin/dashboard`);
    // Both at once: the page stands for three seconds alone.
    await Promise.all([
      page.getByRole('heading', { name: 'Unauthorized' }).waitFor(),
      page.getByRole('link', { name: 'Return to Home' }).waitFor(),
    ]);
    await page.waitForURL(`${site.address}/`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You have been logged out').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leads to a page by every link of the shell', async () => {
    const context = await contextOf('milena', DESKTOP);
    const { page, faults } = await open('/', context);
    await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link').first().waitFor();
    const addresses = await page
      .locator('header a, aside a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(addresses.filter((address) => address.startsWith('/')))];
    expect(own.length).toBeGreaterThan(12);
    for (const address of own) {
      await page.goto(site.address + address);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      expect({ address, title: await page.title() }).not.toEqual({
        address,
        title: `404 Page Not Found | ${PRODUCT_NAME}`,
      });
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
