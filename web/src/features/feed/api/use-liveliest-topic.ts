import useSWR from 'swr';
import { type Topic, Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The liveliest listed topic: what 'See an example' leads to. Undefined while unknown or where there is none. */
export function useLiveliestTopic(): Topic | undefined {
  const { data } = useSWR(calls.topics({ limit: 1 }), (url: string) => getJson(url, Topics));
  return data?.[0];
}
