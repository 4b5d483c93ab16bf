/** Raw SQL: batches, and pages that compare pairs of columns. */
import type { Queryable } from '../database/database.js';

export interface TopicMemoryWrite {
  topic_id: number;
  memory: string;
}

/** Keeps what was remembered of topics that still are, with the number of articles that it is of. */
export async function writeTopicMemories(
  tx: Queryable,
  memories: readonly TopicMemoryWrite[],
  format: number,
): Promise<void> {
  if (memories.length === 0) return;
  await tx.rows(
    `insert into topic_memory as m (topic_id, article_count, memory, format)
     select t.id, t.article_count, convert_to(v.memory, 'UTF8'), $3
       from unnest($1::int[], $2::text[]) as v (topic_id, memory) join topic t on t.id = v.topic_id
     on conflict (topic_id) do update
       set article_count = excluded.article_count, memory = excluded.memory, format = excluded.format`,
    [memories.map(({ topic_id }) => topic_id), memories.map(({ memory }) => memory), format],
  );
}

/**
 * One page of the memories that are up to date, of topics last told after `after`, those told longest ago first. Index:
 * topic_recent.
 */
export function topicMemoriesSince(
  db: Queryable,
  after: { lastReportedAt: Date; id: number },
  { limit, format }: { limit: number; format: number },
): Promise<(TopicMemoryWrite & { last_reported_at: Date })[]> {
  return db.rows(
    `select m.topic_id, t.last_reported_at, convert_from(m.memory, 'UTF8') as memory
       from topic t join topic_memory m on m.topic_id = t.id
      where (t.last_reported_at, t.id) > ($1, $2) and m.format = $4 and m.article_count = t.article_count
      order by t.last_reported_at, t.id limit $3`,
    [after.lastReportedAt, after.id, limit, format],
  );
}

/** Topics told since then whose memory is missing or out of date (index `topic_recent`), those told longest ago first. */
export async function topicsWithoutMemory(db: Queryable, since: Date, format: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select t.id from topic t left join topic_memory m on m.topic_id = t.id
      where t.last_reported_at > $1
        and (m.topic_id is null or m.format <> $2 or m.article_count <> t.article_count)
      order by t.last_reported_at, t.id`,
    [since, format],
  );
  return rows.map(({ id }) => id);
}

/** What no keeper reads any more (index `topic_recent`). */
export async function pruneTopicMemories(db: Queryable, toldBefore: Date): Promise<void> {
  await db.rows(
    'delete from topic_memory m using topic t where t.id = m.topic_id and t.last_reported_at < $1',
    [toldBefore],
  );
}
