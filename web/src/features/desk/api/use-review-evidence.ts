import useSWR from 'swr';
import { ReviewEvidence } from '#contract/desk';
import { deskCalls } from '../../../lib/desk-calls';
import { getJson } from '../../../lib/http';

/** What an entry rests on. Null while none is chosen. */
export function useReviewEvidence(id: number | null) {
  const key = id === null ? null : deskCalls.reviewEntry(id);
  return useSWR(key, (url: string) => getJson(url, ReviewEvidence), { revalidateIfStale: true });
}
