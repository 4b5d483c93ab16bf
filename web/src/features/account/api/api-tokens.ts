import useSWR from 'swr';
import { ApiTokens, MadeApiToken, type NewApiToken } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { deleteJson, getJson, postJson } from '../../../lib/http';

/** The reader's tokens for programs. */
export function useApiTokens() {
  return useSWR(accountCalls.tokens, (url: string) => getJson(url, ApiTokens), { revalidateIfStale: true });
}

/** The response is the only one that contains the token. */
export function makeApiToken(wanted: NewApiToken): Promise<MadeApiToken> {
  return postJson(accountCalls.tokens, wanted, MadeApiToken);
}

export function revokeApiToken(id: number): Promise<void> {
  return deleteJson(accountCalls.token(id));
}
