import useSWR from 'swr';
import { Topics } from '#contract/stories';
import { getJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The listed topics, liveliest first; the server searches and filters. Nothing is asked for by null. */
export function useTopics(query: { q?: string; categoryId?: number } | null = {}) {
  return useSWR(query && calls.topics(query), (url: string) => getJson(url, Topics), {
    keepPreviousData: true,
  });
}
