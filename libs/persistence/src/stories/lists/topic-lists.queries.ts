/** Raw SQL: one list for all its filters and orders, each order along its own index. */
import { DECISIVE_STEP_WORDS } from '#domain/timeline/steps';
import type { TopicSort } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';
import { STATUS } from '../../database/words.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A moving topic has a milestone of the last so many hours. */
const MOVING_HOURS = 48;
/** A decisive step is near if it is expected within so many days. */
const NEAR_DAYS = 14;
/** A topic is quiet after so many days without a report. */
const QUIET_DAYS = 3;

const DECISIVE_STEP = String.raw`\m(${DECISIVE_STEP_WORDS.join('|')})\M`;

export interface TopicFilter {
  /** Part of the name or the description, case-insensitive. */
  q?: string | undefined;
  categoryId?: number | undefined;
  status?: string | undefined;
  place?: string | undefined;
  /** All but 'lively' also select topics. */
  sort: TopicSort;
  /** News time. */
  now: Date;
}

interface Selection {
  from: string;
  where: string[];
  order: string;
}

/** Adds a value to those of the query. Returns its placeholder. */
type Bind = (value: unknown) => string;

/**
 * Listed topics. Indexes: `topic_lively`, `topic_of_category`, `topic_moving`, `topic_ended`, `topic_quiet`; near an end
 * `announced_step_pending`, `topic_near_end` and the primary key.
 */
export function listedTopics(
  db: Queryable,
  filter: TopicFilter,
  page: { limit: number; offset: number },
): Promise<Row<'topic'>[]> {
  const { bind, values } = bindings();
  const { from, where, order } = selectionOf(filter, bind);
  return db.rows(
    `select t.* from ${from} where ${where.join(' and ')}
      order by ${order} limit ${bind(page.limit)} offset ${bind(page.offset)}`,
    values,
  );
}

/** How many topics `listedTopics` finds, counted up to `most`. */
export async function countListedTopics(db: Queryable, filter: TopicFilter, most: number): Promise<number> {
  const { bind, values } = bindings();
  const { from, where } = selectionOf(filter, bind);
  const [row] = await db.rows<{ topics: number }>(
    `select count(*)::int as topics
       from (select 1 from ${from} where ${where.join(' and ')} limit ${bind(most)}) found`,
    values,
  );
  return row?.topics ?? 0;
}

export type DecisiveStepRow = Pick<Row<'announced_step'>, 'topic_id' | 'day' | 'precision' | 'text'>;

/** The next decisive step of each of these topics (index `announced_step_of_topic`). */
export function nextDecisiveSteps(
  db: Queryable,
  topicIds: readonly number[],
  now: Date,
): Promise<DecisiveStepRow[]> {
  const { from, to } = nearDays(now);
  return db.rows(
    `select distinct on (topic_id) topic_id, day, precision, text from announced_step
      where topic_id = any($1::int[]) and met_milestone_id is null and called_off_by_id is null
        and day between $2 and $3 and text ~* $4
      order by topic_id, day, id`,
    [topicIds, from, to, DECISIVE_STEP],
  );
}

function bindings(): { bind: Bind; values: unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

function selectionOf(filter: TopicFilter, bind: Bind): Selection {
  const { from, where, order } = SELECTIONS[filter.sort](filter.now, bind);
  const conditions = ['t.is_listed', ...where];
  const { q, categoryId, status, place } = filter;
  if (q !== undefined) {
    const pattern = bind(`%${q.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(t.name ilike ${pattern} or t.description ilike ${pattern})`);
  }
  if (categoryId !== undefined) conditions.push(`t.category_id = ${bind(categoryId)}`);
  if (status !== undefined) conditions.push(`t.status = ${bind(status)}`);
  if (place !== undefined) conditions.push(`t.place = ${bind(place)}`);
  return { from, where: conditions, order };
}

const SELECTIONS: Record<TopicSort, (now: Date, bind: Bind) => Selection> = {
  lively: () => ({ from: 'topic t', where: [], order: 't.hot_rank desc, t.id desc' }),
  moving: (now, bind) => ({
    from: 'topic t',
    where: [
      `t.status = ${STATUS.developing}`,
      `t.last_milestone_at > ${bind(new Date(now.getTime() - MOVING_HOURS * HOUR_MS))}`,
    ],
    order: 't.last_milestone_at desc, t.id desc',
  }),
  'near-end': nearEnd,
  ended: () => ({
    from: 'topic t',
    where: [`t.status = ${STATUS.resolved}`],
    order: 't.resolved_at desc, t.id desc',
  }),
  quiet: (now, bind) => ({
    from: 'topic t',
    where: [
      `t.status <> ${STATUS.resolved}`,
      `t.last_reported_at <= ${bind(new Date(now.getTime() - QUIET_DAYS * DAY_MS))}`,
    ],
    order: 't.origin_count desc, t.id desc',
  }),
};

/** Topics with a decisive step in the next days, soonest first, then those that have come far. */
function nearEnd(now: Date, bind: Bind): Selection {
  const { from, to } = nearDays(now);
  return {
    from: `(select id, min(day) as day from (
              select topic_id as id, day from announced_step
               where met_milestone_id is null and called_off_by_id is null
                 and day between ${bind(from)} and ${bind(to)} and text ~* ${bind(DECISIVE_STEP)}
              union all
              select id, null from topic
               where is_listed and status <> ${STATUS.resolved} and estimated_completion_percent >= 80) each
             group by id) near cross join lateral (select * from topic where id = near.id limit 1) t`,
    where: [`t.status <> ${STATUS.resolved}`],
    order: 'near.day nulls last, t.estimated_completion_percent desc, t.hot_rank desc, t.id desc',
  };
}

/** The first and last day of decisive steps that are near, as YYYY-MM-DD. */
function nearDays(now: Date): { from: string; to: string } {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(now.getTime()), to: day(now.getTime() + NEAR_DAYS * DAY_MS) };
}
