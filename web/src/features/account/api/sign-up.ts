import { type Registration, SignedIn } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { postJson } from '../../../lib/http';
import { keepToken } from './sign-in';

/** Registering signs in. */
export async function signUp(registration: Registration): Promise<SignedIn> {
  return keepToken(await postJson(accountCalls.register, registration, SignedIn));
}
