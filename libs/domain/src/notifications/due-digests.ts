import type { DigestKind } from '#vocabulary';

const DAY_MS = 86_400_000;
/** 07:00 UTC of news time. */
const HOUR_MS = 7 * 3_600_000;
/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * DAY_MS;

export interface DueDigest {
  kind: DigestKind;
  /** '{kind} {day}': a digest has the same key on every worker. */
  key: string;
  /** The news time up to which it covers facts. */
  until: Date;
}

/** The newest due digest of each kind. Earlier digests are not made up for, even if the clock jumped. */
export function dueDigests(now: Date): DueDigest[] {
  const daily = lastBefore(now, DAY_MS, HOUR_MS);
  const weekly = lastBefore(now, 7 * DAY_MS, MONDAY_MS + HOUR_MS);
  return [digest('daily', daily), digest('weekly', weekly), digest('recommended', weekly)];
}

/** The last moment not after `now` that is `firstMs` plus a multiple of `periodMs`. */
function lastBefore(now: Date, periodMs: number, firstMs: number): Date {
  return new Date(firstMs + Math.floor((now.getTime() - firstMs) / periodMs) * periodMs);
}

function digest(kind: DigestKind, until: Date): DueDigest {
  return { kind, key: `${kind} ${until.toISOString().slice(0, 10)}`, until };
}
