import { expect } from '@playwright/test';
import type { Database } from '#persistence/database';
import { expectNoViolations } from './support/accessibility.js';
import {
  ageProofs,
  button,
  codeOf,
  enterPassword,
  field,
  plugIn,
  signOut,
  test,
} from './support/factors-test.js';
import { doubleClick } from './support/page-actions.js';
import { PASSWORD, signUp } from './support/sign-up.js';

test.use({ siteOf: 'factors' });

const sessionsOf = async (db: Database, id: number) =>
  (await db.rows('select 1 from session where user_id = $1', [id])).length;

test.describe('second factors', () => {
  test('sets up an app, signs in with its code and with a recovery code', async ({ page, faults }) => {
    await signUp(page.context(), 'vesna');
    await page.goto('/profile/security');
    const sent = await doubleClick(page, /\/app$/, button(page, 'Set up an app'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(sent).toEqual(['POST']);
    await expectNoViolations(page);
    const key = (await dialog.locator('code').textContent()) ?? '';
    await field(page, 'Code from your authenticator app').fill('12345');
    await button(page, 'Confirm').click();
    await expect(dialog.getByText('Enter the six digits that the app shows')).toBeVisible();
    await field(page, 'Code from your authenticator app').fill(codeOf(key, 7));
    await button(page, 'Confirm').click();
    await expect(dialog.getByText(/^Incorrect code/)).toBeVisible();
    faults.forgive(/403/);
    const usedCode = codeOf(key);
    await field(page, 'Code from your authenticator app').fill(usedCode);
    await button(page, 'Confirm').click();
    await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
    await expectNoViolations(page);
    await button(page, 'I have saved them').click();
    await expect(page.getByText(/^10 codes are left/)).toBeVisible();
    await expectNoViolations(page);

    await signOut(page);
    await enterPassword(page, 'vesna', PASSWORD);
    const code = field(page, 'Code from your authenticator app');
    await expect(code).toBeFocused();
    await expectNoViolations(page);
    await code.fill(usedCode);
    await code.press('Enter');
    await expect(page.getByText(/^Incorrect code, or a code that was used before/)).toBeVisible();
    faults.forgive(/401/);
    await code.fill(codeOf(key, 1));
    await code.press('Enter');
    await expect(page).toHaveURL('/profile/security');
    await expect(page.getByText('Login successful').first()).toBeVisible();

    await signOut(page);
    await enterPassword(page, 'vesna', PASSWORD);
    await button(page, 'Use a recovery code').click();
    await expect(field(page, 'Recovery code')).toBeFocused();
    await expectNoViolations(page);
    await field(page, 'Recovery code').fill(recoveryCode.toUpperCase());
    await button(page, 'Log in').click();
    await expect(page.getByText(/^9 codes are left/)).toBeVisible();
    await button(page, 'Make new codes').click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await page.keyboard.press('Escape');
    await button(page, 'Remove the app').click();
    await expect(dialog.getByText(/^It is your last second factor/)).toBeVisible();
    await expectNoViolations(page);
    await button(page, 'Remove').click();
    await expect(button(page, 'Set up an app')).toBeVisible();
    await expect(page.getByText(/codes are left/)).toHaveCount(0);
  });

  test('adds a passkey, signs in with it alone and after the password', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await signUp(page.context(), 'milan');
    await plugIn(page);
    await page.goto('/profile/security');
    await button(page, 'Add a passkey').click();
    const dialog = page.getByRole('dialog');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Add passkey' }).click();
    await expect(dialog.getByText('Enter a name for the passkey')).toBeVisible();
    await field(page, 'Name').fill('Work phone');
    await field(page, 'Name').press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await button(page, 'I have saved them').click();
    await expect(page.getByText(/Added on .*, never used/)).toBeVisible();
    await button(page, 'Add a passkey').click();
    await field(page, 'Name').fill('Work phone again');
    await field(page, 'Name').press('Enter');
    await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
    await page.keyboard.press('Escape');

    await signOut(page);
    await page.goto('/auth?returnTo=/profile/security');
    await button(page, 'Sign in with a passkey').click();
    await expect(page.getByText(/Added on .*, last used/)).toBeVisible();
    await expectNoViolations(page);

    await signOut(page);
    await enterPassword(page, 'milan', PASSWORD);
    await expect(button(page, 'Use your passkey')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile/security');
    await button(page, 'Rename Work phone').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Enter a name for the passkey')).toBeVisible();
    await page.keyboard.type('Private phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The passkey is now called Private phone.').first()).toBeVisible();
    await expect(button(page, 'Rename Private phone')).toBeFocused();
    await expectNoViolations(page);
    await button(page, 'Remove Private phone').click();
    await expect(dialog.getByRole('heading', { name: 'Remove the passkey Private phone?' })).toBeVisible();
    await button(page, 'Remove').click();
    await expect(page.getByText('The passkey Private phone has been removed.').first()).toBeVisible();
    await expect(button(page, 'Remove Private phone')).toHaveCount(0);
  });

  test('asks for a proof before a session is ended, and goes on', async ({ page, newPage, db, faults }) => {
    const { id } = await signUp(page.context(), 'ljuba');
    const elsewhere = await newPage();
    await enterPassword(elsewhere, 'ljuba', PASSWORD);
    await expect.poll(() => sessionsOf(db, id)).toBe(2);
    // Left open, it would call after its session has ended.
    await elsewhere.close();
    await page.goto('/profile/security');
    await ageProofs(db, id);
    await button(page, 'Sign out everywhere else').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByLabel('Your password').press('Enter');
    await expect(page.getByText('Signed out everywhere else.').first()).toBeVisible();
    faults.forgive(/403/);
    expect(await sessionsOf(db, id)).toBe(1);
    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
  });

  test('asks for a proof before dangerous calls, and repeats them', async ({ page, newPage, db, faults }) => {
    const { id } = await signUp(page.context(), 'danica');
    await db.rows('update user_account set is_admin = true where id = $1', [id]);
    await plugIn(page);
    await page.goto('/profile/security');
    await ageProofs(db, id);
    const dialog = page.getByRole('dialog');
    const question = dialog.getByRole('heading', { name: 'Confirm that it is you' });
    await button(page, 'Set up an app').click();
    await expect(question).toBeVisible();
    await expect(field(page, 'Your password').last()).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please confirm that it is you.').first()).toBeVisible();
    await button(page, 'Set up an app').click();
    await dialog.getByLabel('Your password').fill('a loud evening');
    await button(page, 'Confirm').click();
    await expect(dialog.getByText('Incorrect password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await button(page, 'Confirm').click();
    await expect(dialog.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
    await button(page, 'Cancel').click();
    await button(page, 'Add a passkey').click();
    await field(page, 'Name').fill('Desk');
    await field(page, 'Name').press('Enter');
    await button(page, 'I have saved them').click();

    await ageProofs(db, id);
    await signUp((await newPage()).context(), 'zlata');
    await page.goto('/admin/member-management?q=zlata');
    await button(page, 'Make Editor: zlata').click();
    await expect(question).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    await expect(dialog.getByLabel('Your password')).toHaveCount(0);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(dialog.getByLabel('Recovery code')).toBeFocused();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Remove Editor: zlata')).toBeVisible();
    faults.forgive(/403/);
  });
});
