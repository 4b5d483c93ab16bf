import type { Ending } from '#contract/stories';
import { readEndingReason } from '#domain/timeline/endings';
import type { TopicRow } from '#persistence/stories';
import type { EndingReportRow } from '#persistence/timeline';

const DAY_MS = 86_400_000;

/** How a topic ended; null unless it is resolved. `reports` are its articles that reported the end, earliest first. */
export function presentEnding(row: TopicRow, reports: readonly EndingReportRow[]): Ending | null {
  const { resolved_at: at, resolution_summary: summary } = row;
  if (row.status !== 'resolved' || at === null || summary === null) return null;
  const words = readEndingReason(summary);
  const cited = words && (reports.find((report) => report.source_name === words.source) ?? reports[0]);
  const told = cited ?? reports[0];
  return {
    text: words?.sentence ?? summary,
    at: at.toISOString(),
    by: row.editor_fields.includes('status') ? 'editor' : 'machine',
    cited: cited ? { slug: cited.slug, source: cited.source_name } : null,
    milestoneId: told?.milestone_id ?? null,
    articleIds: reports.map(({ id }) => id),
    originCount: words?.origins ?? new Set(reports.map(({ origin_key }) => origin_key)).size,
    milestoneOrigins: told?.milestone_origins ?? null,
    outlets: outletsOf(reports),
    openFor: Math.max(0, Math.floor((at.getTime() - row.first_reported_at.getTime()) / DAY_MS)),
  };
}

function outletsOf(reports: readonly EndingReportRow[]): Ending['outlets'] {
  const bySlug = new Map(reports.map(({ source_slug: slug, source_name: name }) => [slug, { name, slug }]));
  return [...bySlug.values()];
}
