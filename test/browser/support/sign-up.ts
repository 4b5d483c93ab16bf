import { type BrowserContext, expect } from '@playwright/test';
import { type Registration, SignedIn } from '#contract/accounts';

/** The password of every reader that `signUp` registers. */
export const PASSWORD = 'a quiet morning';

/** Registers a reader by the same call as the page. The context is signed in from then on. */
export async function signUp(context: BrowserContext, username: string): Promise<SignedIn> {
  const registration: Registration = { username, email: `${username}@mail.example`, password: PASSWORD };
  const answer = await context.request.post('/api/auth/register', { data: registration });
  expect(answer.status()).toBe(201);
  return SignedIn.parse(await answer.json());
}
