import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#persistence/database';
import { test as base } from './read-site-test.js';

/** The whole product at the address where its passkeys work. */
export const test = base.extend<object>({
  baseURL: ({ site }, use) => use(site.address.replace('127.0.0.1', 'localhost')),
});

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The code that an app with this key shows now, or so many steps later. */
export function codeOf(key: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(' ', '')), timestamp });
}

/** Gives the page's browser an authenticator that verifies its user without asking. */
export async function plugIn(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Waits first for what the page asks for by itself: it would be refused once the session has ended. */
export async function signOut(page: Page): Promise<void> {
  const counted = page.waitForResponse(/\/api\/notifications\/count/);
  await page.goto('/profile');
  await counted;
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByText('You have been logged out').first()).toBeVisible();
}

/** The first step of a sign-in. */
export async function enterPassword(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/auth?returnTo=/profile/security');
  await field(page, 'Username or email').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

/** Makes the proof of the reader's sessions too old for dangerous calls. */
export async function ageProofs(db: Database, userId: number): Promise<void> {
  await db.rows(`update session set proven_at = now() - interval '11 minutes' where user_id = $1`, [userId]);
}
