import type { FeedAlertKind } from '#vocabulary';
import type { FetchState } from '../schedule/fetch-state.js';
import { feedTrouble } from './feed-trouble.js';

/** A problem that only an operator can fix, found by a visit. */
export interface FeedAlert {
  kind: FeedAlertKind;
  /** Kind, feed and start: a fact with the same key raises only one alert. */
  factKey: string;
  payload: Record<string, string | number | null>;
}

/** The alert that a visit raises: once when a feed becomes dead, once when it is abandoned, once when it is gone. */
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

const DAY_CHARS = 10;

/** More than an operator's quota, or many more than the source's own days before. */
type Flood = { exceeded: 'visit' | 'day'; quota: number; over: number } | { stored: number; usual: number };

/** The alert that a source raises once a day if it publishes too much. `at` is news time. */
export function floodAlert(source: { id: number; url: string }, flood: Flood, at: Date): FeedAlert {
  const day = at.toISOString().slice(0, DAY_CHARS);
  return {
    kind: 'source_flooded',
    factKey: `source_flooded:${source.id}:${day}`,
    payload: { url: source.url, ...flood },
  };
}

/** The alert in one sentence for operators, in English, without a full stop. */
export function alertInWords({ kind, payload }: Pick<FeedAlert, 'kind' | 'payload'>): string {
  if (kind === 'feed_gone') return 'Permanently gone (HTTP 410); no longer checked';
  if (kind === 'source_flooded' && payload.stored !== undefined)
    return `Stored ${payload.stored} articles in one day, far more than its usual ${payload.usual}; a quota would limit it`;
  if (kind === 'source_flooded')
    return `Published more than the quota of ${payload.quota} items a ${payload.exceeded}; ${payload.over} were left out`;
  const outcome = payload.outcome as FetchState['lastOutcome'];
  const trouble = feedTrouble(outcome, typeof payload.detail === 'string' ? payload.detail : null);
  return kind === 'feed_dead'
    ? `Failed for a week; from now on tried once a day: ${trouble}`
    : `Failed for another month; no longer checked: ${trouble}`;
}

function alertKind(before: FetchState, after: FetchState): FeedAlert['kind'] | null {
  if (after.disabledReason === 'gone' && before.disabledReason !== 'gone') return 'feed_gone';
  if (after.disabledReason === 'dead' && before.disabledReason !== 'dead') return 'feed_abandoned';
  return after.deadSince !== null && before.deadSince === null ? 'feed_dead' : null;
}
