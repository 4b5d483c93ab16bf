import useSWR from 'swr';
import { type Topic, Topics } from '#contract/stories';
import { savedCopyAt } from '../../../lib/connection/saved-copies';
import { setTracked, trackedIds } from '../../../lib/device/tracked-stories';
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

/**
 * The server answers a merged story under the id of the other, and none that is gone. Readers may have stopped tracking a story since they
 * asked. A server that knows none of the stories has lost its database.
 */
function keepUp(asked: readonly number[], topics: readonly Topic[]): void {
  if (topics.length === 0) return;
  const answered = new Set(topics.map(({ id }) => id));
  const tracked = trackedIds();
  const missing = asked.filter((id) => !answered.has(id) && tracked.includes(id));
  if (missing.length === 0) return;
  for (const id of missing) setTracked(id, false);
  for (const id of answered) if (!asked.includes(id)) setTracked(id, true);
}
