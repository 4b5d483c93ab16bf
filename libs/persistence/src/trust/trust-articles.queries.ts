/** Raw SQL: samples for a batch of sources, by lateral joins. */
import { type OwnArticle, TRUST_SAMPLE } from '#domain/trust/factors';
import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';

/** A source with the origin of its own reports. */
export interface OwnOrigin {
  sourceId: number;
  ownKey: string;
}

export interface OwnArticleRow extends OwnArticle {
  sourceId: number;
  /** The milestone that it reports as the source's own report. */
  milestoneId: number | null;
}

/** The most days with articles, and the most articles of a day, that are searched for own ones. */
const DAYS = 500;
const OF_A_DAY = 500;

/** The newest own articles of each day, newest day first. $1: the sources, $2: the origins of their own reports. */
const OWN_BY_DAY = `
  given as (
     select * from unnest($1::int[], $2::text[]) as g (source_id, own_key)),
   day as (
     select g.source_id, g.own_key, 1 as n, newest.at
       from given g
      cross join lateral (select max(published_at) as at from article where source_id = g.source_id) newest
     union all
     select d.source_id, d.own_key, d.n + 1, older.at
       from day d
      cross join lateral (
        select max(published_at) as at from article
         where source_id = d.source_id and published_at < date_trunc('day', d.at, 'UTC')) older
      where d.n < ${DAYS} and d.at is not null),
   sampled as (
     select day.own_key, own.*,
            row_number() over (partition by own.source_id order by own.published_at desc, own.id desc) as place
       from day
      cross join lateral (
        select * from (
          select id, source_id, title, excerpt, url, language, published_at, author, feed_id, published_from,
                 item_categories, tags, origin_key, copy_of_id
            from article
           where source_id = day.source_id and published_at <= day.at
             and published_at >= date_trunc('day', day.at, 'UTC')
           order by published_at desc limit ${OF_A_DAY}) newest
         where newest.origin_key = day.own_key and coalesce(newest.copy_of_id, newest.id) = newest.id
         order by newest.published_at desc, newest.id desc limit ${TRUST_SAMPLE.articlesPerDay}) own
      where day.at is not null)`;

/**
 * A sample of each source's own articles without copies, newest first, with a few per UTC day. It steps from day to
 * day on `article_of_source`, so a flood of articles costs and displaces no more than its own day.
 */
export function ownArticles(db: Queryable, sources: readonly OwnOrigin[]): Promise<OwnArticleRow[]> {
  return db.rows<OwnArticleRow>(
    `with recursive ${OWN_BY_DAY}
     select a.source_id as "sourceId", a.id, a.title, a.excerpt, a.url, a.language, a.published_at as "publishedAt",
            a.author, a.feed_id is not null as "isFromFeed", a.published_from = 'feed' as "isDated",
            a.item_categories as categories, a.tags[1] as tag, ma.milestone_id as "milestoneId"
       from sampled a
       left join lateral (
         select milestone_id from milestone_article
          where article_id = a.id and origin_key = a.own_key and role in ${inList(REPORTING_ROLES)} limit 1) ma on true
      where a.place <= ${TRUST_SAMPLE.articles}
      order by a.source_id, a.published_at desc, a.id desc`,
    [sources.map(({ sourceId }) => sourceId), sources.map(({ ownKey }) => ownKey)],
  );
}
