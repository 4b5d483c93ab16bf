/** Raw SQL: facts and readers are processed in batches on partial indexes. The rest is typed. */
import { sql } from 'kysely';
import { type LoggedFact, type NotificationFact, REPORT_LATE_MS, readFact } from '#domain/notifications';
import { type DigestRhythm, NOTIFIED_FACT_KINDS, type NotifiedFactKind } from '#vocabulary';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';
import type { Row, RowOf } from '../database/tables.js';
import { STATUS } from '../database/words.js';

/** A fact of a topic's log with the current state of its milestone. */
type FactRow = Pick<Row<'topic_event'>, 'id' | 'topic_id' | 'at' | 'milestone_id'> & {
  topic_slug: Row<'topic'>['slug'];
  topic_name: Row<'topic'>['name'];
  kind: NotifiedFactKind;
  known_at: Date | null;
  is_notified: boolean;
  title: Row<'milestone'>['title'] | null;
  is_significant: Row<'milestone'>['is_significant'] | null;
  origin_count: Row<'milestone'>['origin_count'] | null;
  payload: LoggedFact['payload'];
  outcome: LoggedFact['outcome'];
};

export interface FactOfTopic {
  fact: NotificationFact;
  topic: { id: number; slug: string; name: string };
  /** Immediate notifications were sent. */
  isNotified: boolean;
}

const KINDS = `kind in ${inList(NOTIFIED_FACT_KINDS)}`;

/** When the report that a fact is dated by was fetched (index `milestone_article_milestone_id_index`). */
const KNOWN_AT = `(select min(a.first_seen_at) from milestone_article ma join article a on a.id = ma.article_id
                    where ma.milestone_id = e.milestone_id and a.published_at = e.at and a.first_seen_at > e.at)`;

/** Notifications name a story by its label. */
const FACT = `e.id, e.topic_id, t.slug as topic_slug, coalesce(t.label, t.name) as topic_name, e.kind, e.at, ${KNOWN_AT} as known_at, e.notified_at is not null as is_notified,
              m.id as milestone_id, m.title, m.is_significant, m.origin_count, e.payload,
              case when t.status = ${STATUS.resolved} and t.stands_text is not null
                        and t.stands_milestone_id is not null
                   then json_build_object('text', t.stands_text, 'milestoneId', t.stands_milestone_id) end as outcome`;

export interface WaitingEvent {
  id: number;
  /** Null if its development no longer exists. */
  fact: FactOfTopic | null;
}

/** Facts that followers have not received yet, oldest first (index `topic_event_to_notify`). */
export async function waitingEvents(db: Queryable, limit: number): Promise<WaitingEvent[]> {
  const rows = await db.rows<FactRow>(
    `with e as (select * from topic_event where notified_at is null and ${KINDS} order by id limit $1)
     select ${FACT} from e join topic t on t.id = e.topic_id left join milestone m on m.id = e.milestone_id order by e.id`,
    [limit],
  );
  return rows.map((row) => ({ id: row.id, fact: factOfTopic(row) }));
}

/** The facts of these topics in a span of news time, at most `most` for each (index `topic_event_log`). */
export async function factsOfTopics(
  db: Queryable,
  topicIds: readonly number[],
  span: { after: Date; until: Date },
  most: number,
): Promise<FactOfTopic[]> {
  const rows = await db.rows<FactRow>(
    `select ${FACT}
       from unnest($1::int[]) as u (id) join topic t on t.id = u.id,
            lateral (select * from topic_event
                      where topic_id = u.id and at > $2 and at <= $3 and ${KINDS} order by at desc, id desc limit $4) e
            left join milestone m on m.id = e.milestone_id
      order by e.at, e.id`,
    [topicIds, span.after, span.until, most],
  );
  return rows.flatMap((row) => factOfTopic(row) ?? []);
}

/** The facts about these milestones in a span of news time, oldest first (index `topic_event_milestone_id_index`). */
export async function factsOfMilestones(
  db: Queryable,
  milestoneIds: readonly number[],
  span: { after: Date; until: Date },
): Promise<FactOfTopic[]> {
  const rows = await db.rows<FactRow>(
    `select ${FACT}
       from topic_event e join topic t on t.id = e.topic_id join milestone m on m.id = e.milestone_id
      where e.milestone_id = any($1::int[]) and e.at > $2 and e.at <= $3 and e.${KINDS}
      order by e.at, e.id`,
    [milestoneIds, span.after, span.until],
  );
  return rows.flatMap((row) => factOfTopic(row) ?? []);
}

