import { type Registration, SignedIn } from '#contract/accounts';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';
import { keepToken } from './sign-in';

/** Registering signs in. */
export async function signUp(registration: Registration): Promise<SignedIn> {
  return keepToken(await postJson(calls.register, registration, SignedIn));
}
