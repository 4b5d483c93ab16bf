import type { ConfirmingOrigin, MilestoneConfirmation } from '#contract/timeline';
import { originLabel } from '#domain/stories/placing';
import { explainLevel } from '#domain/timeline/milestones';
import type { MilestoneReportRow, MilestoneRow } from '#persistence/timeline';
import { presentSourceBrief } from '../cards/card.presenter.js';

export function presentConfirmation(
  milestone: MilestoneRow,
  rows: readonly MilestoneReportRow[],
): MilestoneConfirmation {
  const origins = [...Map.groupBy(rows, (row) => row.origin_key).values()].flatMap(presentOrigin);
  const standing = {
    level: milestone.confirmation_level,
    standing: milestone.origin_count,
    outlets: milestone.outlet_count,
    isRetracted: milestone.retracted_at !== null,
    retraction: milestone.retraction_reason,
  };
  return {
    milestoneId: milestone.id,
    level: milestone.confirmation_level,
    reason: explainLevel(standing, origins),
    origins,
    multipleAt: milestone.multiple_at?.toISOString() ?? null,
    verifiedAt: milestone.verified_at?.toISOString() ?? null,
    dateFrom: milestone.date_from,
    retractedAt: milestone.retracted_at?.toISOString() ?? null,
  };
}

/** `rows` belong to one origin, earliest first. */
function presentOrigin(rows: readonly MilestoneReportRow[]): ConfirmingOrigin[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      label: originLabel(first.origin_key, first.origin_name),
      firstReportedAt: first.published_at.toISOString(),
      reportCount: first.reports,
      outletCount: first.outlets,
      reports: rows.map(presentReport),
    },
  ];
}

function presentReport(row: MilestoneReportRow): ConfirmingOrigin['reports'][number] {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    publishedAt: row.published_at.toISOString(),
    source: presentSourceBrief({
      id: row.source_id,
      name: row.source_name,
      slug: row.source_slug,
      trust_score: row.trust_score,
      trust_low: row.trust_low,
      trust_high: row.trust_high,
    }),
    isCopy: row.is_copy,
  };
}
