import type { StorySummary } from '#contract/stories';
import { readEndingReason } from '#domain/timeline/endings';
import type { StorySummaryRow } from '#persistence/stories';

export function presentStorySummary(row: StorySummaryRow): StorySummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    label: row.label,
    language: row.language,
    categoryId: row.category_id,
    status: row.status,
    whereItStands: presentState(row),
    ending: presentEnding(row),
    originCount: row.origin_count,
    articleCount: row.article_count,
    followerCount: row.follower_count,
    newReports: row.new_reports,
    createdAt: row.first_reported_at.toISOString(),
    lastReportedAt: row.last_reported_at.toISOString(),
  };
}

function presentState({
  stands_text,
  stands_at,
  stands_origins,
}: StorySummaryRow): StorySummary['whereItStands'] {
  if (stands_text === null || stands_at === null) return null;
  return { text: stands_text, at: stands_at.toISOString(), originCount: stands_origins ?? 0 };
}

function presentEnding({ status, resolution_summary, resolved_at }: StorySummaryRow): StorySummary['ending'] {
  if (status !== 'resolved' || resolution_summary === null || resolved_at === null) return null;
  const text = readEndingReason(resolution_summary)?.sentence ?? resolution_summary;
  return { text, at: resolved_at.toISOString() };
}
