import useSWR from 'swr';
import { MilestoneConfirmation } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The origins of a milestone, fetched when shown. */
export function useConfirmation(milestoneId: number) {
  return useSWR(calls.milestoneConfirmation(milestoneId), (url: string) =>
    getJson(url, MilestoneConfirmation),
  );
}
