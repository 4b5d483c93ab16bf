import useSWR from 'swr';
import { MILESTONE_FETCH_RETRIES } from '#contract/site';
import { type Milestone, Milestones } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

async function fetchMilestones(url: string): Promise<Milestone[]> {
  for (let retriesLeft = MILESTONE_FETCH_RETRIES; ; retriesLeft--) {
    try {
      return await getJson(url, Milestones);
    } catch (error) {
      if (retriesLeft === 0) throw error;
    }
  }
}

/** The milestones of a topic, fetched only while shown, and retried once. Loaded data stays. */
export function useMilestones(topicId: number, isOpen: boolean) {
  return useSWR(isOpen ? calls.topicMilestones(topicId) : null, fetchMilestones, { keepPreviousData: true });
}
