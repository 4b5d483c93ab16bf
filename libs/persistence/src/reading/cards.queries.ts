/**
 * Raw SQL: ranked lists on partial indexes, which skip pages without reading articles. All lists of cards share these
 * columns.
 */
import { arrangeFront, FRONT_CARDS, type FrontCard } from '#domain/reading';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { ROLE } from '../database/words.js';

type CardColumn =
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'language'
  | 'image_url'
  | 'url'
  | 'author'
  | 'published_at'
  | 'source_id'
  | 'tags'
  | 'copy_count';

/** A placed article for lists, with its source, category and story. */
export type CardRow = Pick<Row<'article'>, CardColumn> &
  Pick<Row<'source'>, 'trust_score' | 'trust_low' | 'trust_high'> & {
    topic_id: Row<'topic'>['id'];
    source_name: Row<'source'>['name'];
    source_slug: Row<'source'>['slug'];
    category: Row<'category'>['name'];
    story_slug: Row<'topic'>['slug'];
    /** Its label, or its name if it has none. */
    story_name: Row<'topic'>['name'];
    story_language: Row<'topic'>['language'];
    story_status: Row<'topic'>['status'];
    story_origins: Row<'topic'>['origin_count'];
    story_articles: Row<'topic'>['article_count'];
  };

/** For article `a` with `CARD_JOINS`. */
export const CARD_COLUMNS = `a.id, a.slug, a.title, a.excerpt, a.language, a.image_url, a.url, a.author, a.published_at, a.source_id,
  s.name as source_name, s.slug as source_slug, s.trust_score, s.trust_low, s.trust_high, c.name as category, a.tags, a.topic_id, a.copy_count,
  story.slug as story_slug, coalesce(story.label, story.name) as story_name, story.language as story_language, story.status as story_status,
  story.origin_count as story_origins, story.article_count as story_articles`;
export const CARD_JOINS = `join source s on s.id = a.source_id join category c on c.id = a.category_id
  join topic story on story.id = a.topic_id`;

/**
 * The news feed, one card per copy group. The hottest cards are arranged so that each page shows different stories and at most a
 * fifth from one outlet (`arrangeFront`). Cards beyond are in the order of their rank.
 */
export async function feedCards(db: Queryable, limit: number, offset: number): Promise<CardRow[]> {
  if (offset >= FRONT_CARDS) return hottestCards(db, limit, offset);
  const hottest = await hottestPlaces(db, FRONT_CARDS);
  const page = arrangeFront(hottest, offset + limit).slice(offset, offset + limit);
  const cards = await cardsInOrder(
    db,
    page.map(({ id }) => id),
  );
  const missing = hottest.length < FRONT_CARDS ? 0 : limit - page.length;
  return missing > 0 ? [...cards, ...(await hottestCards(db, missing, FRONT_CARDS))] : cards;
}

/**
 * Cards, hottest first. Skipped cards are counted on the index `article_cards` without reading the articles.
 */
export function hottestCards(db: Queryable, limit: number, offset: number): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS}
       from (select id from article where is_card order by hot_rank desc, id desc limit $1 offset $2) page
       join article a on a.id = page.id ${CARD_JOINS}
      order by a.hot_rank desc, a.id desc`,
    [limit, offset],
  );
}

/** The hottest cards with what their arrangement depends on (index `article_cards`). */
function hottestPlaces(db: Queryable, limit: number): Promise<(FrontCard & { id: number })[]> {
  return db.rows(
    `select a.id, a.topic_id as "topicId", a.source_id as "sourceId", s.page_quota as share
       from (select id, topic_id, source_id, hot_rank from article where is_card order by hot_rank desc, id desc limit $1) a
       join source s on s.id = a.source_id order by a.hot_rank desc, a.id desc`,
    [limit],
  );
}

/** These articles as cards, in the given order. Articles that are not placed are left out. */
export function cardsInOrder(db: Queryable, ids: readonly number[]): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS} from unnest($1::int[]) with ordinality page (id, place)
       join article a on a.id = page.id and a.topic_id is not null ${CARD_JOINS}
      order by page.place`,
    [ids],
  );
}

/** At most this many sources are read, those followed last. */
const FOLLOWED_SOURCES_READ = 300;
/** Cards that are read in all, and at least of each source. */
const FOLLOWED_READ = 600;
const FOLLOWED_READ_OF_EACH = 20;

/**
 * The ids of the newest cards from sources that the reader follows, newest first (indexes `source_follow_pkey`,
 * `article_of_source`). The more sources, the fewer cards are read of each, so that the work is bounded.
 */
