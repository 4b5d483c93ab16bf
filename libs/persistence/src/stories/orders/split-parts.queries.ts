/** Raw SQL: both parts of a story counted in one statement. */
import type { Queryable } from '../../database/database.js';

export interface SplitPartRow {
  leaves: boolean;
  articles: number;
  origins: number;
  sources: number;
  milestones: number;
  first_at: Date | null;
  last_at: Date | null;
  titles: string[];
}

/** The articles of the topic that are named, or whose milestone is. */
const PARTS = `select a.id, a.title, a.origin_key, a.source_id, a.published_at, ma.milestone_id,
    (a.id = any($2::int[]) or coalesce(ma.milestone_id = any($3::int[]), false)) as leaves
  from article a left join milestone_article ma on ma.article_id = a.id where a.topic_id = $1`;

/** What would leave a topic, and what would stay (indexes `article_of_topic`, `milestone_article_pkey`). */
export function splitParts(
  db: Queryable,
  topic: number,
  {
    articles,
    milestones,
    titles,
  }: { articles: readonly number[]; milestones: readonly number[]; titles: number },
): Promise<SplitPartRow[]> {
  return db.rows(
    `select leaves, count(*)::int as articles, count(distinct origin_key)::int as origins,
            count(distinct source_id)::int as sources, count(distinct milestone_id)::int as milestones,
            min(published_at) as first_at, max(published_at) as last_at,
            (array_agg(title order by published_at, id))[1:$4::int] as titles
       from (${PARTS}) parts group by leaves`,
    [topic, articles, milestones, titles],
  );
}

/** Titles of the milestones that both parts would tell, newest first. */
export async function sharedMilestones(
  db: Queryable,
  topic: number,
  {
    articles,
    milestones,
    limit,
  }: { articles: readonly number[]; milestones: readonly number[]; limit: number },
): Promise<string[]> {
  const rows = await db.rows<{ title: string }>(
    `select m.title from milestone m
      where m.id in (select milestone_id from (${PARTS}) parts where milestone_id is not null
                      group by milestone_id having count(distinct leaves) = 2)
      order by m.date desc, m.id desc limit $4`,
    [topic, articles, milestones, limit],
  );
  return rows.map(({ title }) => title);
}

/** How many of these articles are not in the topic. */
export async function articlesElsewhere(
  db: Queryable,
  topic: number,
  articles: readonly number[],
): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n from unnest($2::int[]) as named (id)
      where not exists (select 1 from article a where a.id = named.id and a.topic_id = $1)`,
    [topic, articles],
  );
  return row?.n ?? 0;
}
