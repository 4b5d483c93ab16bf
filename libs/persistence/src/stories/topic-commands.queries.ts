import { sql } from 'kysely';
import type { Actor } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** What a topic command asks for; ids are checked when it is carried out. */
export type TopicOrder =
  | { kind: 'merge'; payload: { from: number; into: number } }
  | { kind: 'split'; payload: { topic: number; articles: number[] } }
  | { kind: 'move'; payload: { articles: number[]; into: number } };

export type TopicCommandRow = TopicOrder & { id: number; actor: Actor };

/** Orders it from the story-keeper; answers the command's id. */
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

/** The command that comes next: editors' before the machine's, then the oldest (index `topic_command_waiting`). */
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

/** Says what became of a command: the topic that holds the articles now, or the code of why not. */
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

/** Answers are of no use after so long (system time). */
export async function pruneTopicCommands(db: Queryable, olderThan: Date): Promise<void> {
  await db.kysely
    .deleteFrom('topic_command')
    .where('state', '<>', 'waiting')
    .where('done_at', '<', olderThan)
    .execute();
}
