import useSWR from 'swr';
import { PromotionHint } from '#contract/accounts';
import { accountCalls } from '../../../lib/account-calls';
import { getJson } from '../../../lib/http';

/** The documented development key if it is in use, else undefined. */
export function usePromotionHint(): string | undefined {
  const { data } = useSWR(accountCalls.promotionHint, (url: string) => getJson(url, PromotionHint));
  return data?.defaultKey ?? undefined;
}
