import useSWR from 'swr';
import { TopicPlaces } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The places with most listed topics. */
export function usePlaces() {
  return useSWR(calls.places, (url: string) => getJson(url, TopicPlaces));
}
