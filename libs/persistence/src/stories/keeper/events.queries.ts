/** Raw SQL: batches, and pages by pairs of columns. */
import type { Queryable } from '../../database/database.js';

export interface EventMemoryWrite {
  event_id: number;
  memory: string;
}

/** Saves the memories of existing events, each with its number of articles. */
export async function writeEventMemories(
  tx: Queryable,
  memories: readonly EventMemoryWrite[],
  format: number,
): Promise<void> {
  if (memories.length === 0) return;
  await tx.rows(
    `update event e
        set memory = convert_to(v.memory, 'UTF8'), memory_count = e.article_count, memory_format = $3
       from unnest($1::int[], $2::text[]) as v (event_id, memory) where e.id = v.event_id`,
    [memories.map(({ event_id }) => event_id), memories.map(({ memory }) => memory), format],
  );
}

const IS_UP_TO_DATE = 'memory is not null and memory_count = article_count';

/** One page of the up-to-date memories of events last reported after `after`, oldest first. Index: event_recent. */
export function eventMemoriesSince(
  db: Queryable,
  after: { lastReportedAt: Date; id: number },
  { limit, format }: { limit: number; format: number },
): Promise<(EventMemoryWrite & { last_reported_at: Date })[]> {
  return db.rows(
    `select id as event_id, last_reported_at, convert_from(memory, 'UTF8') as memory
       from event
      where (last_reported_at, id) > ($1, $2) and memory_format = $4 and ${IS_UP_TO_DATE}
      order by last_reported_at, id limit $3`,
    [after.lastReportedAt, after.id, limit, format],
  );
}

/** Events reported after `since` whose memory is missing or out of date, oldest first (index `event_recent`). */
export async function eventsWithoutMemory(db: Queryable, since: Date, format: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from event
      where last_reported_at > $1 and not (memory_format = $2 and ${IS_UP_TO_DATE})
      order by last_reported_at, id`,
    [since, format],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the memories of events last reported before `reportedBefore` (index `event_remembered`). */
export async function pruneEventMemories(db: Queryable, reportedBefore: Date): Promise<void> {
  await db.rows('update event set memory = null where last_reported_at < $1 and memory is not null', [
    reportedBefore,
  ]);
}

/** Events with an article published after `since`. Index: event_recent. */
export async function eventsReportedSince(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>('select id from event where last_reported_at > $1 order by id', [
    since,
  ]);
  return rows.map(({ id }) => id);
}

/** Counts newly placed articles in their events, which are created if they are new. Call before placing the articles. */
export async function countPlacedInEvents(
  tx: Queryable,
  placed: readonly { event_id: number; published_at: Date }[],
): Promise<void> {
  if (placed.length === 0) return;
  await tx.rows(
    `insert into event as e (id, article_count, last_reported_at)
     select event_id, count(*), max(published_at)
       from unnest($1::int[], $2::timestamptz[]) as v (event_id, published_at)
      group by event_id order by event_id
     on conflict (id) do update
       set article_count = e.article_count + excluded.article_count,
           last_reported_at = greatest(e.last_reported_at, excluded.last_reported_at)`,
    [placed.map(({ event_id }) => event_id), placed.map(({ published_at }) => published_at)],
  );
}

/** Puts placed articles into other events, which are created if they are new. Events without articles are deleted. */
export async function setEvents(
  tx: Queryable,
  places: readonly { article: number; event: number }[],
): Promise<void> {
  if (places.length === 0) return;
  const [articles, events] = [places.map(({ article }) => article), places.map(({ event }) => event)];
  const left = await tx.rows<{ id: number }>(
    'select distinct event_id as id from article where id = any($1::int[]) and event_id is not null',
    [articles],
  );
  await tx.rows(
    `insert into event (id, last_reported_at)
     select v.event, max(a.published_at) from unnest($1::int[], $2::int[]) as v (article, event)
       join article a on a.id = v.article group by v.event order by v.event
     on conflict (id) do nothing`,
    [articles, events],
  );
  await tx.rows(
    `update article a set event_id = v.event from unnest($1::int[], $2::int[]) as v (article, event)
      where a.id = v.article`,
    [articles, events],
  );
  await countEvents(tx, [...new Set([...events, ...left.map(({ id }) => id)])]);
}

/**
 * Counts the articles of these events again (index `article_of_event`), and deletes those without any. Their memories are of other articles,
 * even if the number is the same again, so they are deleted.
 */
async function countEvents(tx: Queryable, events: readonly number[]): Promise<void> {
  await tx.rows(
    `update event e set article_count = own.n, last_reported_at = coalesce(own.last, e.last_reported_at), memory = null
       from unnest($1::int[]) as u (id)
      cross join lateral (select count(*)::int as n, max(published_at) as last from article where event_id = u.id) own
      where e.id = u.id`,
    [events],
  );
  await tx.rows('delete from event where id = any($1::int[]) and article_count = 0', [events]);
}

/** Events with an article first seen in the span, by id. */
export async function eventsSeenIn(db: Queryable, span: { after: Date; until: Date }): Promise<number[]> {
  const rows = await db.kysely
    .selectFrom('article')
    .select('event_id as id')
    .distinct()
    .where('event_id', 'is not', null)
    .where('first_seen_at', '>', span.after)
    .where('first_seen_at', '<=', span.until)
    .orderBy('event_id')
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Ids of an event's articles, oldest first (index `article_of_event`). */
export async function articleIdsOfEvent(tx: Queryable, eventId: number): Promise<number[]> {
  const rows = await tx.kysely
    .selectFrom('article')
    .select('id')
    .where('event_id', '=', eventId)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
