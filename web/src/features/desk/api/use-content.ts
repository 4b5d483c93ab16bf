import useSWR, { mutate } from 'swr';
import { ContactMessages, QueuedReport, QueuedReports, type ReportDecision } from '#contract/community';
import { ContentDetail, DeskContent } from '#contract/desk';
import { contentCalls } from '../../../lib/content-calls';
import { getJson, getListPage, postJson } from '../../../lib/http';

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

const isOfReports = (key: unknown) => typeof key === 'string' && key.startsWith(contentCalls.reports({}));

/** Answers a report. The lists are loaded again, also if another editor was faster. */
export async function decideReport(id: number, decision: ReportDecision): Promise<QueuedReport> {
  try {
    return await postJson(contentCalls.reportDecision(id), decision, QueuedReport);
  } finally {
    await mutate(isOfReports);
  }
}

export function useContactMessages(query: Query) {
  return useSWR(contentCalls.messages(query), (url: string) => getListPage(url, ContactMessages), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
