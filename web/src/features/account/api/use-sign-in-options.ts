import useSWR from 'swr';
import { PASSWORD_MIN, SignInOptions } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { getJson } from '../../../lib/http';

const DEFAULTS: SignInOptions = { passwordMin: PASSWORD_MIN, providerName: null };

/** How the operator has set up signing in. Until the server responds, and if it cannot, the defaults: the server checks anyway. */
export function useSignInOptions(): SignInOptions {
  const { data } = useSWR(accountCalls.signInOptions, (url: string) => getJson(url, SignInOptions));
  return data ?? DEFAULTS;
}
