import useSWR from 'swr';
import { REPORTS_PAGE, Reports } from '#contract/community';
import { getListPage } from '../../../lib/http';
import { calls } from '../../../lib/urls';

/** The reader's reports, newest first. An editor may have decided one since. `page` starts at 1. */
export function useReports(page: number) {
  const key = calls.reportsPage(REPORTS_PAGE, (page - 1) * REPORTS_PAGE);
  return useSWR(key, (url: string) => getListPage(url, Reports), {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
