import { mutate } from 'swr';
import { type NewReport, Report } from '#contract/community';
import { postJson } from '../../../lib/http';
import { calls } from '../../../lib/urls';

const isReports = (key: unknown) => typeof key === 'string' && key.startsWith(calls.reports);

/** Reports an inaccuracy. The answer holds its tracking ID. */
export async function createReport(report: NewReport): Promise<Report> {
  const created = await postJson(calls.reports, report, Report);
  void mutate(isReports, undefined);
  return created;
}
