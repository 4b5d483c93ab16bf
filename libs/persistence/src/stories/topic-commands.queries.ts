import type { Actor, TopicCommandState } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { COMMAND_STATE } from '../database/words.js';

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
  const [row] = await db.rows<{ id: number }>(
    'insert into topic_command (kind, payload, actor) values ($1, $2, $3) returning id',
    [kind, JSON.stringify(payload), actor],
  );
  return row?.id ?? 0;
}

/** The command that comes next: editors' before the machine's, then the oldest (index `topic_command_waiting`). */
export async function nextTopicCommand(db: Queryable): Promise<TopicCommandRow | null> {
  const [row] = await db.rows<TopicCommandRow>(
    `select id, kind, payload, actor from topic_command where state = ${COMMAND_STATE.waiting} order by actor, id limit 1`,
  );
  return row ?? null;
}

/** Says what became of a command: the topic that holds the articles now, or the code of why not. */
export async function answerTopicCommand(
  tx: Queryable,
  id: number,
  answer: { topicId: number } | { refusal: string },
): Promise<void> {
  const [state, topicId, refusal] =
    'topicId' in answer ? ['done', answer.topicId, null] : ['refused', null, answer.refusal];
  await tx.rows(
    `update topic_command set state = $2, topic_id = $3, refusal = $4, done_at = clock_timestamp()
      where id = $1 and state = ${COMMAND_STATE.waiting}`,
    [id, state, topicId, refusal],
  );
}

export interface TopicCommandAnswer {
  state: TopicCommandState;
  topic_id: number | null;
  refusal: string | null;
}

export async function topicCommandAnswer(db: Queryable, id: number): Promise<TopicCommandAnswer | null> {
  const [row] = await db.rows<TopicCommandAnswer>(
    'select state, topic_id, refusal from topic_command where id = $1',
    [id],
  );
  return row ?? null;
}

/** Answers are of no use after so long (system time). */
export async function pruneTopicCommands(db: Queryable, olderThan: Date): Promise<void> {
  await db.rows(`delete from topic_command where state <> ${COMMAND_STATE.waiting} and done_at < $1`, [
    olderThan,
  ]);
}