function factOfTopic(row: FactRow): FactOfTopic | null {
  const { id, topic_id: topicId, at, kind, payload, outcome, milestone_id: milestoneId } = row;
  const milestone = milestoneId === null ? null : { milestoneId, ...milestoneOf(row) };
  const known = row.known_at === null ? {} : { knownAt: row.known_at };
  const fact = readFact({ id, topicId, at, ...known, kind, payload, milestone, outcome });
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
    .select(['f.muted_since', 'f.muted_until'])
    .select(sql<boolean>`f.target_ids <> '{}'`.as('is_chosen'))
    .select(['u.wants_milestones', 'u.wants_resolutions', 'u.wants_updates', 'u.wants_weekly_digest']);
}

/** A topic's followers with ids after `afterUserId`, in order of id (index `follow_of_topic`). */
export function followersOfTopic(db: Queryable, topicId: number, afterUserId: number, limit: number) {
  return selectFollows(db)
    .where('f.topic_id', '=', topicId)
    .where('f.user_id', '>', afterUserId)
    .orderBy('f.user_id')
    .limit(limit)
    .execute();
}

/** Facts from then on may be new to a follower (`isNews`). */
const FOLLOWED_SINCE = sql<Date>`f.followed_at - ${REPORT_LATE_MS} * interval '1 millisecond'`;

/** The follows of these readers whose topics have facts in a span of news time (index `topic_event_log`). */
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
          .where('e.at', '>', eb.fn<Date>('greatest', [eb.val(span.after), FOLLOWED_SINCE]))
          .where('e.at', '<=', span.until)
          .where(sql<boolean>`${sql.raw(KINDS)}`),
      ),
    )
    .execute();
}

export type LedgerEntry = Row<'notified_fact'>;

/**
 * Records which readers receive which facts, and returns only the new pairs. Every transaction that writes
 * notifications calls it first, so no reader receives a fact twice. Index: notified_fact_pkey.
 */
export function enterIntoLedger(
  tx: Queryable,
  userIds: readonly number[],
  eventIds: readonly number[],
): Promise<LedgerEntry[]> {
  return tx.rows(
    `insert into notified_fact (user_id, event_id)
     select * from unnest($1::int[], $2::int[]) as pair (user_id, event_id) order by 1, 2
     on conflict do nothing returning user_id, event_id`,
    [userIds, eventIds],
  );
}

/** Ids of the facts about a development that were logged before this one (index `topic_event_milestone_id_index`). */
export async function earlierFactIds(tx: Queryable, milestoneId: number, before: number): Promise<number[]> {
  const rows = await tx.kysely
    .selectFrom('topic_event')
    .select('id')
    .where('milestone_id', '=', milestoneId)
    .where('id', '<', before)
    .where(sql<boolean>`${sql.raw(KINDS)}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** A settled question for its reader's digest. */
export type SettledQuestionRow = Pick<Row<'story_question'>, 'user_id' | 'topic_id' | 'text'> & {
  answer: NonNullable<Row<'story_question'>['answer']>;
  sentence: string;
  day: string;
  source_name: string;
  topic_slug: string;
  topic_name: string;
};

/**
 * Takes the questions of these readers that were settled in a span of news time, each once, for the digest of this rhythm: the
 * weekly one for follows that want it, otherwise the daily one. Muted stories are left out (index `story_question_to_digest`).
 */
export function takeSettledQuestions(
  tx: Queryable,
  userIds: readonly number[],
  { after, until, rhythm }: { after: Date; until: Date; rhythm: DigestRhythm },
  wall: Date,
): Promise<SettledQuestionRow[]> {
  return tx.rows(
    `update story_question q set digested_at = $5
       from follow f, user_account u, topic t, article a, source s
      where q.user_id = any($1::int[]) and q.settled_at > $2 and q.settled_at <= $3
        and q.digested_at is null and q.removed_at is null
        and (f.user_id, f.topic_id) = (q.user_id, q.topic_id) and u.id = q.user_id and t.id = q.topic_id
        and a.id = q.article_id and s.id = a.source_id
        and (f.muted_since is null or f.muted_until <= $3)
        and $4 = case when u.wants_weekly_digest or f.notification_frequency = 'weekly' then 'weekly' else 'daily' end
     returning q.user_id, q.topic_id, q.text, q.answer, q.sentence, q.day, s.name as source_name, t.slug as topic_slug,
               coalesce(t.label, t.name) as topic_name`,
    [userIds, after, until, rhythm, wall],
  );
}
