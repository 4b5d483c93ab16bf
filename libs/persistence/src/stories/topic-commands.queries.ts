import { sql } from 'kysely';
import type { Actor } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** The kind and payload of a topic command. Ids are validated when it runs. */
export type TopicOrder =
  | { kind: 'merge'; payload: { from: number; into: number } }
  | { kind: 'split'; payload: { topic: number; articles: number[] } }
  | { kind: 'move'; payload: { articles: number[]; into: number } };

export type TopicCommandRow = TopicOrder & { id: number; actor: Actor };

/** Queues a command for the story-keeper and returns its id. */
export async function orderTopicCommand(
  db: Queryable,
  { kind, payload }: TopicOrder,
  actor: TopicCommandRow['actor'],
): Promise<number> {
  const { id } = await db.kysely
    .insertInto('topic_command')
    .values({ kind, payload, actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The next command: editors' before automatic ones, then the oldest (index `topic_command_waiting`). */
export async function nextTopicCommand(db: Queryable): Promise<TopicCommandRow | null> {
  const row = await db.kysely
    .selectFrom('topic_command')
    .select(['id', 'actor'])
    .select((eb) => [
      eb.ref('kind').$castTo<never>().as('kind'),
      eb.ref('payload').$castTo<never>().as('payload'),
    ])
    .where('state', '=', sql.lit('waiting'))
    .orderBy('actor')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Records the result of a command: the topic that has the articles now, or the code of its refusal. */
export async function answerTopicCommand(
  tx: Queryable,
  id: number,
  answer: { topicId: number } | { refusal: string },
): Promise<void> {
  const outcome =
    'topicId' in answer
      ? ({ state: 'done', topic_id: answer.topicId, refusal: null } as const)
      : ({ state: 'refused', topic_id: null, refusal: answer.refusal } as const);
  await tx.kysely
    .updateTable('topic_command')
    .set({ ...outcome, done_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export type TopicCommandAnswer = RowOf<typeof topicCommandAnswer>;

export async function topicCommandAnswer(db: Queryable, id: number) {
  const row = await db.kysely
    .selectFrom('topic_command')
    .select(['state', 'topic_id', 'refusal'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