export async function cardIdsOfFollowedSources(
  db: Queryable,
  userId: number,
  most: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `with mine as materialized (
       select source_id, greatest($4::int, ceil($5::float / count(*) over ())::int) as most
         from (select source_id from source_follow where user_id = $1
                order by followed_at desc, source_id limit $3) f)
     select a.id from mine m
      cross join lateral (
        select id, published_at from article where source_id = m.source_id and is_card
         order by published_at desc limit m.most) a
      order by a.published_at desc, a.id desc limit $2`,
    [userId, most, FOLLOWED_SOURCES_READ, FOLLOWED_READ_OF_EACH, FOLLOWED_READ],
  );
  return rows.map(({ id }) => id);
}

/** The stored number of cards. */
export async function cardTotal(db: Queryable): Promise<number> {
  const row = await db.kysely
    .selectFrom('counter')
    .select('value')
    .where('name', '=', 'cards')
    .executeTakeFirst();
  return row?.value ?? 0;
}

/** The id of the newest card, or 0 (the primary key, backwards). */
export async function newestCardId(db: Queryable): Promise<number> {
  const row = await db.kysely
    .selectFrom('article')
    .select('id')
    .where((eb) => eb.ref('is_card'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The most articles that are read for a mark, regardless of its age. */
const WALKED = 20_000;

/** Cards newer than the one with id `since`, newest first (the primary key, backwards). */
export async function newCardIds(
  db: Queryable,
  { since, publishedAfter, most }: { since: number; publishedAfter: Date; most: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from article
      where id > greatest($1::bigint, (select max(id) from article) - $4::int) and is_card and published_at > $2
      order by id desc limit $3`,
    [since, publishedAfter, most, WALKED],
  );
  return rows.map(({ id }) => id);
}

/** The liveliest listed topics among which the featured ones are chosen. */
const LIVELIEST = 1_000;

/**
 * One card for each of the listed topics with the most origins since `since`, of the liveliest (indexes `topic_lively`,
 * `article_of_topic`). Without that bound, all articles of two days would be counted.
 */
export function featuredCards(db: Queryable, since: Date, limit: number): Promise<CardRow[]> {
  return db.rows(
    `with busy as (
       select a.topic_id, count(distinct a.origin_key) as origins, max(t.hot_rank) as heat
         from (select id, hot_rank, last_reported_at from topic where is_listed
                order by hot_rank desc, id desc limit ${LIVELIEST}) t
         join article a on a.topic_id = t.id and a.published_at > $1
        where t.last_reported_at > $1
        group by a.topic_id
        order by origins desc, heat desc, a.topic_id desc limit $2)
     select ${CARD_COLUMNS}
       from busy b
       cross join lateral (
         select * from article where topic_id = b.topic_id and is_card and published_at > $1
          order by hot_rank desc, id desc limit 1) a ${CARD_JOINS}
      order by b.origins desc, b.heat desc, b.topic_id desc`,
    [since, limit],
  );
}

/** When a listed topic was last reported. Null if there is none (index `topic_reported`). */
export async function newestListedReport(db: Queryable): Promise<Date | null> {
  const row = await db.kysely
    .selectFrom('topic')
    .select('last_reported_at')
    .where((eb) => eb.ref('is_listed'))
    .orderBy('last_reported_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_reported_at ?? null;
}

/** A reader's filter for the articles of a topic. */
export interface CardSieve {
  /** A case-insensitive regular expression for title and excerpt. */
  pattern: string | null;
  sourceIds: readonly number[];
}

const NOTHING: CardSieve = { pattern: null, sourceIds: [] };

/** Newest cards of a topic (index `article_of_topic`). Those of the page are found first, so that a large topic is not read as a whole. */
export function topicCards(
  db: Queryable,
  topicId: number,
  limit: number,
  offset: number,
  { pattern, sourceIds }: CardSieve = NOTHING,
): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS}
       from (select * from article where topic_id = $1 and is_card
                and source_id <> all($4::int[]) and ($5::text is null or (title || ' ' || excerpt) !~* $5)
              order by published_at desc, id desc limit $2 offset $3) a ${CARD_JOINS}
      order by a.published_at desc, a.id desc`,
    [topicId, limit, offset, sourceIds, pattern],
  );
}

/** Newest cards of a topic that only comment on its milestones (index `milestone_of_topic`). */
export function topicComment(
  db: Queryable,
  topicId: number,
  limit: number,
  offset: number,
  { pattern, sourceIds }: CardSieve = NOTHING,
): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS}
       from milestone m join milestone_article ma on ma.milestone_id = m.id and ma.role = ${ROLE.comment}
       join article a on a.id = ma.article_id ${CARD_JOINS}
      where m.topic_id = $1 and a.topic_id = $1 and a.is_card
        and a.source_id <> all($4::int[]) and ($5::text is null or (a.title || ' ' || a.excerpt) !~* $5)
      order by a.published_at desc, a.id desc limit $2 offset $3`,
    [topicId, limit, offset, sourceIds, pattern],
  );
}
