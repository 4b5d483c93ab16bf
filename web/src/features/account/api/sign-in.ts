import { type Credentials, SignedIn } from '#contract/accounts';
import { storeToken } from '../../../lib/device/auth-token';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export async function signIn(credentials: Credentials): Promise<SignedIn> {
  return keepToken(await postJson(calls.login, credentials, SignedIn));
}

/** The response holds a token only if one was requested. */
export function keepToken(user: SignedIn): SignedIn {
  if (user.token !== undefined) storeToken(user.token);
  return user;
}
