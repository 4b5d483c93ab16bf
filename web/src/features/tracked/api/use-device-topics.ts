import useSWR from 'swr';
import { type Topic, Topics } from '#contract/stories';
import { savedCopyAt } from '../../../lib/connection/saved-copies';
import { setTracked } from '../../../lib/device/tracked-stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The stories with these ids, which the device tracks. One that was merged is tracked as the other from then on. */
export function useDeviceTopics(ids: readonly number[]) {
  const load = async (url: string): Promise<Topic[]> => {
    const topics = await getJson(url, Topics);
    // A copy may be of other ids.
    if (savedCopyAt(url) === null) keepUp(ids, topics);
    return topics;
  };
  return useSWR(calls.deviceTopics(ids), load, { keepPreviousData: true });
}

/** The server answers a merged story under the id of the other, and none that is gone. */
function keepUp(asked: readonly number[], topics: readonly Topic[]): void {
  const answered = new Set(topics.map(({ id }) => id));
  for (const id of asked) if (!answered.has(id)) setTracked(id, false);
  for (const id of answered) if (!asked.includes(id)) setTracked(id, true);
}
