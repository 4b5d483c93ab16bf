import useSWR from 'swr';
import { MilestoneConfirmation } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The origins behind a milestone, asked for when they are looked at. */
export function useConfirmation(milestoneId: number) {
  return useSWR(calls.milestoneConfirmation(milestoneId), (url: string) =>
    getJson(url, MilestoneConfirmation),
  );
}
