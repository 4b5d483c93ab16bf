import useSWR from 'swr';
import { MilestoneConfirmation } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The origins of a milestone, fetched each time they are shown: more reports may have come. */
export function useConfirmation(milestoneId: number) {
  const key = calls.milestoneConfirmation(milestoneId);
  return useSWR(key, (url: string) => getJson(url, MilestoneConfirmation), { revalidateIfStale: true });
}
