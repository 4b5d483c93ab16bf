import type { Category, OutletsByBias, Topic, TopicStats } from '#contract';
import { blindspot, type UpdateFrequency } from '#domain';
import type { CategoryRow, CoverageRow, FirstReportRow, OutletsOfBiasRow, TopicRow } from '#persistence';

export function presentTopic(row: TopicRow): Topic {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    categoryId: row.category_id,
    status: row.status,
    estimatedCompletionPercent: row.estimated_completion_percent,
    completionReason: row.completion_reason,
    resolutionSummary: row.resolution_summary,
    followerCount: row.follower_count,
    articleCount: row.article_count,
    sourceCount: row.source_count,
    isListed: row.is_listed,
    createdAt: row.first_reported_at.toISOString(),
    lastReportedAt: row.last_reported_at.toISOString(),
  };
}

export interface CoverageRows {
  /** As of now: a story that fell silent is told no more. */
  frequency: UpdateFrequency;
  first: FirstReportRow | null;
  coverage: readonly CoverageRow[];
  outlets: readonly OutletsOfBiasRow[];
}

export function presentStats(
  row: TopicRow,
  { frequency, first, coverage, outlets }: CoverageRows,
): TopicStats {
  const bias = byBias(outlets.map((each) => [each.bias, each.outlets]));
  const days = Map.groupBy(coverage, ({ day }) => day);
  return {
    sourceCount: row.source_count,
    articleCount: row.article_count,
    originCount: row.origin_count,
    updateFrequency: frequency,
    lastUpdated: row.last_reported_at.toISOString(),
    multiSourceUpdates: row.multi_source_updates,
    firstReport: first && { at: first.at.toISOString(), source: first.source },
    coverage: [...days].map(([day, rows]) => ({
      day,
      articles: byBias(rows.map((each) => [each.bias, each.articles])),
    })),
    bias,
    blindspot: blindspot(bias),
  };
}

function byBias(counts: readonly [string, number][]): OutletsByBias {
  const of = new Map(counts);
  const count = (label: string) => of.get(label) ?? 0;
  return {
    left: count('left'),
    'center-left': count('center-left'),
    center: count('center'),
    'center-right': count('center-right'),
    right: count('right'),
    unknown: count('unknown'),
  };
}

export function presentCategory(row: CategoryRow): Category {
  return { id: row.id, slug: row.slug, name: row.name, colorClass: row.color_class };
}
