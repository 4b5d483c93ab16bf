import type { Queryable, Row } from '#persistence/database';
import { NEWS_DAY } from './news-day.js';
import { next, type Values } from './values.js';

/** The id of a seeded category. */
export async function categoryId({ kysely }: Queryable, slug = 'science'): Promise<number> {
  const query = kysely.selectFrom('category').select('id').where('slug', '=', slug);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** A listed topic without articles. */
export async function buildTopic(db: Queryable, values: Values<'topic'> = {}): Promise<Row<'topic'>> {
  const n = next();
  return db.kysely
    .insertInto('topic')
    .values({
      slug: `story-${n}-of-orrin`,
      name: `Story ${n} of Orrin`,
      category_id: await categoryId(db),
      language: 'en',
      is_listed: true,
      first_reported_at: NEWS_DAY,
      last_reported_at: NEWS_DAY,
      created_at: NEWS_DAY,
      updated_at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A command to split a topic. It waits unless the test says otherwise. */
export function buildTopicCommand(
  { kysely }: Queryable,
  values: Values<'topic_command'> = {},
): Promise<Row<'topic_command'>> {
  return kysely
    .insertInto('topic_command')
    .values({ kind: 'split', payload: { topic: next(), articles: [] }, actor: 'editor', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An entry of the history log: the topic was renamed. */
export function buildStoryChange(
  { kysely }: Queryable,
  topicIds: number[],
  values: Values<'story_change'> = {},
): Promise<Row<'story_change'>> {
  const cell = { of: 'topic', field: 'name', ids: topicIds, before: 'Before', after: 'After' };
  return kysely
    .insertInto('story_change')
    .values({
      kind: 'edit',
      actor: 'editor',
      at: NEWS_DAY,
      topic_ids: topicIds,
      cells: JSON.stringify([cell]) as never,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a merge leaves behind: an old id and an old slug that lead to `topicId`. */
export function buildTopicRedirect(
  { kysely }: Queryable,
  topicId: number,
  values: Values<'topic_redirect'> = {},
): Promise<Row<'topic_redirect'>> {
  const n = next();
  return kysely
    .insertInto('topic_redirect')
    .values({
      old_topic_id: 900_000 + n,
      old_slug: `merged-story-${n}`,
      topic_id: topicId,
      created_at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A topic that is near to another but not one with it. */
export function buildTopicRelation(
  { kysely }: Queryable,
  topicId: number,
  otherId: number,
  values: Values<'topic_relation'> = {},
): Promise<Row<'topic_relation'>> {
  return kysely
    .insertInto('topic_relation')
    .values({
      topic_id: topicId,
      other_id: otherId,
      kind: 'related',
      likeness: 0.2,
      shared: 'Orrin, valley',
      reviewed_at: NEWS_DAY,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
