import useSWR from 'swr';
import { ReviewEvidence } from '#contract/desk';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** What an entry rests on. Null while none is chosen. */
export function useReviewEvidence(id: number | null) {
  const key = id === null ? null : calls.reviewEntry(id);
  return useSWR(key, (url: string) => getJson(url, ReviewEvidence), { revalidateIfStale: true });
}
