/** Raw SQL: sums by the hour and a median. */
import type { Queryable } from '../database/database.js';
import { OUTCOME } from '../database/words.js';

const HOUR_MS = 3_600_000;

/** Counts of one hour, which `at` begins. */
export interface Hourly {
  at: Date;
}

export interface VisitHour extends Hourly {
  visits: number;
  failed: number;
  articles: number;
}

/** What visits found, by hours of news time. Index: feed_visit_age, if `wallSince` (system time) is given. */
export function visitHours(db: Queryable, since: Date, wallSince: Date | null): Promise<VisitHour[]> {
  return db.rows(
    `select date_trunc('hour', at) as at, count(*)::int as visits, sum(added)::int as articles,
        count(*) filter (where outcome not in (${OUTCOME.ok}, ${OUTCOME.not_modified}, ${OUTCOME.moved}))::int as failed
      from feed_visit where at >= $1 and ($2::timestamptz is null or wall_at >= $2) group by 1`,
    [since, wallSince],
  );
}

export interface LagHour extends Hourly {
  lagMinutes: number;
}

/** How long articles took from publication until they were read, as medians by hours of news time. Index: article_placed. */
export function lagHours(db: Queryable, since: Date): Promise<LagHour[]> {
  return db.rows(
    `select date_trunc('hour', published_at) as at, (percentile_cont(0.5) within group
        (order by greatest(extract(epoch from first_seen_at - published_at), 0)) / 60)::float8 as "lagMinutes"
      from article where topic_id is not null and published_at >= $1 group by 1`,
    [since],
  );
}

export interface NoticeHour extends Hourly {
  notices: number;
}

/** Notifications by hours of news time. Index: notification_age. */
export function noticeHours(db: Queryable, since: Date): Promise<NoticeHour[]> {
  return db.rows(
    `select date_trunc('hour', created_at) as at, count(*)::int as notices
      from notification where created_at >= $1 group by 1`,
    [since],
  );
}

export interface SentHour extends Hourly {
  mails: number;
}

/** Mails by hours of system time. */
export function mailHours(db: Queryable, since: Date): Promise<SentHour[]> {
  return db.rows(`select hour as at, sent as mails from mail_hour where hour >= $1`, [since]);
}

/** Counts a sent mail. Hours older than 30 days are removed. */
export async function countMail(db: Queryable, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const added = await db.rows<{ sent: number }>(
    `insert into mail_hour (hour, sent) values ($1, 1)
     on conflict (hour) do update set sent = mail_hour.sent + 1 returning sent`,
    [hour],
  );
  if (added[0]?.sent === 1)
    await db.rows('delete from mail_hour where hour < $1', [new Date(now.getTime() - 30 * 24 * HOUR_MS)]);
}
