/** Raw SQL: an answer and its notification in one statement. The rest is typed. */
import { sql } from 'kysely';
import type { StoryOrder } from '#domain/stories/orders';
import type { Actor, CommandRefusal } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** A command, who gave it, and what they had seen. */
export type TopicCommandRow = StoryOrder & {
  id: number;
  actor: Actor;
  user_id: number | null;
  seen_change_id: number | null;
};

/** The channel on which the story-keeper learns of a command. */
export const ORDERS_CHANNEL = 'story_orders';
/** The channel on which those who wait learn the id of an answered command. */
export const ANSWERS_CHANNEL = 'story_answers';

/**
 * Queues a command for the story-keeper and returns its id.
 * @param by the editor, and the newest entry of the histories that they saw. It is refused if there is a newer one.
 */
export async function orderTopicCommand(
  db: Queryable,
  { kind, payload }: StoryOrder,
  actor: Actor,
  by: { userId: number; seen: number } | null = null,
): Promise<number> {
  const { id } = await db.kysely
    .insertInto('topic_command')
    .values({ kind, payload, actor, user_id: by?.userId ?? null, seen_change_id: by?.seen ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${ORDERS_CHANNEL}, ${String(id)})`.execute(db.kysely);
  return id;
}

/** Queues commands of the review of stories in this order. */
export async function orderReviewed(db: Queryable, orders: readonly StoryOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(({ kind, payload }) => ({ kind, payload, actor: 'machine' as const }));
  await db.kysely.insertInto('topic_command').values(rows).execute();
  await sql`select pg_notify(${ORDERS_CHANNEL}, '')`.execute(db.kysely);
}

/** Withdraws a command that nobody has carried out. Returns whether it still waited. */
export async function withdrawCommand(db: Queryable, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('topic_command')
    .set({ state: 'refused', refusal: 'timed_out', done_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The next command: editors' before automatic ones, then the oldest (index `topic_command_waiting`). */
export async function nextTopicCommand(db: Queryable): Promise<TopicCommandRow | null> {
  const [next] = await waitingCommands(db, 1);
  return next ?? null;
}

/** The next commands in the same order. */
export function waitingCommands(db: Queryable, limit: number): Promise<TopicCommandRow[]> {
  return db.kysely
    .selectFrom('topic_command')
    .select(['id', 'actor', 'user_id', 'seen_change_id'])
    .select((eb) => [
      eb.ref('kind').$castTo<never>().as('kind'),
      eb.ref('payload').$castTo<never>().as('payload'),
    ])
    .where('state', '=', sql.lit('waiting'))
    .orderBy('actor')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type CommandAnswer =
  | { topicId: number | null; changeId: number | null; kept: number }
  /** `changeId` is the entry that makes the command stale. */
  | { refusal: CommandRefusal; changeId?: number };

/** Records the result of a command. */
export function answerTopicCommand(tx: Queryable, id: number, answer: CommandAnswer): Promise<void> {
  return answerTopicCommands(tx, [{ id, answer }]);
}

/** Records the results of commands: the topic that each is about now, if any, or the code of its refusal. */
export async function answerTopicCommands(
  tx: Queryable,
  answers: readonly { id: number; answer: CommandAnswer }[],
): Promise<void> {
  if (answers.length === 0) return;
  const outcomes = answers.map(({ id, answer }) => ({ id, ...outcomeOf(answer) }));
  await tx.rows(
    `with answered as (
       update topic_command c set state = v.state, topic_id = v.topic_id, refusal = v.refusal, kept_count = v.kept_count,
              change_id = v.change_id, done_at = clock_timestamp()
         from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::int[], $6::int[])
              as v (id, state, topic_id, refusal, kept_count, change_id)
        where c.id = v.id and c.state = 'waiting')
     select pg_notify('${ANSWERS_CHANNEL}', id::text) from unnest($1::int[]) as id`,
    [
      outcomes.map(({ id }) => id),
      outcomes.map(({ state }) => state),
      outcomes.map(({ topic_id }) => topic_id),
      outcomes.map(({ refusal }) => refusal),
      outcomes.map(({ kept_count }) => kept_count),
      outcomes.map(({ change_id }) => change_id),
    ],
    'answer_topic_commands',
  );
}

function outcomeOf(answer: CommandAnswer) {
  const change_id = answer.changeId ?? null;
  return 'topicId' in answer
    ? { state: 'done', topic_id: answer.topicId, refusal: null, kept_count: answer.kept, change_id }
    : { state: 'refused', topic_id: null, refusal: answer.refusal, kept_count: 0, change_id };
}

export type TopicCommandAnswer = RowOf<typeof topicCommandAnswer>;

export async function topicCommandAnswer(db: Queryable, id: number) {
  const row = await db.kysely
    .selectFrom('topic_command')
    .select(['state', 'topic_id', 'refusal', 'change_id', 'kept_count'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes the server use generic plans for named statements until the transaction ends. Otherwise it plans statements with lists of ids
 * again each time, because it assumes ten ids in a list, while most commands have one or two.
 */
export async function useGenericPlans(tx: Queryable): Promise<void> {
  await tx.rows("select set_config('plan_cache_mode', 'force_generic_plan', true)", [], 'use_generic_plans');
}
