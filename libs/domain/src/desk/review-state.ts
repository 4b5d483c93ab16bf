import type { ReviewState } from '#vocabulary';

/** A claim ends after this time without a sign of life (ms). */
export const CLAIM_MS = 60_000;

export interface ReviewStanding {
  state: ReviewState;
  version: number;
  claimedBy: number | null;
  claimedUntil: Date | null;
  /** Who decided or skipped it last. */
  decidedBy: number | null;
  isSkipped: boolean;
}

export type ReviewProblem =
  | 'already_decided'
  | 'withdrawn'
  | 'claimed'
  | 'stale'
  | 'not_decided'
  | 'not_yours';

/** The other editor who works on an entry now, or null. */
export function claimOfOther(
  { claimedBy, claimedUntil }: Pick<ReviewStanding, 'claimedBy' | 'claimedUntil'>,
  editor: number,
  now: Date,
): number | null {
  const isHeld = claimedUntil !== null && claimedUntil > now;
  return isHeld && claimedBy !== editor ? claimedBy : null;
}

/** Why an editor may not claim an entry. Null if they may. */
export function claimProblem(entry: ReviewStanding, editor: number, now: Date): ReviewProblem | null {
  if (entry.state === 'withdrawn') return 'withdrawn';
  if (entry.state !== 'open') return 'already_decided';
  return claimOfOther(entry, editor, now) === null ? null : 'claimed';
}

/** Why an editor may not decide an entry that they saw as `version`. Null if they may. */
export function decisionProblem(
  entry: ReviewStanding,
  editor: number,
  version: number,
  now: Date,
): ReviewProblem | null {
  return claimProblem(entry, editor, now) ?? (entry.version === version ? null : 'stale');
}

/** Why an editor may not take the last decision back. Only the editor who made it may. */
export function undoProblem(entry: ReviewStanding, editor: number, version: number): ReviewProblem | null {
  const isDecided = entry.state === 'accepted' || entry.state === 'refused';
  if (!isDecided && !(entry.state === 'open' && entry.isSkipped)) return 'not_decided';
  if (entry.decidedBy !== editor) return 'not_yours';
  return entry.version === version ? null : 'stale';
}
