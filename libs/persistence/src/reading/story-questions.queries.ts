/** Raw SQL: a question is added under a limit in one statement, and shown with its cited article. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { topicNow } from '../stories/topic-now.js';

/** A question with its cited article. */
export type StoryQuestionRow = Pick<
  Row<'story_question'>,
  'id' | 'text' | 'asked_at' | 'settled_at' | 'answer' | 'sentence' | 'day'
> & { article_slug: string | null; source_name: string | null };

const SHOWN = `q.id, q.text, q.asked_at, q.settled_at, q.answer, q.sentence, q.day, a.slug as article_slug, s.name as source_name`;
const CITED = 'left join article a on a.id = q.article_id left join source s on s.id = a.source_id';

/** A reader's questions about a topic, open ones first, then the newest (index `story_question_once`). */
export function questionsAbout(
  db: Queryable,
  { userId, topicId }: { userId: number; topicId: number },
  limit: number,
): Promise<StoryQuestionRow[]> {
  return db.rows(
    `select ${SHOWN} from story_question q ${CITED}
      where q.user_id = $1 and q.topic_id = $2 and q.removed_at is null
      order by q.settled_at is not null, q.asked_at desc, q.id desc limit $3`,
    [userId, topicId, limit],
  );
}

/** The open questions of a reader about topics that they follow (index `story_question_once`). */
export async function countOpenQuestions(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    `select count(*)::int as count from story_question q join follow f on (f.user_id, f.topic_id) = (q.user_id, q.topic_id)
      where q.user_id = $1 and q.settled_at is null and q.removed_at is null`,
    [userId],
  );
  return row?.count ?? 0;
}

export interface NewQuestion {
  userId: number;
  topicId: number;
  text: string;
  textKey: string;
  /** News time. */
  at: Date;
}

/** Adds a question. One that the reader removed a moment ago comes back as it was. The caller holds the reader's row. */
export async function addQuestion(tx: Queryable, question: NewQuestion): Promise<StoryQuestionRow | null> {
  const { userId, topicId, text, textKey, at } = question;
  return (
    (
      await tx.rows<StoryQuestionRow>(
        `with added as (
         insert into story_question as q (user_id, topic_id, text, text_key, asked_at) values ($1, $2, $3, $4, $5)
         on conflict (user_id, topic_id, text_key) do update set removed_at = null where q.removed_at is not null
         returning *)
       select ${SHOWN} from added q ${CITED}`,
        [userId, topicId, text, textKey, at],
      )
    )[0] ?? null
  );
}

/** Hides a question; the worker deletes it a day later. Returns false if the reader has no such question. */
export async function removeQuestion(
  db: Queryable,
  { id, userId, topicId }: { id: number; userId: number; topicId: number },
  wall: Date,
): Promise<boolean> {
  const rows = await db.kysely
    .updateTable('story_question')
    .set({ removed_at: wall })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('topic_id', '=', topicNow(topicId))
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** A question to settle, with its reader's follow. */
export type OpenQuestionRow = Pick<
  Row<'story_question'>,
  'id' | 'user_id' | 'topic_id' | 'text' | 'asked_at'
> &
  Pick<Row<'follow'>, 'muted_since' | 'muted_until'> & { topic_name: string };

/** Open questions of followers about these topics, oldest first (index `story_question_open`). */
export function openQuestions(
  tx: Queryable,
  topicIds: readonly number[],
  limit: number,
): Promise<OpenQuestionRow[]> {
  return tx.rows(
    `select q.id, q.user_id, q.topic_id, q.text, q.asked_at, f.muted_since, f.muted_until,
            coalesce(t.label, t.name) as topic_name
       from story_question q join follow f on (f.user_id, f.topic_id) = (q.user_id, q.topic_id)
       join topic t on t.id = q.topic_id
      where q.topic_id = any($1::int[]) and q.settled_at is null and q.removed_at is null
      order by q.id limit $2`,
    [topicIds, limit],
    'open_questions',
  );
}

export interface QuestionSettlement {
  id: number;
  answer: NonNullable<Row<'story_question'>['answer']>;
  articleId: number;
  sentence: string;
  day: string;
  originCount: number;
}

/** Settles an open question, once. Returns false if it was removed or settled meanwhile. `at` is news time. */
export async function settleOpenQuestion(
  tx: Queryable,
  { id, answer, articleId, sentence, day, originCount }: QuestionSettlement,
  at: Date,
): Promise<boolean> {
  const rows = await tx.kysely
    .updateTable('story_question')
    .set({ settled_at: at, answer, article_id: articleId, sentence, day, origin_count: originCount })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export type ReopenedQuestionRow = Pick<OpenQuestionRow, 'user_id' | 'topic_id' | 'text' | 'topic_name'>;

/** Opens the questions that these articles settled, because their report was retracted (index `story_question_article_id_index`). */
export function reopenQuestions(
  tx: Queryable,
  articleIds: readonly number[],
): Promise<ReopenedQuestionRow[]> {
  return tx.rows(
    `update story_question q
        set settled_at = null, answer = null, article_id = null, sentence = null, day = null, origin_count = null, digested_at = null
       from topic t where t.id = q.topic_id and q.article_id = any($1::int[])
     returning q.user_id, q.topic_id, q.text, coalesce(t.label, t.name) as topic_name`,
    [articleIds],
  );
}
