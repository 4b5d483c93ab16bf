import useSWR from 'swr';
import { TOPICS_PAGE } from '#contract/site';
import { type TopicStatus, Topics } from '#contract/stories';
import type { TopicSort } from '#vocabulary';
import { getListPage } from '../../../lib/http';
import { calls } from '../../../lib/urls';

export interface TopicQuery {
  q?: string;
  categoryId?: number;
  status?: TopicStatus;
  place?: string;
  sort: TopicSort;
}

/** A page of the listed topics, and how many there are. `page` starts at 1. A null query fetches nothing. */
export function useTopicPage(query: TopicQuery | null, page: number) {
  const key = query && calls.topics({ ...query, limit: TOPICS_PAGE, offset: (page - 1) * TOPICS_PAGE });
  return useSWR(key, (url: string) => getListPage(url, Topics), { keepPreviousData: true });
}
