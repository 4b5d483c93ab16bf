import type { TrustAssessment, TrustEvidence } from '#domain';
import type { Queryable } from '../database.js';

/** What the tables know of one source; headlines are counted by the domain. */
export interface SourceEvidence extends Omit<TrustEvidence, 'content'> {
  sourceId: number;
  recentTitles: string[];
}

interface Row {
  source_id: number;
  pc1: number | null;
  pc1_observed: number;
  wikipedia_status: TrustEvidence['external']['wikipediaStatus'];
  articles: number;
  with_byline: number;
  with_date: number;
  with_summary: number;
  titles: string[];
  milestones: number;
  confirmed: number;
}

/** Articles older than this count no more; news days. */
const WINDOW_DAYS = 90;
const ARTICLES_MAX = 500;

/**
 * Evidence of up to `limit` sources that have placed articles and no assessment since `before`.
 * Rows are locked, so that two workers never assess the same source.
 */
export async function evidenceToAssess(
  tx: Queryable,
  before: Date,
  now: Date,
  limit: number,
): Promise<SourceEvidence[]> {
  const rows = await tx.rows<Row>(
    `with due as (
       select s.id, s.pc1, s.pc1_observed, s.wikipedia_status from source s
        where exists (select 1 from article a where a.source_id = s.id and a.topic_id is not null)
          and not exists (select 1 from trust_assessment t where t.source_id = s.id and t.assessed_at > $1)
        order by s.id limit $3 for update skip locked)
     select due.id as source_id, due.pc1, due.pc1_observed, due.wikipedia_status, seen.*, told.*
       from due
       cross join lateral (
         select count(*)::int as articles, count(author)::int as with_byline,
                count(*) filter (where published_from = 'feed')::int as with_date,
                count(*) filter (where excerpt <> '')::int as with_summary,
                coalesce(array_agg(title), '{}') as titles
           from (select author, published_from, excerpt, title from article
                  where source_id = due.id and published_at > $2::timestamptz - interval '${WINDOW_DAYS} days'
                  order by published_at desc limit ${ARTICLES_MAX}) newest) seen
       cross join lateral (
         select count(*)::int as milestones, count(*) filter (where origin_count > 1)::int as confirmed
           from (select distinct m.id, m.origin_count
                   from article a
                   join milestone_article ma on ma.article_id = a.id
                   join milestone m on m.id = ma.milestone_id
                  where a.source_id = due.id and m.retracted_at is null
                    and a.published_at > $2::timestamptz - interval '${WINDOW_DAYS} days') reported) told`,
    [before, now, limit],
  );
  return rows.map(toEvidence);
}

function toEvidence(row: Row): SourceEvidence {
  return {
    sourceId: row.source_id,
    recentTitles: row.titles,
    accuracy: { milestones: row.milestones, confirmed: row.confirmed },
    editorial: {
      articles: row.articles,
      withByline: row.with_byline,
      withDate: row.with_date,
      withSummary: row.with_summary,
    },
    external: { pc1: row.pc1, pc1Observed: row.pc1_observed, wikipediaStatus: row.wikipedia_status },
    reader: { votesUp: 0, votesDown: 0, feedChecks: 0, feedFailures: 0 },
  };
}

/** Writes the assessments of one moment and copies each to its source. */
export async function writeAssessments(
  tx: Queryable,
  assessments: readonly (TrustAssessment & { sourceId: number })[],
  assessedAt: Date,
): Promise<void> {
  await tx.rows(
    `with given as (
       select * from unnest($1::int[], $2::real[], $3::real[], $4::jsonb[]) as g (source_id, score, coverage, factors)),
     written as (
       insert into trust_assessment (source_id, assessed_at, score, coverage, factors)
       select source_id, $5, score, coverage, factors from given
       on conflict (source_id, assessed_at) do nothing)
     update source s set trust_score = g.score, trust_coverage = g.coverage from given g where s.id = g.source_id`,
    [
      assessments.map((one) => one.sourceId),
      assessments.map((one) => one.score),
      assessments.map((one) => Math.min(1, one.coverage)),
      assessments.map((one) => JSON.stringify(one.factors)),
      assessedAt,
    ],
  );
}
