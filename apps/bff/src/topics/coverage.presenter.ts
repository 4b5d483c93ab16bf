import { TOPIC_SOURCE_LATEST } from '#contract/site';
import type { CountsByBias } from '#contract/sources';
import type { TopicSource } from '#contract/stories';
import type { TopicCoverage } from '#contract/timeline';
import { blindspot } from '#domain/stories';
import { originLabel } from '#domain/stories/placing';
import type { TopicRow } from '#persistence/stories';
import type {
  CoverageRow,
  OutletsOfBiasRow,
  SourceOriginRow,
  SourceReportRow,
  TopicSourceRow,
} from '#persistence/timeline';
import { forEachBias } from '#vocabulary';
import { presentSourceBrief } from '../cards/card.presenter.js';

export function presentCoverage(
  topic: Pick<TopicRow, 'article_count'>,
  days: readonly { day: string }[],
  rows: readonly CoverageRow[],
  outlets: readonly OutletsOfBiasRow[],
): TopicCoverage {
  const shown = rows.reduce((sum, { articles }) => sum + articles, 0);
  const outletsByBias = byBias(outlets.map((each) => [each.bias, each.outlets]));
  return {
    days: [...Map.groupBy(rows, ({ at }) => at)].flatMap(([at, ofDay]) => {
      const day = days[at]?.day;
      const articles = byBias(ofDay.map((each) => [each.bias, each.articles]));
      return day === undefined ? [] : [{ day, articles }];
    }),
    earlier: Math.max(0, topic.article_count - shown),
    outlets: outletsByBias,
    blindspot: blindspot(outletsByBias),
  };
}

function byBias(counts: readonly [string, number][]): CountsByBias {
  const of = new Map(counts);
  return forEachBias((bias) => of.get(bias) ?? 0);
}

export function presentTopicSources(
  sources: readonly TopicSourceRow[],
  origins: readonly SourceOriginRow[],
  reports: readonly SourceReportRow[],
): TopicSource[] {
  const originsOf = Map.groupBy(origins, (row) => row.source_id);
  const reportsOf = Map.groupBy(reports, (row) => row.source_id);
  return sources.flatMap((source) => {
    const own = reportsOf.get(source.id) ?? [];
    const first = own.find((report) => report.is_first);
    // Its articles moved to another topic between two queries.
    if (first === undefined) return [];
    return [{ ...presentTopicSource(source, originsOf.get(source.id) ?? []), ...links(first, own) }];
  });
}

function presentTopicSource(row: TopicSourceRow, origins: readonly SourceOriginRow[]) {
  return {
    ...presentSourceBrief(row),
    url: row.url,
    bias: row.bias,
    owner: row.owner,
    articleCount: row.articles,
    origins: origins.map((each) => ({
      label: originLabel(each.origin_key, each.origin_name),
      articles: each.articles,
    })),
  };
}

const links = (first: SourceReportRow, own: readonly SourceReportRow[]) => ({
  firstReport: presentLink(first),
  latest: own.slice(0, TOPIC_SOURCE_LATEST).map(presentLink),
});

function presentLink(row: SourceReportRow): TopicSource['firstReport'] {
  return { id: row.id, slug: row.slug, title: row.title, publishedAt: row.published_at.toISOString() };
}
