import type { TrustCause } from '#vocabulary';

const DAY_MS = 86_400_000;
/** 03:00 UTC of news time. */
const HOUR = 3;

export interface DueRescoring {
  /** `evidence`: sources with new evidence. `quarter`: all that were not assessed since the quarter began. */
  cause: Extract<TrustCause, 'evidence' | 'quarter'>;
  /** '{night or quarter} {day}': the same for every worker that finds it due. */
  key: string;
  /** The news time at which it became due. */
  at: Date;
}

/**
 * The latest rescorings that are due: every night the sources with new evidence, on the first night of a quarter all
 * sources. Earlier ones are not made up for, even if the clock jumped.
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
