import useSWR from 'swr';
import { type Topic, Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The most active listed topic, which 'See an example' links to. Undefined while unknown, or if there is none. */
export function useMostActiveTopic(): Topic | undefined {
  const { data } = useSWR(calls.topics({ limit: 1 }), (url: string) => getJson(url, Topics));
  return data?.[0];
}
