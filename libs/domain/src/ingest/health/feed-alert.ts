import type { FeedAlertKind } from '#vocabulary';
import type { FetchState } from '../schedule/fetch-state.js';
import { feedTrouble } from './feed-trouble.js';

/** Something that only an operator can mend, as a visit found it. */
export interface FeedAlert {
  kind: FeedAlertKind;
  /** What and since when: the same fact is told once. */
  factKey: string;
  payload: Record<string, string | number | null>;
}

/** What operators are told of a visit: once when a feed dies, once when it is given up, once when it is gone. */
export function alertAfter(before: FetchState, after: FetchState): FeedAlert | null {
  const kind = alertKind(before, after);
  if (kind === null) return null;
  const since = kind === 'feed_gone' ? after.lastCheckedAt : after.deadSince;
  return {
    kind,
    factKey: `${kind}:${after.feedId}:${since?.toISOString() ?? ''}`,
    payload: {
      url: after.url,
      failures: after.failureCount,
      failingSince: after.failingSince?.toISOString() ?? null,
      outcome: after.lastOutcome,
      detail: after.lastDetail,
    },
  };
}

/** The alert in one sentence for operators, in English, without a full stop. */
export function alertInWords({ kind, payload }: Pick<FeedAlert, 'kind' | 'payload'>): string {
  if (kind === 'feed_gone') return 'Gone for good, as its server says; not asked any more';
  const outcome = payload.outcome as FetchState['lastOutcome'];
  const trouble = feedTrouble(outcome, typeof payload.detail === 'string' ? payload.detail : null);
  return kind === 'feed_dead'
    ? `Failed for a week and is tried once a day from now on: ${trouble}`
    : `Failed for a month more and is not asked any more: ${trouble}`;
}

function alertKind(before: FetchState, after: FetchState): FeedAlert['kind'] | null {
  if (after.disabledReason === 'gone' && before.disabledReason !== 'gone') return 'feed_gone';
  if (after.disabledReason === 'dead' && before.disabledReason !== 'dead') return 'feed_abandoned';
  return after.deadSince !== null && before.deadSince === null ? 'feed_dead' : null;
}
