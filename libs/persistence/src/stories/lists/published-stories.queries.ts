/** Raw SQL: pages by keyset along an index, and stories in a given order. */
import type { Queryable } from '../../database/database.js';
import { BEFORE_ALL, type KeysetPosition, type Positioned } from '../../database/keyset.js';
import type { Row } from '../../database/tables.js';
import { STATUS } from '../../database/words.js';

export interface PublishedFilter {
  /** Part of the name or the description, case-insensitive. */
  q?: string | undefined;
  status?: string | undefined;
  /** The slug of the category. */
  tag?: string | undefined;
  /** Reported then or later; for ended stories, ended then or later. */
  since?: Date | undefined;
}

/** For `updatedStories`. */
export interface UpdatedFilter extends PublishedFilter {
  /** Updated then or later. */
  updatedSince: Date;
}

interface Page {
  after: KeysetPosition | null;
  limit: number;
}

type Order = 'last_reported_at' | 'resolved_at';

const BEFORE_FIRST: KeysetPosition = { at: '-infinity', id: 0 };

/** Listed stories, newest report first (index `topic_reported`). */
export const reportedStories = (db: Queryable, filter: PublishedFilter, page: Page) =>
  pageOf(db, 'last_reported_at', filter, page);

/** Listed stories that ended, newest end first (index `topic_ended`). */
export const endedStories = (db: Queryable, filter: PublishedFilter, page: Page) =>
  pageOf(db, 'resolved_at', { ...filter, status: 'resolved' }, page);

/**
 * Listed stories in the order of their updates, oldest first (index `topic_updated`). One that is updated while its list is read moves to
 * the end, so no reader of all pages misses it.
 */
export function updatedStories(
  db: Queryable,
  { updatedSince, ...filter }: UpdatedFilter,
  { after, limit }: Page,
): Promise<Positioned<{ id: number }>[]> {
  const { where, bind, values } = conditions('last_reported_at', filter);
  const { at, id } = after ?? BEFORE_FIRST;
  return db.rows(
    `select t.id, t.updated_at::text as position_at from topic t
      where ${where} and t.updated_at >= ${bind(updatedSince)}
        and (t.updated_at, t.id) > (${bind(at)}::timestamptz, ${bind(id)}::int)
      order by t.updated_at, t.id limit ${bind(limit)}`,
    values,
  );
}

/** How many stories `updatedStories` finds in all, counted up to `most`. */
export async function countUpdatedStories(
  db: Queryable,
  { updatedSince, ...filter }: UpdatedFilter,
  most: number,
): Promise<number> {
  const { where, bind, values } = conditions('last_reported_at', filter);
  const [row] = await db.rows<{ stories: number }>(
    `select count(*)::int as stories
       from (select 1 from topic t where ${where} and t.updated_at >= ${bind(updatedSince)} limit ${bind(most)}) found`,
    values,
  );
  return row?.stories ?? 0;
}

/** How many stories `reportedStories` finds in all, counted up to `most`. */
export const countReportedStories = (db: Queryable, filter: PublishedFilter, most: number) =>
  countOf(db, 'last_reported_at', filter, most);

/** How many stories `endedStories` finds in all, counted up to `most`. */
export const countEndedStories = (db: Queryable, filter: PublishedFilter, most: number) =>
  countOf(db, 'resolved_at', { ...filter, status: 'resolved' }, most);

function pageOf(
  db: Queryable,
  order: Order,
  filter: PublishedFilter,
  { after, limit }: Page,
): Promise<Positioned<{ id: number }>[]> {
  const { where, values } = conditions(order, filter);
  const { at, id } = after ?? BEFORE_ALL;
  const [atPlace, idPlace, limitPlace] = [1, 2, 3].map((place) => `$${values.length + place}`);
  return db.rows(
    `select t.id, t.${order}::text as position_at from topic t
      where ${where} and (t.${order}, t.id) < (${atPlace}::timestamptz, ${idPlace}::int)
      order by t.${order} desc, t.id desc limit ${limitPlace}`,
    [...values, at, id, limit],
  );
}

async function countOf(db: Queryable, order: Order, filter: PublishedFilter, most: number): Promise<number> {
  const { where, values } = conditions(order, filter);
  const [row] = await db.rows<{ stories: number }>(
    `select count(*)::int as stories from (select 1 from topic t where ${where} limit $${values.length + 1}) found`,
    [...values, most],
  );
  return row?.stories ?? 0;
}

function conditions(order: Order, { q, status, tag, since }: PublishedFilter) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const all = ['t.is_listed'];
  // Named in the query's text, so that the planner knows the partial index.
  if (order === 'resolved_at') all.push(`t.status = ${STATUS.resolved}`);
  else if (status !== undefined) all.push(`t.status = ${bind(status)}`);
  if (tag !== undefined) all.push(`t.category_id = (select id from category where slug = ${bind(tag)})`);
  if (since !== undefined) all.push(`t.${order} >= ${bind(since)}`);
  if (q !== undefined) {
    const pattern = bind(`%${q.replace(/[\\%_]/g, '\\$&')}%`);
    all.push(`(t.name ilike ${pattern} or t.description ilike ${pattern})`);
  }
  return { where: all.join(' and '), bind, values };
}

type StoryColumn =
  | 'id'
  | 'slug'
  | 'name'
  | 'label'
  | 'description'
  | 'description_sources'
  | 'language'
  | 'status'
  | 'estimated_completion_percent'
  | 'resolution_summary'
  | 'resolved_at'
  | 'resolution_article_ids'
  | 'editor_fields'
  | 'origin_count'
  | 'source_count'
  | 'article_count'
  | 'follower_count'
  | 'first_reported_at'
  | 'last_reported_at'
  | 'updated_at'
  | 'stands_article_ids';

export type PublishedStoryRow = Pick<Row<'topic'>, StoryColumn> & {
  tag: string | null;
  stands_text: string | null;
  stands_at: Row<'milestone'>['date'] | null;
  stands_origins: number | null;
};

/** These stories in the given order (primary keys). Stories that are gone are left out. */
export function publishedStories(db: Queryable, ids: readonly number[]): Promise<PublishedStoryRow[]> {
  return db.rows(
    `select t.id, t.slug, t.name, t.label, t.description, t.description_sources, t.language, t.status, t.estimated_completion_percent,
            t.resolution_summary, t.resolved_at, t.resolution_article_ids, t.editor_fields, t.origin_count, t.source_count,
            t.article_count, t.follower_count, t.first_reported_at, t.last_reported_at, t.updated_at, t.stands_article_ids, c.slug as tag,
            case when m.id is not null then t.stands_text end as stands_text, m.date as stands_at,
            m.origin_count as stands_origins
       from unnest($1::int[]) with ordinality wanted (id, place)
       join topic t on t.id = wanted.id
       left join category c on c.id = t.category_id
       left join milestone m on m.id = t.stands_milestone_id and m.topic_id = t.id and m.retracted_at is null
      order by wanted.place`,
    [ids],
  );
}
