/** Raw SQL: lateral look-ups, lists of ids, and follows that change together with the counts of their topics. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import type { FollowedTopicRow } from './followed-topics.queries.js';

export interface FollowingFilter {
  /** Part of the name or label, case-insensitive. */
  q?: string | undefined;
  /** A status, or 'open' for every topic that is not resolved. */
  status?: string | undefined;
  sort: 'newest' | 'name' | 'followed' | 'status';
  limit: number;
  offset: number;
}

const NEWEST = 'm.last_milestone_at desc nulls last, m.topic_id desc';
const ORDER: Record<FollowingFilter['sort'], string> = {
  newest: NEWEST,
  name: 'lower(m.name), m.topic_id',
  followed: 'm.followed_at desc, m.topic_id desc',
  status: `m.status, ${NEWEST}`,
};

/** The reader's follows that match `q` (indexes `follow_pkey`, `topic_pkey`). `offset 0` forces a look-up per topic. */
const MATCHING = `select f.*, t.name, t.status, t.last_milestone_at
   from follow f
   cross join lateral (
     select name, label, status, last_milestone_at from topic where id = f.topic_id offset 0) t
  where f.user_id = $1 and ($2::text is null or t.name ilike $2 or t.label ilike $2)`;

const patternOf = (q: string | undefined) => (q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`);

/** One page of a reader's followed topics. New milestones are counted for the topics of the page only. */
export function followingPage(
  db: Queryable,
  userId: number,
  { q, status, sort, limit, offset }: FollowingFilter,
): Promise<FollowedTopicRow[]> {
  return db.rows(
    `with page as materialized (
       select row_number() over (order by ${ORDER[sort]}) as place, m.topic_id, m.priority, m.notification_frequency,
              m.muted_since, m.muted_until, m.followed_at, m.seen_at
         from (${MATCHING}) m
        where $3::text is null or ($3 = 'open' and m.status <> 'resolved') or m.status = $3
        order by ${ORDER[sort]} limit $4 offset $5)
     select t.*, p.priority, p.notification_frequency, p.muted_since, p.muted_until, p.followed_at,
            p.seen_at,
            case when t.updated_at > p.seen_at
                 then (select count(*)::int from milestone n
                        where n.topic_id = p.topic_id and n.created_at > p.seen_at and n.retracted_at is null)
                 else 0 end as new_milestones,
            m.id as milestone_id, m.title as milestone_title, m.date as milestone_date,
            m.confirmation_level as milestone_level
       from page p
       join topic t on t.id = p.topic_id
       left join lateral (
         select id, title, date, confirmation_level from milestone
          where topic_id = p.topic_id and retracted_at is null order by date desc, id desc limit 1) m on true
      order by p.place`,
    [userId, patternOf(q), status ?? null, limit, offset],
  );
}

/** How many of a reader's followed topics match `q`, by status. */
export function followingCounts(
  db: Queryable,
  userId: number,
  q: string | undefined,
): Promise<(Pick<Row<'topic'>, 'status'> & { count: number })[]> {
  return db.rows(`select m.status, count(*)::int as count from (${MATCHING}) m group by m.status`, [
    userId,
    patternOf(q),
  ]);
}

/** SQL: the current ids of the topics `$2`, some of which may have been merged. */
const CURRENT_IDS = `select coalesce(r.topic_id, g.id) from unnest($2::int[]) g (id)
  left join topic_redirect r on r.old_topic_id = g.id`;

export interface FollowingChangeRow {
  priority?: string | undefined;
  notificationFrequency?: string | undefined;
}

/** Changes the preferences of these follows, or of all if `topicIds` is null. Returns how many. */
export async function changeFollowing(
  db: Queryable,
  userId: number,
  topicIds: readonly number[] | null,
  { priority, notificationFrequency }: FollowingChangeRow,
): Promise<number> {
  const changed = await db.rows(
    `update follow set priority = coalesce($3::text, priority),
                       notification_frequency = coalesce($4::text, notification_frequency)
      where user_id = $1 and ($2::int[] is null or topic_id in (${CURRENT_IDS}))
      returning topic_id`,
    [userId, topicIds, priority ?? null, notificationFrequency ?? null],
  );
  return changed.length;
}

/** Locks the rows of these topics in the order of their ids until the transaction ends. */
export async function lockTopics(tx: Queryable, topicIds: readonly number[]): Promise<void> {
  // $1 keeps the numbering of CURRENT_IDS.
  await tx.rows(
    `select id from topic where $1::int is null and id in (${CURRENT_IDS}) order by id for no key update`,
    [null, topicIds],
  );
}

export type RemovedFollowRow = Omit<Row<'follow'>, 'user_id'>;

/** Removes these follows and counts them in one statement. Returns what was removed. The caller holds the topics' rows. */
export function removeFollows(
  tx: Queryable,
  userId: number,
  topicIds: readonly number[],
): Promise<RemovedFollowRow[]> {
  return tx.rows(
    `with gone as (delete from follow where user_id = $1 and topic_id in (${CURRENT_IDS}) returning *),
          counted as (update topic set follower_count = follower_count - 1
                       where id in (select topic_id from gone))
     select topic_id, priority, notification_frequency, followed_at, seen_at, muted_words, hidden_source_ids, target_ids, muted_since,
            muted_until
       from gone order by topic_id`,
    [userId, topicIds],
  );
}

/**
 * Adds removed follows again and counts them in one statement, until the reader has `most`. Times are at most `now`
 * (news time). Existing follows stay as they are. Returns how many were added. The caller holds the reader's and the
 * topics' rows.
 */
export async function restoreFollows(
  tx: Queryable,
  userId: number,
  removed: readonly RemovedFollowRow[],
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const added = await tx.rows(
    `with given as (
       select distinct on (t.id) t.id as topic_id, g.priority, g.notification_frequency, g.followed_at, g.seen_at,
              g.muted_words, g.hidden_source_ids, g.target_ids, g.muted_since, g.muted_until
         from jsonb_to_recordset($2::jsonb) g (topic_id int, priority text, notification_frequency text,
                followed_at timestamptz, seen_at timestamptz, muted_words text[], hidden_source_ids int[], target_ids int[],
                muted_since timestamptz, muted_until timestamptz)
         left join topic_redirect r on r.old_topic_id = g.topic_id
         join topic t on t.id = coalesce(r.topic_id, g.topic_id)
        where not exists (select 1 from follow f where f.user_id = $1 and f.topic_id = t.id)),
     added as (
       insert into follow (user_id, topic_id, priority, notification_frequency, followed_at, seen_at, muted_words,
                           hidden_source_ids, target_ids, muted_since, muted_until)
       select $1::int, topic_id, priority, notification_frequency, least(followed_at, $3), least(seen_at, $3),
              muted_words, array(select s.id from unnest(hidden_source_ids) h (id) join source s on s.id = h.id),
              array(select o.id from unnest(target_ids) c (id) join notification_target o on o.id = c.id and o.user_id = $1),
              muted_since, muted_until
         from given order by topic_id
        limit greatest(0, $4::int - (select count(*) from follow where user_id = $1))
       on conflict do nothing returning topic_id)
     update topic set follower_count = follower_count + 1 where id in (select topic_id from added) returning id`,
    [userId, JSON.stringify(removed), now, most],
  );
  return added.length;
}
