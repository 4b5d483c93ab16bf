import useSWR from 'swr';
import { PromotionHint } from '#contract/accounts';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The documented development key if it is in use, else undefined. */
export function usePromotionHint(): string | undefined {
  const { data } = useSWR(calls.promotionHint, (url: string) => getJson(url, PromotionHint));
  return data?.defaultKey ?? undefined;
}
