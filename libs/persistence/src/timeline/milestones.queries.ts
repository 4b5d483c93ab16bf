/** Raw SQL: articles and outlets ranked within milestones, by window functions. The rest is typed. */
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { REPORTS } from '../database/reports.js';
import type { Row } from '../database/tables.js';

export type MilestoneRow = Row<'milestone'>;

/** A topic's newest milestones in chronological order (index `milestone_of_topic`). */
export function milestonesOfTopic(db: Queryable, topicId: number, limit: number): Promise<MilestoneRow[]> {
  return db.rows(
    `select * from (select * from milestone where topic_id = $1 order by date desc, id desc limit $2) newest
      order by date, id`,
    [topicId, limit],
  );
}

export type StandingMilestoneRow = Pick<MilestoneRow, 'id' | 'title'>;

/** A topic's newest milestones that are not retracted, in chronological order (index `milestone_of_topic`). */
export async function standingMilestones(
  db: Queryable,
  topicId: number,
  limit: number,
): Promise<StandingMilestoneRow[]> {
  const newest = await db.kysely
    .selectFrom('milestone')
    .select(['id', 'title'])
    .where('topic_id', '=', topicId)
    .where('retracted_at', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newest.toReversed();
}

/**
 * The times at which a topic's newest developments were first reported, at most `limit`, back to `since` (indexes `article_of_topic` and
 * `milestone_anchor_article_id_unique`). It looks at the topic's articles one by one: at all since then if fewer than `limit` developments
 * were found.
 */
export async function newestOpenings(
  { kysely }: Queryable,
  topicId: number,
  { since, limit }: { since: Date; limit: number },
): Promise<Date[]> {
  const rows = await kysely
    .selectFrom('article as a')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('milestone')
          .select('id')
          .whereRef('anchor_article_id', '=', 'a.id')
          .where('topic_id', '=', topicId)
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select('a.published_at as at')
    .where('a.topic_id', '=', topicId)
    .where('a.published_at', '>=', since)
    .orderBy('a.published_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at }) => at);
}

export type MilestoneSourceRow = Pick<
  Row<'source'>,
  'id' | 'name' | 'slug' | 'trust_score' | 'trust_low' | 'trust_high'
> &
  Pick<Row<'milestone_article'>, 'milestone_id'>;

/** At most `perMilestone` outlets that reported each milestone, earliest first. Comment and expectation do not report it. */
export function sourcesOfMilestones(
  db: Queryable,
  milestoneIds: readonly number[],
  perMilestone: number,
): Promise<MilestoneSourceRow[]> {
  return db.rows(
    `select m.milestone_id, s.id, s.name, s.slug, s.trust_score, s.trust_low, s.trust_high
       from (select ma.milestone_id, a.source_id,
                    row_number() over (partition by ma.milestone_id order by min(a.published_at), a.source_id) as place
               from milestone_article ma join article a on a.id = ma.article_id
              where ma.milestone_id = any($1::int[]) and ${REPORTS}
              group by ma.milestone_id, a.source_id) m
       join source s on s.id = m.source_id
      where m.place <= $2
      order by m.milestone_id, m.place`,
    [milestoneIds, perMilestone],
  );
}

export type MilestoneQuoteRow = Pick<Row<'milestone_quote'>, 'milestone_id' | 'text' | 'speaker'> & {
  source_id: Row<'source'>['id'];
  source_name: Row<'source'>['name'];
};

export function quotesOfMilestones(
  db: Queryable,
  milestoneIds: readonly number[],
): Promise<MilestoneQuoteRow[]> {
  return db.kysely
    .selectFrom('milestone_quote as q')
    .innerJoin('article as a', 'a.id', 'q.article_id')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['q.milestone_id', 'q.text', 'q.speaker', 's.id as source_id', 's.name as source_name'])
    .where('q.milestone_id', '=', anyOf(milestoneIds))
    .orderBy('q.milestone_id')
    .orderBy('q.position')
    .execute();
}

export interface MilestoneArticleRow
  extends Pick<Row<'article'>, 'id' | 'slug' | 'title' | 'url' | 'source_id'>,
    Pick<Row<'milestone_article'>, 'milestone_id'>,
    Pick<Row<'source'>, 'trust_score' | 'trust_low' | 'trust_high'> {
  source_name: Row<'source'>['name'];
  source_slug: Row<'source'>['slug'];
}

/** At most `perMilestone` articles of each milestone, one per source, earliest first, without comment and expectation. */
export function articlesOfMilestones(
  db: Queryable,
  milestoneIds: readonly number[],
  perMilestone: number,
): Promise<MilestoneArticleRow[]> {
  return db.rows(
    `select milestone_id, id, slug, title, url, source_id, source_name, source_slug, trust_score, trust_low, trust_high
       from (select first.*, row_number() over (partition by milestone_id order by published_at, id) as place
               from (select distinct on (ma.milestone_id, a.source_id) ma.milestone_id, a.id, a.slug, a.title, a.url,
                            a.published_at, s.id as source_id, s.name as source_name, s.slug as source_slug, s.trust_score,
                            s.trust_low, s.trust_high
                       from milestone_article ma
                       join article a on a.id = ma.article_id
                       join source s on s.id = a.source_id
                      where ma.milestone_id = any($1::int[]) and ${REPORTS}
                      order by ma.milestone_id, a.source_id, a.published_at, a.id) first) ranked
      where place <= $2
      order by milestone_id, place`,
    [milestoneIds, perMilestone],
  );
}
