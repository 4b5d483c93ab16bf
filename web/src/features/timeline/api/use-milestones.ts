import { MILESTONE_FETCH_RETRIES } from '#contract/site';
import { type Milestone, Milestones } from '#contract/timeline';
import { getJson } from '../../../lib/http';
import { ofFirstStory } from '../../../lib/page/first-story';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
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

/** The milestones of a topic: those sent with the page, else fetched, while shown, and retried once. Loaded data stays. */
export function useMilestones(topicId: number, isOpen: boolean) {
  const sent = ofFirstStory(topicId, 'milestones', Milestones);
  const key = isOpen ? calls.topicMilestones(topicId) : null;
  return useSentOrFetched(key, fetchMilestones, sent, { keepPreviousData: true });
}
