import { type LoggedFact, type NoticeFact, type NoticePreferences, readFact } from '#domain/notifications';
import { NOTIFIED_FACT_KINDS, type NotifiedFactKind } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';

/** A fact of a topic's log, with what its milestone says now. */
interface FactRow {
  id: number;
  topic_id: number;
  topic_slug: string;
  topic_name: string;
  kind: NotifiedFactKind;
  at: Date;
  is_noticed: boolean;
  milestone_id: number | null;
  title: string | null;
  is_significant: boolean | null;
  origin_count: number | null;
  payload: LoggedFact['payload'];
}

export interface ToldFact {
  fact: NoticeFact;
  topic: { id: number; slug: string; name: string };
  /** Whoever wanted it at once has it. */
  isNoticed: boolean;
}

const KINDS = `kind in ${inList(NOTIFIED_FACT_KINDS)}`;

const FACT = `e.id, e.topic_id, t.slug as topic_slug, t.name as topic_name, e.kind, e.at, e.noticed_at is not null as is_noticed,
              m.id as milestone_id, m.title, m.is_significant, m.origin_count, e.payload`;

export interface WaitingEvent {
  id: number;
  /** Null where its development is no more: there is nothing to tell. */
  told: ToldFact | null;
}

/** Facts of which followers were not told yet, oldest first (index `topic_event_to_notice`). */
export async function waitingEvents(db: Queryable, limit: number): Promise<WaitingEvent[]> {
  const rows = await db.rows<FactRow>(
    `with e as (select * from topic_event where noticed_at is null and ${KINDS} order by id limit $1)
     select ${FACT} from e join topic t on t.id = e.topic_id left join milestone m on m.id = e.milestone_id order by e.id`,
    [limit],
  );
  return rows.map((row) => ({ id: row.id, told: toldFact(row) }));
}

/** What happened in these topics in a span of news time, at most `most` facts of each (index `topic_event_log`). */
export async function factsOfTopics(
  db: Queryable,
  topicIds: readonly number[],
  span: { after: Date; until: Date },
  most: number,
): Promise<ToldFact[]> {
  const rows = await db.rows<FactRow>(
    `select ${FACT}
       from unnest($1::int[]) as u (id) join topic t on t.id = u.id,
            lateral (select * from topic_event
                      where topic_id = u.id and at > $2 and at <= $3 and ${KINDS} order by at desc, id desc limit $4) e
            left join milestone m on m.id = e.milestone_id
      order by e.at, e.id`,
    [topicIds, span.after, span.until, most],
  );
  return rows.flatMap((row) => toldFact(row) ?? []);
}

function toldFact(row: FactRow): ToldFact | null {
  const { id, topic_id: topicId, at, kind, payload, milestone_id: milestoneId } = row;
  const milestone = milestoneId === null ? null : { milestoneId, ...milestoneOf(row) };
  const fact = readFact({ id, topicId, at, kind, payload, milestone });
  const topic = { id: topicId, slug: row.topic_slug, name: row.topic_name };
  return fact && { fact, topic, isNoticed: row.is_noticed };
}

function milestoneOf({ title, is_significant, origin_count }: FactRow) {
  return { title: title ?? '', isSignificant: is_significant ?? false, origins: origin_count ?? 1 };
}

export interface FollowRow {
  user_id: number;
  topic_id: number;
  priority: NoticePreferences['priority'];
  notification_frequency: NoticePreferences['frequency'];
  followed_at: Date;
  wants_milestones: boolean;
  wants_resolutions: boolean;
  wants_updates: boolean;
}

const FOLLOW = `f.user_id, f.topic_id, f.priority, f.notification_frequency, f.followed_at, u.wants_milestones,
                u.wants_resolutions, u.wants_updates`;

/** A topic's followers by their ids, from the one after `afterUserId` on (index `follow_of_topic`). */
export function followersOfTopic(
  db: Queryable,
  topicId: number,
  afterUserId: number,
  limit: number,
): Promise<FollowRow[]> {
  return db.rows(
    `select ${FOLLOW} from follow f join user_account u on u.id = f.user_id
      where f.topic_id = $1 and f.user_id > $2 order by f.user_id limit $3`,
    [topicId, afterUserId, limit],
  );
}

/** What these readers follow where something happened in a span of news time (index `topic_event_log`). */
export function followsWithNews(
  db: Queryable,
  userIds: readonly number[],
  span: { after: Date; until: Date },
): Promise<FollowRow[]> {
  return db.rows(
    `select ${FOLLOW} from follow f join user_account u on u.id = f.user_id
      where f.user_id = any($1::int[])
        and exists (select 1 from topic_event e
                     where e.topic_id = f.topic_id and e.at > greatest($2, f.followed_at) and e.at <= $3 and ${KINDS})`,
    [userIds, span.after, span.until],
  );
}

export interface ToldPair {
  user_id: number;
  event_id: number;
}

/**
 * Notes that readers are told of facts; answers what they were not told before. Whatever writes a notice asks here first,
 * in the transaction that writes it: so no fact is told to anybody twice. Index: noticed_fact_pkey.
 */
export function enterIntoLedger(
  tx: Queryable,
  userIds: readonly number[],
  eventIds: readonly number[],
): Promise<ToldPair[]> {
  return tx.rows(
    `insert into noticed_fact (user_id, event_id)
     select * from unnest($1::int[], $2::int[]) as pair (user_id, event_id) order by 1, 2
     on conflict do nothing returning user_id, event_id`,
    [userIds, eventIds],
  );
}

/** Facts whose followers were told (system time). */
export async function settleEvents(db: Queryable, ids: readonly number[], wall: Date): Promise<void> {
  await db.rows('update topic_event set noticed_at = $2 where id = any($1::int[]) and noticed_at is null', [
    ids,
    wall,
  ]);
}
