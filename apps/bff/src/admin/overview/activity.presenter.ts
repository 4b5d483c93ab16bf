import { ACTIVITY_HOURS, type ActivityHour } from '#contract/desk';
import type { Hourly, LagHour, NoticeHour, SentHour, VisitHour } from '#persistence/desk';

const HOUR_MS = 3_600_000;

export interface ActivityRows {
  visits: readonly VisitHour[];
  lags: readonly LagHour[];
  notices: readonly NoticeHour[];
  /** By hours of system time. */
  mails: readonly SentHour[];
}

/** The start of the first hour that is shown, if `now` lies in the last one. */
export const firstHour = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / HOUR_MS) - ACTIVITY_HOURS + 1) * HOUR_MS);

/**
 * Every hour, also those in which nothing happened. Mails are shown at the hour as far back as they were sent.
 * @param now news time
 * @param wall system time
 */
export function presentHours(
  { visits, lags, notices, mails }: ActivityRows,
  now: Date,
  wall: Date,
): ActivityHour[] {
  const [visitOf, lagOf, noticeOf, mailOf] = [byHour(visits), byHour(lags), byHour(notices), byHour(mails)];
  return Array.from({ length: ACTIVITY_HOURS }, (_, place) => {
    const at = firstHour(now).getTime() + place * HOUR_MS;
    const visit = visitOf.get(at);
    const lag = lagOf.get(at)?.lagMinutes;
    return {
      at: new Date(at).toISOString(),
      articles: visit?.articles ?? 0,
      visits: visit?.visits ?? 0,
      failedVisits: visit?.failed ?? 0,
      lagMinutes: lag === undefined ? null : Math.round(lag * 10) / 10,
      notices: noticeOf.get(at)?.notices ?? 0,
      mails: mailOf.get(firstHour(wall).getTime() + place * HOUR_MS)?.mails ?? 0,
    };
  });
}

const byHour = <Row extends Hourly>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.at.getTime(), row]));
