import type { ReviewStanding } from '#domain/desk';
import type { ReviewEntryRow } from '#persistence/desk';

/** What decides whether an editor may claim, decide or take back. */
export function standingOf(row: ReviewEntryRow): ReviewStanding {
  return {
    state: row.state,
    version: row.version,
    claimedBy: row.claimed_by_id,
    claimedUntil: row.claimed_until,
    decidedBy: row.decided_by_id,
    isSkipped: row.skipped_at !== null,
  };
}
