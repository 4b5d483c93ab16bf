import type { TopicStatus, UpdateFrequency } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';

export interface TopicRow {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  category_id: number | null;
  language: string;
  status: TopicStatus;
  estimated_completion_percent: number;
  completion_reason: string;
  /** Why the status is what it is. */
  status_reason: string;
  resolution_article_ids: number[];
  resolution_summary: string | null;
  follower_count: number;
  article_count: number;
  source_count: number;
  origin_count: number;
  multi_source_updates: number;
  update_frequency: UpdateFrequency;
  is_listed: boolean;
  first_reported_at: Date;
  last_reported_at: Date;
  created_at: Date;
}

export interface TopicFilter {
  /** Part of the name or the description, without regard to case. */
  q?: string | undefined;
  categoryId?: number | undefined;
  status?: string | undefined;
  limit: number;
  offset: number;
}

/** Listed topics, liveliest first (index `topic_lively`). */
export function listedTopics(db: Queryable, filter: TopicFilter): Promise<TopicRow[]> {
  const pattern = filter.q === undefined ? null : `%${filter.q.replace(/[\\%_]/g, '\\$&')}%`;
  return db.rows(
    `select * from topic
      where is_listed
        and ($1::text is null or name ilike $1 or description ilike $1)
        and ($2::int is null or category_id = $2)
        and ($3::text is null or status = $3)
      order by hot_rank desc, id desc limit $4 offset $5`,
    [pattern, filter.categoryId ?? null, filter.status ?? null, filter.limit, filter.offset],
  );
}

/** One topic by slug or id; what was merged away leads to where it went. */
export async function topicBySlugOrId(db: Queryable, slug: string): Promise<TopicRow | null> {
  const id = idOf(slug);
  const [row] = await db.rows<TopicRow>(
    `select t.* from topic t where ${id === null ? 't.slug = $1' : 't.id = $1'}
     union all
     select t.* from topic_redirect r join topic t on t.id = r.topic_id
      where ${id === null ? 'r.old_slug = $1' : 'r.old_topic_id = $1'}
      limit 1`,
    [id ?? slug],
  );
  return row ?? null;
}

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  color_class: string;
}

export function allCategories(db: Queryable): Promise<CategoryRow[]> {
  return db.rows('select id, slug, name, color_class from category order by id limit 100');
}
