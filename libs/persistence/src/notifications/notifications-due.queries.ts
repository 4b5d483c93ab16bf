/** Raw SQL: facts and readers are read and settled in batches, along partial indexes. The rest is typed. */
import { sql } from 'kysely';
import { type LoggedFact, type NotificationFact, readFact } from '#domain/notifications';
import { NOTIFIED_FACT_KINDS, type NotifiedFactKind } from '#vocabulary';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';
import type { Row, RowOf } from '../database/tables.js';

/** A fact of a topic's log, with what its milestone says now. */
type FactRow = Pick<Row<'topic_event'>, 'id' | 'topic_id' | 'at' | 'milestone_id'> & {
  topic_slug: Row<'topic'>['slug'];
  topic_name: Row<'topic'>['name'];
  kind: NotifiedFactKind;
  is_notified: boolean;
  title: Row<'milestone'>['title'] | null;
  is_significant: Row<'milestone'>['is_significant'] | null;
  origin_count: Row<'milestone'>['origin_count'] | null;
  payload: LoggedFact['payload'];
};

export interface ToldFact {
  fact: NotificationFact;
  topic: { id: number; slug: string; name: string };
  /** Whoever wanted it at once has it. */
  isNotified: boolean;
}

const KINDS = `kind in ${inList(NOTIFIED_FACT_KINDS)}`;

const FACT = `e.id, e.topic_id, t.slug as topic_slug, t.name as topic_name, e.kind, e.at, e.notified_at is not null as is_notified,
              m.id as milestone_id, m.title, m.is_significant, m.origin_count, e.payload`;

export interface WaitingEvent {
  id: number;
  /** Null where its development is no more: there is nothing to tell. */
  told: ToldFact | null;
}

/** Facts of which followers were not told yet, oldest first (index `topic_event_to_notify`). */
export async function waitingEvents(db: Queryable, limit: number): Promise<WaitingEvent[]> {
  const rows = await db.rows<FactRow>(
    `with e as (select * from topic_event where notified_at is null and ${KINDS} order by id limit $1)
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
  return fact && { fact, topic, isNotified: row.is_notified };
}

function milestoneOf({ title, is_significant, origin_count }: FactRow) {
  return { title: title ?? '', isSignificant: is_significant ?? false, origins: origin_count ?? 1 };
}

export type FollowRow = RowOf<typeof followersOfTopic>;

function selectFollows(db: Queryable) {
  return db.kysely
    .selectFrom('follow as f')
    .innerJoin('user_account as u', 'u.id', 'f.user_id')
    .select(['f.user_id', 'f.topic_id', 'f.priority', 'f.notification_frequency', 'f.followed_at'])
    .select(['u.wants_milestones', 'u.wants_resolutions', 'u.wants_updates']);
}

/** A topic's followers by their ids, from the one after `afterUserId` on (index `follow_of_topic`). */
export function followersOfTopic(db: Queryable, topicId: number, afterUserId: number, limit: number) {
  return selectFollows(db)
    .where('f.topic_id', '=', topicId)
    .where('f.user_id', '>', afterUserId)
    .orderBy('f.user_id')
    .limit(limit)
    .execute();
}

/** What these readers follow where something happened in a span of news time (index `topic_event_log`). */
export function followsWithNews(
  db: Queryable,
  userIds: readonly number[],
  span: { after: Date; until: Date },
): Promise<FollowRow[]> {
  return selectFollows(db)
    .where('f.user_id', '=', anyOf(userIds))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('topic_event as e')
          .select('e.id')
          .whereRef('e.topic_id', '=', 'f.topic_id')
          .where('e.at', '>', eb.fn<Date>('greatest', [eb.val(span.after), 'f.followed_at']))
          .where('e.at', '<=', span.until)
          .where(sql<boolean>`${sql.raw(KINDS)}`),
      ),
    )
    .execute();
}

export type ToldPair = Row<'notified_fact'>;

/**
 * Notes that readers are told of facts; answers what they were not told before. Whatever writes a notification asks here first,
 * in the transaction that writes it: so no fact is told to anybody twice. Index: notified_fact_pkey.
 */
export function enterIntoLedger(
  tx: Queryable,
  userIds: readonly number[],
  eventIds: readonly number[],
): Promise<ToldPair[]> {
  return tx.rows(
    `insert into notified_fact (user_id, event_id)
     select * from unnest($1::int[], $2::int[]) as pair (user_id, event_id) order by 1, 2
     on conflict do nothing returning user_id, event_id`,
    [userIds, eventIds],
  );
}

/** Facts whose followers were told (system time). */
export async function settleEvents(db: Queryable, ids: readonly number[], wall: Date): Promise<void> {
  await db.kysely
    .updateTable('topic_event')
    .set({ notified_at: wall })
    .where('id', '=', anyOf(ids))
    .where('notified_at', 'is', null)
    .execute();
}
