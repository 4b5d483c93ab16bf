import type { FetchState } from './fetch-state.js';

/** Something that only an operator can mend, as a visit found it. */
export interface FeedNotice {
  kind: 'feed_dead' | 'feed_gone' | 'feed_abandoned';
  /** What and since when: the same fact is told once. */
  factKey: string;
  payload: Record<string, string | number | null>;
}

/** What operators are told of a visit: once when a feed dies, once when it is given up, once when it is gone. */
export function noticeAfter(before: FetchState, after: FetchState): FeedNotice | null {
  const kind = noticeKind(before, after);
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

function noticeKind(before: FetchState, after: FetchState): FeedNotice['kind'] | null {
  if (after.disabledReason === 'gone' && before.disabledReason !== 'gone') return 'feed_gone';
  if (after.disabledReason === 'dead' && before.disabledReason !== 'dead') return 'feed_abandoned';
  return after.deadSince !== null && before.deadSince === null ? 'feed_dead' : null;
}
