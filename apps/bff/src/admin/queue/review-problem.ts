import type { ReviewProblem } from '#domain/desk';
import type { ReviewEntryRow } from '#persistence/desk';
import { ApiError } from '../../http/errors.js';
import { ago } from '../topics/ago.js';

/** Why an entry cannot be claimed, decided or taken back, in words. `now` is system time. */
export function reviewError(problem: ReviewProblem, entry: ReviewEntryRow, now: Date): ApiError {
  const status = problem === 'not_yours' ? 403 : 409;
  return new ApiError(status, problem, messageOf(problem, entry, now));
}

function messageOf(problem: ReviewProblem, entry: ReviewEntryRow, now: Date): string {
  const decider = entry.decided_by ?? 'another editor';
  switch (problem) {
    case 'already_decided': {
      const when = entry.decided_at === null ? '' : ` ${ago(entry.decided_at, now)}`;
      return `${entry.state === 'accepted' ? 'Accepted' : 'Refused'} by ${decider}${when}.`;
    }
    case 'withdrawn':
      return 'There is nothing left to decide: the story changed meanwhile.';
    case 'claimed':
      return `${entry.claimed_by ?? 'Another editor'} is working on this entry.`;
    case 'stale':
      return 'This entry changed after you opened it. Please look at it again.';
    case 'not_decided':
      return 'There is no decision to take back.';
    case 'not_yours':
      return `Only ${decider} can take this decision back.`;
  }
}
