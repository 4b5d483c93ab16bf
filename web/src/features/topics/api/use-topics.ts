import useSWR from 'swr';
import { Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The listed topics, most active first. The server searches and filters. Null fetches nothing. */
export function useTopics(query: { q?: string; categoryId?: number } | null = {}) {
  return useSWR(query && calls.topics(query), (url: string) => getJson(url, Topics), {
    keepPreviousData: true,
  });
}
