import type { ReviewEntry } from '#contract/desk';
import { claimOfOther } from '#domain/desk';
import type { ReviewEntryRow } from '#persistence/desk';

const GONE = 'A story that no longer exists';

/** An entry as an editor sees it. `now` is system time. */
export function presentEntry(row: ReviewEntryRow, editorId: number, now: Date): ReviewEntry {
  const isMine = row.decided_by_id === editorId;
  return {
    id: row.id,
    kind: row.kind,
    rule: row.rule,
    title: titleOf(row),
    language: row.topic_language,
    topicId: row.topic_id,
    followers: row.followers,
    origins: row.origins,
    state: row.state,
    version: row.version,
    isSkipped: row.skipped_at !== null,
    reason: row.reason,
    proposedAt: row.proposed_at.toISOString(),
    claimedBy: claimantOf(row, editorId, now),
    decided:
      row.decided_at === null || row.state === 'withdrawn'
        ? null
        : { name: row.decided_by, isYou: isMine, at: row.decided_at.toISOString() },
  };
}

function claimantOf(row: ReviewEntryRow, editorId: number, now: Date): ReviewEntry['claimedBy'] {
  const { claimed_by_id: claimedBy, claimed_until: claimedUntil, claimed_by: name } = row;
  if (name === null || claimedUntil === null || claimedUntil <= now) return null;
  return { name, isYou: claimOfOther({ claimedBy, claimedUntil }, editorId, now) === null };
}

function titleOf({ kind, topic_name, other_name, milestone_title, report_subject }: ReviewEntryRow): string {
  if (kind === 'report') return report_subject ?? 'A deleted report';
  if (kind === 'milestone') return milestone_title ?? topic_name ?? GONE;
  if (kind !== 'merge' || other_name === null) return topic_name ?? GONE;
  return `${topic_name ?? GONE} + ${other_name}`;
}
