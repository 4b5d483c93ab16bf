/** Raw SQL: optional filters, and the values of cells as JSON. */
import type { CellValue } from '#domain/stories/history';
import type { Queryable } from '../../database/database.js';
import { idOf } from '../../database/id-of.js';
import type { Row } from '../../database/tables.js';
import { topicFields } from '../cell-fields.js';

export interface DeskTopicFilter {
  q?: string | undefined;
  status?: string | undefined;
  listing?: 'listed' | 'unlisted' | undefined;
  locked?: 'yes' | 'no' | undefined;
}

export type DeskTopicListRow = Pick<
  Row<'topic'>,
  | 'id'
  | 'slug'
  | 'name'
  | 'label'
  | 'language'
  | 'status'
  | 'is_listed'
  | 'article_count'
  | 'origin_count'
  | 'follower_count'
  | 'last_reported_at'
  | 'editor_fields'
>;

/** Counting stops here. */
export const DESK_TOPICS_COUNTED = 10_000;
/** A search reads at most the newest so many topics. */
const SEARCHED = 50_000;

const WHERE = `($1::text is null or t.id = $2 or t.name ilike $1 or t.label ilike $1)
  and ($3::text is null or t.status = $3) and ($4::boolean is null or t.is_listed = $4)
  and ($5::boolean is null or (cardinality(t.editor_fields) > 0) = $5)`;

/** Topics for editors, listed or not, newest report first (index `topic_recent`, up to `SEARCHED` of it). */
export function deskTopics(
  db: Queryable,
  filter: DeskTopicFilter,
  page: { limit: number; offset: number },
): Promise<DeskTopicListRow[]> {
  return db.rows(
    `select t.id, t.slug, t.name, t.label, t.language, t.status, t.is_listed, t.article_count, t.origin_count, t.follower_count,
            t.last_reported_at, t.editor_fields
       from (select * from topic order by last_reported_at desc limit ${SEARCHED}) t where ${WHERE}
      order by t.last_reported_at desc, t.id desc limit $6 offset $7`,
    [...valuesOf(filter), page.limit, page.offset],
  );
}

export async function countDeskTopics(db: Queryable, filter: DeskTopicFilter): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n from (select 1 from (select * from topic order by last_reported_at desc limit ${SEARCHED}) t
      where ${WHERE} limit ${DESK_TOPICS_COUNTED}) found`,
    valuesOf(filter),
  );
  return row?.n ?? 0;
}

function valuesOf({ q, status, listing, locked }: DeskTopicFilter): unknown[] {
  const like = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const isListed = listing === undefined ? null : listing === 'listed';
  return [
    like,
    q === undefined ? null : idOf(q),
    status ?? null,
    isListed,
    locked === undefined ? null : locked === 'yes',
  ];
}

export interface DeskTopicFieldsRow extends Pick<Row<'topic'>, 'id' | 'editor_fields' | 'machine_fields'> {
  fields: Record<string, CellValue>;
}

/** A topic's fields as the history log names them (primary key). */
export async function deskTopicFields(db: Queryable, id: number): Promise<DeskTopicFieldsRow | null> {
  const [row] = await db.rows<DeskTopicFieldsRow>(
    `select t.id, t.editor_fields, t.machine_fields, ${topicFields('t')} as fields from topic t where t.id = $1`,
    [id],
  );
  return row ?? null;
}

export type DeskMilestoneRow = Row<'milestone'>;

/** A topic's newest milestones, newest first (index `milestone_of_topic`). */
export function deskMilestones(db: Queryable, topic: number, limit: number): Promise<DeskMilestoneRow[]> {
  return db.rows('select * from milestone where topic_id = $1 order by date desc, id desc limit $2', [
    topic,
    limit,
  ]);
}

export interface DeskArticleRow
  extends Pick<Row<'article'>, 'id' | 'slug' | 'title' | 'published_at' | 'tags' | 'editor_fields'> {
  source_name: string;
  milestone_id: number | null;
  role: Row<'milestone_article'>['role'] | null;
  is_pinned: boolean;
}

/** A topic's newest articles with their milestones (index `article_of_topic`). */
export function deskArticles(db: Queryable, topic: number, limit: number): Promise<DeskArticleRow[]> {
  return db.rows(
    `select a.id, a.slug, a.title, a.published_at, a.tags, a.editor_fields, s.name as source_name, ma.milestone_id, ma.role,
            coalesce(ma.is_pinned, false) as is_pinned
       from article a join source s on s.id = a.source_id left join milestone_article ma on ma.article_id = a.id
      where a.topic_id = $1 order by a.published_at desc, a.id desc limit $2`,
    [topic, limit],
  );
}

/** How many readers follow both topics (index `follow_of_topic`). */
export async function followersOfBoth(db: Queryable, a: number, b: number): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n from follow f where f.topic_id = $1
        and exists (select 1 from follow o where o.user_id = f.user_id and o.topic_id = $2)`,
    [a, b],
  );
  return row?.n ?? 0;
}

/** Names of topics that exist, and of merged topics as they were last called (index `story_change_of_topic`). */
export async function namesOfTopics(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.rows<{ id: number; name: string }>(
    `select id, name from topic where id = any($1::int[])
     union all
     select r.old_topic_id, coalesce((
              select cell->'after'->'row'->>'name'
                from story_change c cross join jsonb_array_elements(c.cells) cell
               where c.topic_ids @> array[r.old_topic_id] and cell->>'field' = 'merged'
                 and cell->'ids' @> to_jsonb(r.old_topic_id) and cell->'after'->'row' is not null
               order by c.id desc limit 1), r.old_slug)
       from topic_redirect r where r.old_topic_id = any($1::int[])`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
