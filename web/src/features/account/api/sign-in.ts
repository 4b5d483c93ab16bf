import { z } from 'zod';
import { type Credentials, SignedIn } from '#contract/accounts';
import { SecondStep } from '#contract/accounts/factors';
import { storeToken } from '../../../lib/device/auth-token';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const Answer = z.union([SecondStep, SignedIn]);

/** Nobody is signed in yet if the account has a second factor. */
export async function signIn(credentials: Credentials): Promise<SignedIn | SecondStep> {
  const answer = await postJson(calls.login, credentials, Answer);
  return 'needs' in answer ? answer : keepToken(answer);
}

/** The response holds a token only if one was requested. */
export function keepToken(user: SignedIn): SignedIn {
  if (user.token !== undefined) storeToken(user.token);
  return user;
}
