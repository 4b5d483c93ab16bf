import { expect, type Page } from '@playwright/test';
import { ACCOUNT_RULES, PROVIDER_FAILURES } from '#contract/accounts';
import { expectNoViolations } from './support/accessibility.js';
import { test } from './support/provider-test.js';
import { PASSWORD, signUp } from './support/sign-up.js';

test.use({ siteOf: 'provider' });

const NAME = 'Valley ID';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a person does on the provider's own pages. */
async function signInThere(page: Page, login: string, isFirstTime = true): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await button(page, 'Sign-in').click();
  if (isFirstTime) await button(page, 'Continue').click();
}

/** The provider's own pages ask for fonts and an icon that are not there. */
const ITS_FAULTS = /ERR_NAME_NOT_RESOLVED|status of 404|favicon/;

test.describe('sign-in at a provider', () => {
  test.afterEach(({ faults }) => faults.forgive(ITS_FAULTS));

  test('leads back to the page, signed in, and needs no second consent', async ({ page, newPage }) => {
    await page.goto('/auth?returnTo=/discover');
    await expectNoViolations(page);
    await button(page, `Continue with ${NAME}`).press('Enter');
    await signInThere(page, 'ibbe');
    await expect(page).toHaveURL('/discover');
    await page.goto('/profile');
    await expect(page.getByText('Hello, ibbe.')).toBeVisible();

    const elsewhere = await newPage();
    await elsewhere.goto('/auth?tab=sign-up');
    await button(elsewhere, `Continue with ${NAME}`).click();
    await signInThere(elsewhere, 'ibbe');
    await elsewhere.goto('/profile');
    await expect(elsewhere.getByText('Hello, ibbe.')).toBeVisible();
  });

  test('says in one sentence that it was given up', async ({ page }) => {
    await page.goto('/auth?returnTo=/discover');
    await button(page, `Continue with ${NAME}`).click();
    await page.getByRole('link', { name: '[ Cancel ]' }).click();
    await expect(page.getByText(PROVIDER_FAILURES.denied(NAME))).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('connects an account with a password, and disconnects it', async ({ page, faults }) => {
    await signUp(page.context(), 'valli');
    await page.goto('/profile/security');
    const section = page.getByRole('region', { name: NAME });
    await section.getByLabel('Your password').fill('not this one');
    await section.getByRole('button', { name: 'Connect' }).click();
    await expect(section.getByText('Incorrect password.')).toBeVisible();
    faults.forgive(/403/);
    await section.getByLabel('Your password').fill(PASSWORD);
    await section.getByRole('button', { name: 'Connect' }).click();
    await signInThere(page, 'valli-there');
    await expect(page).toHaveURL('/profile/security');
    await expect(page.getByText(`${NAME} has been connected.`).first()).toBeVisible();
    await expectNoViolations(page);
    await section.getByLabel('Your password').fill(PASSWORD);
    await section.getByRole('button', { name: 'Disconnect' }).click();
    await expect(section.getByRole('button', { name: 'Connect' })).toBeVisible();
  });

  test('confirms a change of an account without a password, which then gets one', async ({ page }) => {
    await page.goto('/auth');
    await button(page, `Continue with ${NAME}`).click();
    await signInThere(page, 'orrin');
    await expect(page).toHaveURL('/');
    await page.goto('/profile/security');
    const section = page.getByRole('region', { name: 'Password' });
    await expect(page.getByText(`You sign in with ${NAME}.`)).toBeVisible();
    await section.getByRole('button', { name: `Confirm with ${NAME}` }).click();
    await signInThere(page, 'orrin', false);
    await expect(section.getByText(`Confirmed with ${NAME}.`)).toBeVisible();
    await expectNoViolations(page);
    await field(page, 'New password').fill('giraffe lantern river');
    await field(page, 'Confirm new password').fill('giraffe lantern river');
    const strength = section.getByText(/^(Weak|Fair|Good|Strong): /);
    await expect(strength).toBeVisible();
    await button(page, 'Change password').click();
    await expect(page.getByText('Your password has been changed.').first()).toBeVisible();
    await expect(field(page, 'New password')).toHaveValue('');
    await expect(strength).toHaveCount(0);
    await expect(field(page, 'Current password')).toBeVisible();
  });
});

test.describe('a new password', () => {
  test('shows how hard it is to guess, in words, and why strict rules refuse it', async ({
    page,
    faults,
  }) => {
    await page.goto('/auth?tab=sign-up');
    await expect(page.getByText('At least 8 characters.')).toBeVisible();
    const hint = page.getByRole('form').or(page.locator('form')).getByRole('status');
    await field(page, 'Username').fill('harbourmaster');
    await field(page, 'Password').fill('kT7$wq');
    await expect(hint).toHaveText('Too short.');
    await field(page, 'Password').fill('harbourmaster77');
    await expect(hint).toHaveText(/^Weak: /);
    await field(page, 'Password').fill('giraffe lantern');
    await expect(hint).toHaveText(/^Fair: /);
    await field(page, 'Password').fill('giraffe lantern river copper');
    await expect(hint).toHaveText(/^Strong: /);
    await expectNoViolations(page);
    await field(page, 'Email').fill('harbour@mail.example');
    await field(page, 'Password').fill('harbourmaster77');
    await field(page, 'Confirm password').fill('harbourmaster77');
    await button(page, 'Create account').click();
    await expect(page.getByText(ACCOUNT_RULES.passwordOwnName)).toBeVisible();
    await expect(field(page, 'Password')).toBeFocused();
    faults.forgive(/400/);
  });
});
