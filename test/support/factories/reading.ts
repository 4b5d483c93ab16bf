import { randomBytes } from 'node:crypto';
import type { Queryable, Row } from '#persistence/database';
import { buildUser } from './accounts.js';
import { hoursAfter, NEWS_DAY } from './news-day.js';
import type { Values } from './values.js';

/** A follow that began a day before the first report. */
export function buildFollow(
  { kysely }: Queryable,
  userId: number,
  topicId: number,
  values: Values<'follow'> = {},
): Promise<Row<'follow'>> {
  return kysely
    .insertInto('follow')
    .values({
      user_id: userId,
      topic_id: topicId,
      followed_at: hoursAfter(-24),
      seen_at: hoursAfter(-24),
      notification_frequency: 'immediate',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An open question, asked when the follow of `buildFollow` began. */
export function buildStoryQuestion(
  { kysely }: Queryable,
  userId: number,
  topicId: number,
  values: Values<'story_question'> = {},
): Promise<Row<'story_question'>> {
  const text = 'Is the dam declared safe?';
  return kysely
    .insertInto('story_question')
    .values({
      ...{ user_id: userId, topic_id: topicId, asked_at: hoursAfter(-24) },
      ...{ text, text_key: text.toLowerCase().replace('?', ''), ...values },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A private collection of these topics. */
export async function buildCollection(
  { kysely }: Queryable,
  userId: number,
  topicIds: readonly number[] = [],
  values: Values<'collection'> = {},
): Promise<Row<'collection'>> {
  const now = new Date();
  const collection = await kysely
    .insertInto('collection')
    .values({ user_id: userId, name: 'Dams', created_at: now, updated_at: now, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  const topics = topicIds.map((topic_id) => ({ collection_id: collection.id, topic_id, added_at: now }));
  if (topics.length > 0) await kysely.insertInto('collection_topic').values(topics).execute();
  return collection;
}

export function buildSavedArticle(
  { kysely }: Queryable,
  userId: number,
  articleId: number,
  values: Values<'saved_article'> = {},
): Promise<Row<'saved_article'>> {
  return kysely
    .insertInto('saved_article')
    .values({ user_id: userId, article_id: articleId, saved_at: NEWS_DAY, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An entry in the reading history. */
export function buildReadArticle(
  { kysely }: Queryable,
  userId: number,
  articleId: number,
  values: Values<'read_article'> = {},
): Promise<Row<'read_article'>> {
  return kysely
    .insertInto('read_article')
    .values({ user_id: userId, article_id: articleId, read_at: NEWS_DAY, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Builds a reader who follows the topic, and returns the reader's id. */
export async function buildFollower(
  db: Queryable,
  topic: number,
  follow: Values<'follow'> = {},
  account: Values<'user_account'> = {},
): Promise<number> {
  const user = await buildUser(db, account);
  await buildFollow(db, user.id, topic, follow);
  return user.id;
}

/** The private address of a reader, with a secret that nobody knows. */
export function buildPrivateAddress(
  { kysely }: Queryable,
  userId: number,
  values: Values<'private_address'> = {},
): Promise<Row<'private_address'>> {
  return kysely
    .insertInto('private_address')
    .values({ user_id: userId, secret_hash: randomBytes(32), created_at: NEWS_DAY, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
