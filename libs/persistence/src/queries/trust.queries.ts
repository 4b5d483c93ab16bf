import type { OwnArticle, TrustAssessment, TrustEvidence } from '#domain';
import type { Queryable } from '../database.js';

/** What the tables know of one source; the domain counts its articles and reports. */
export interface SourceEvidence extends Pick<TrustEvidence, 'external' | 'reader'> {
  sourceId: number;
  /** Newest first. */
  articles: OwnArticle[];
  disclosures: string[];
  isOwnerNamed: boolean;
}

interface Row {
  source_id: number;
  pc1: number | null;
  pc1_observed: number;
  wikipedia_status: TrustEvidence['external']['wikipediaStatus'];
  is_owner_named: boolean;
  disclosures: string[];
  articles: (Omit<OwnArticle, 'publishedAt'> & { publishedAt: string })[];
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
       select s.id, s.pc1, s.pc1_observed, s.wikipedia_status, s.owner_id from source s
        where exists (select 1 from article a where a.source_id = s.id and a.topic_id is not null)
          and not exists (select 1 from trust_assessment t where t.source_id = s.id and t.assessed_at > $1)
        order by s.id limit $3 for update skip locked)
     select due.id as source_id, due.pc1, due.pc1_observed, due.wikipedia_status,
            due.owner_id is not null as is_owner_named,
            (select coalesce(array_agg(distinct shown), '{}') from feed f, unnest(f.disclosures) as shown
              where f.source_id = due.id) as disclosures, seen.articles
       from due
       cross join lateral (
         select coalesce(json_agg(json_build_object('id', id, 'title', title, 'excerpt', excerpt, 'url', url,
                  'language', language, 'publishedAt', published_at, 'author', author, 'isFromFeed', feed_id is not null,
                  'isDated', published_from = 'feed', 'categories', item_categories) order by published_at desc), '[]') as articles
           from (select * from article
                  where source_id = due.id and copy_of_id is null
                    and published_at > $2::timestamptz - interval '${WINDOW_DAYS} days'
                  order by published_at desc limit ${ARTICLES_MAX}) newest) seen`,
    [before, now, limit],
  );
  return rows.map(toEvidence);
}

function toEvidence(row: Row): SourceEvidence {
  return {
    sourceId: row.source_id,
    articles: row.articles.map((article) => ({ ...article, publishedAt: new Date(article.publishedAt) })),
    disclosures: row.disclosures,
    isOwnerNamed: row.is_owner_named,
    external: { pc1: row.pc1, pc1Observed: row.pc1_observed, wikipediaStatus: row.wikipedia_status },
    reader: {
      votesUp: 0,
      votesDown: 0,
      votesWaiting: 0,
      feedChecks: 0,
      feedFailures: 0,
      feeds: 0,
      feedsFresh: 0,
    },
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
