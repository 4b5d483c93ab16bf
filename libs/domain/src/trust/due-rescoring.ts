import type { TrustCause } from '#vocabulary';

const DAY_MS = 86_400_000;
/** 03:00 UTC of news time. */
const HOUR = 3;

export interface DueRescoring {
  /** `evidence`: sources with new evidence; `quarter`: all. */
  cause: Extract<TrustCause, 'evidence' | 'quarter'>;
  /** '{night or quarter} {day}': the same for whoever finds it due. */
  key: string;
  /** News time at which it fell due. */
  at: Date;
}

/**
 * The newest rescorings that are due: every night that of sources with new evidence, on the first night of a quarter that
 * of all. However far the clock jumped, those before are not made up for.
 */
export function dueRescorings(now: Date): DueRescoring[] {
  const night = new Date(Math.floor((now.getTime() - HOUR * 3_600_000) / DAY_MS) * DAY_MS + HOUR * 3_600_000);
  const month = night.getUTCMonth();
  const quarter = new Date(Date.UTC(night.getUTCFullYear(), month - (month % 3), 1, HOUR));
  const all = due('quarter', 'quarter', quarter);
  return night.getTime() === quarter.getTime() ? [all] : [all, due('evidence', 'night', night)];
}

function due(cause: DueRescoring['cause'], kind: string, at: Date): DueRescoring {
  return { cause, key: `${kind} ${at.toISOString().slice(0, 10)}`, at };
}
