/** Raw SQL: the first articles of each milestone, by distinct on and window functions. */
import type { Queryable } from '../database/database.js';
import { REPORTS } from '../database/reports.js';
import type { Row } from '../database/tables.js';

export type ComparedMilestoneRow = Pick<
  Row<'milestone'>,
  'id' | 'title' | 'date' | 'outlet_count' | 'retracted_at'
>;

/**
 * A topic's newest milestones with something to compare: at least two outlets, or a changed headline (indexes
 * `milestone_of_topic`, `milestone_article_milestone_id_index`). With `milestoneId`, returns that one in any case.
 */
export function comparedMilestones(
  db: Queryable,
  topicId: number,
  { milestoneId, limit, offset }: { milestoneId: number | null; limit: number; offset: number },
): Promise<ComparedMilestoneRow[]> {
  return db.rows(
    `select m.id, m.title, m.date, m.outlet_count, m.retracted_at from milestone m
      where m.topic_id = $1 and case when $2::int is not null then m.id = $2 else m.outlet_count > 1 or exists (
        select from milestone_article ma
          join article a on a.id = ma.article_id
          join article_revision r on r.article_id = a.id and r.title <> a.title
         where ma.milestone_id = m.id and ${REPORTS}) end
      order by m.date desc, m.id desc limit $3 offset $4`,
    [topicId, milestoneId, limit, offset],
  );
}

export type HeadlineRow = Pick<
  Row<'article'>,
  'id' | 'slug' | 'title' | 'url' | 'published_at' | 'source_id'
> &
  Pick<Row<'source'>, 'bias' | 'trust_score' | 'trust_low' | 'trust_high'> &
  Pick<Row<'milestone_article'>, 'milestone_id'> & {
    source_name: Row<'source'>['name'];
    source_slug: Row<'source'>['slug'];
  };

/**
 * The first report of each source on these milestones, for at most `perMilestone` sources each, earliest first.
 */
export function headlinesOfMilestones(
  db: Queryable,
  milestoneIds: readonly number[],
  perMilestone: number,
): Promise<HeadlineRow[]> {
  return db.rows(
    `select r.milestone_id, r.id, r.slug, r.title, r.url, r.published_at,
            s.id as source_id, s.name as source_name, s.slug as source_slug, s.bias, s.trust_score, s.trust_low, s.trust_high
       from (select f.*, row_number() over (partition by f.milestone_id order by f.published_at, f.id) as place
               from (select distinct on (ma.milestone_id, a.source_id) ma.milestone_id, a.id, a.slug, a.title, a.url,
                            a.published_at, a.source_id
                       from milestone_article ma join article a on a.id = ma.article_id
                      where ma.milestone_id = any($1::int[]) and ${REPORTS}
                      order by ma.milestone_id, a.source_id, a.published_at, a.id) f) r
       join source s on s.id = r.source_id
      where r.place <= $2
      order by r.milestone_id, r.place`,
    [milestoneIds, perMilestone],
  );
}

export type EarlierTitleRow = Pick<Row<'article_revision'>, 'article_id' | 'title' | 'replaced_at'>;

/**
 * Earlier titles of these articles, at most `perArticle` each, newest first. Revisions with the same title are left
 * out.
 */
export function earlierTitles(
  db: Queryable,
  articleIds: readonly number[],
  perArticle: number,
): Promise<EarlierTitleRow[]> {
  return db.rows(
    `select article_id, title, replaced_at
       from (select v.*, row_number() over (partition by v.article_id order by v.replaced_at desc, v.id desc) as place
               from (select r.id, r.article_id, r.title, r.replaced_at,
                            lead(r.title, 1, a.title) over (partition by r.article_id order by r.replaced_at, r.id) as next
                       from article_revision r join article a on a.id = r.article_id
                      where r.article_id = any($1::int[])) v
              where v.title <> v.next) changed
      where place <= $2
      order by article_id, place`,
    [articleIds, perArticle],
  );
}
