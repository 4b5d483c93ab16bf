import type { Queryable, Row } from '#persistence/database';
import { hoursAfter, NEWS_DAY } from './news-day.js';
import { buildSource } from './sources.js';
import { buildTopic, categoryId } from './stories.js';
import { next, type Values } from './values.js';

/** A placed article that lists show, of a new topic and source unless named. */
export async function buildArticle(db: Queryable, values: Values<'article'> = {}): Promise<Row<'article'>> {
  const n = next();
  const { topic_id = (await buildTopic(db)).id, source_id = (await buildSource(db)).id } = values;
  const article = await db.kysely
    .insertInto('article')
    .values({
      slug: `orrin-report-${n}`,
      identity_key: `url:https://outlet.example/${n}`,
      url: `https://outlet.example/${n}`,
      title: `Report ${n} from the Orrin Valley`,
      excerpt: `What the Orrin Valley heard, part ${n}.`,
      language: 'en',
      published_at: NEWS_DAY,
      published_from: 'feed',
      first_seen_at: NEWS_DAY,
      updated_at: NEWS_DAY,
      content_hash: `hash-${n}`,
      raw_hash: `raw-${n}`,
      tags: ['science'],
      category_id: await categoryId(db),
      is_card: true,
      hot_rank: n,
      origin_key: `source:outlet-${n}`,
      ...values,
      topic_id,
      source_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (article.is_card) await countCard(db);
  return article;
}

function countCard({ kysely }: Queryable) {
  return kysely
    .updateTable('counter')
    .set((counter) => ({ value: counter('value', '+', 1) }))
    .where('name', '=', 'cards')
    .execute();
}

/** An article that waits to be placed, published `hours` after the first report. */
export function buildWaitingArticle(
  db: Queryable,
  hours: number,
  [title, excerpt]: readonly [title: string, excerpt: string],
  values: Values<'article'> = {},
): Promise<Row<'article'>> {
  const waiting = { topic_id: null, is_card: false, origin_key: null };
  return buildArticle(db, { title, excerpt, published_at: hoursAfter(hours), ...waiting, ...values });
}

/** The version of an article that a newer one replaced. */
export function buildRevision(
  { kysely }: Queryable,
  articleId: number,
  values: Values<'article_revision'> = {},
): Promise<Row<'article_revision'>> {
  return kysely
    .insertInto('article_revision')
    .values({
      article_id: articleId,
      title: 'Before',
      excerpt: '',
      content_hash: `hash-${next()}`,
      replaced_at: hoursAfter(1),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
