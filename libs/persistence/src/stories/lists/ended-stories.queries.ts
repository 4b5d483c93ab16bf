/** Raw SQL: ranges and months along the index of ended topics. */
import type { Queryable } from '../../database/database.js';
import { STATUS } from '../../database/words.js';

/** A range of news time, without its end. Null: unlimited. */
export interface EndedBetween {
  from: Date;
  to: Date;
}

const ENDED = `is_listed and status = ${STATUS.resolved}`;

/** Ids of listed topics that ended, newest end first (index `topic_ended`). */
export async function endedTopicIds(
  db: Queryable,
  between: EndedBetween | null,
  page: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from topic where ${ENDED} and ${IN_RANGE}
      order by resolved_at desc, id desc limit $3 offset $4`,
    [...rangeOf(between), page.limit, page.offset],
  );
  return rows.map(({ id }) => id);
}

/** How many topics `endedTopicIds` finds, counted up to `most`. */
export async function countEndedTopics(
  db: Queryable,
  between: EndedBetween | null,
  most: number,
): Promise<number> {
  const [row] = await db.rows<{ topics: number }>(
    `select count(*)::int as topics from (select 1 from topic where ${ENDED} and ${IN_RANGE} limit $3) found`,
    [...rangeOf(between), most],
  );
  return row?.topics ?? 0;
}

export interface EndedMonthRow {
  /** YYYY-MM (UTC). */
  month: string;
  topics: number;
}

/** The newest months in which topics ended, with their number (index `topic_ended`, read completely). */
export function endedMonths(db: Queryable, limit: number): Promise<EndedMonthRow[]> {
  return db.rows(
    `select to_char(resolved_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as topics
       from topic where ${ENDED} group by 1 order by 1 desc limit $1`,
    [limit],
  );
}

const IN_RANGE = 'resolved_at >= $1 and resolved_at < $2';

const rangeOf = (between: EndedBetween | null): [Date | string, Date | string] =>
  between === null ? ['-infinity', 'infinity'] : [between.from, between.to];
