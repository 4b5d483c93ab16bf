import { FirstTopics } from '#contract/reading';
import { TOPICS_PAGE } from '#contract/site';
import { type TopicStatus, Topics } from '#contract/stories';
import type { TopicSort } from '#vocabulary';
import { getListPage } from '../../../lib/http';
import { firstScreen } from '../../../lib/page/first-screen';
import { useSentOrFetched } from '../../../lib/page/use-sent-or-fetched';
import { calls } from '../../../lib/urls';

export interface TopicQuery {
  q?: string;
  categoryId?: number;
  status?: TopicStatus;
  place?: string;
  sort: TopicSort;
}

/** Without a search or a filter. */
const FIRST_PAGE = calls.topics({ sort: 'lively', limit: TOPICS_PAGE, offset: 0 });

/** A page of the listed topics, and how many there are. `page` starts at 1. A null query fetches nothing. */
export function useTopicPage(query: TopicQuery | null, page: number) {
  const key = query && calls.topics({ ...query, limit: TOPICS_PAGE, offset: (page - 1) * TOPICS_PAGE });
  const sent = key === FIRST_PAGE ? firstScreen('topics', FirstTopics) : undefined;
  return useSentOrFetched(key, (url) => getListPage(url, Topics), sent, { keepPreviousData: true });
}
