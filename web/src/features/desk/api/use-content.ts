import useSWR from 'swr';
import { ContactMessages, QueuedReports } from '#contract/community';
import { ContentDetail, DeskContent } from '#contract/desk';
import { contentCalls } from '../../../lib/content-calls';
import { getJson, getListPage } from '../../../lib/http';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Articles for editors, newest first. */
export function useContent(query: Query) {
  return useSWR(contentCalls.articles(query), (url: string) => getJson(url, DeskContent), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}

/** One article with the evidence for its place. */
export function useContentDetail(id: number) {
  return useSWR(contentCalls.article(id), (url: string) => getJson(url, ContentDetail), {
    revalidateIfStale: true,
  });
}

export function useQueuedReports(query: Query) {
  return useSWR(contentCalls.reports(query), (url: string) => getListPage(url, QueuedReports), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}

export function useContactMessages(query: Query) {
  return useSWR(contentCalls.messages(query), (url: string) => getListPage(url, ContactMessages), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
