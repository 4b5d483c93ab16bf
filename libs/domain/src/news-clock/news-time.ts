/** The news clock as its row holds it. */
export type NewsTime =
  | { mode: 'live' }
  | {
      mode: 'recorded';
      recordedTo: Date;
      /** Up to here the replay runs as fast as the worker can follow. */
      backfillUntil: Date;
      /** News time was `replayAt` when the wall clock showed `wallAt`. */
      replayAt: Date;
      wallAt: Date;
      /** News seconds a wall second; 0 while catching up. */
      speed: number;
    };

/** What time it is for news. A recording's clock stands still at its end. */
export function newsNow(time: NewsTime, wall: Date): Date {
  if (time.mode === 'live') return wall;
  const passed = Math.max(0, wall.getTime() - time.wallAt.getTime()) * time.speed;
  return new Date(
    Math.min(time.replayAt.getTime() + passed, Math.max(time.recordedTo.getTime(), time.replayAt.getTime())),
  );
}

/** In how many milliseconds of system time it is `at` for news, 0 when it is already; null when it never will be. */
export function untilNews(time: NewsTime, at: Date, wall: Date): number | null {
  const ahead = at.getTime() - newsNow(time, wall).getTime();
  if (ahead <= 0) return 0;
  if (time.mode === 'live') return ahead;
  return time.speed === 0 || at > time.recordedTo ? null : Math.ceil(ahead / time.speed);
}

/** Whether the replay is still being driven by the worker, step by step. */
export function isCatchingUp(time: NewsTime): boolean {
  return time.mode === 'recorded' && time.speed === 0 && time.replayAt < time.backfillUntil;
}

/**
 * Where the clock steps to when everything due is done: to the earliest next check, at most to the backfill's
 * end; without a feed to wait for, to that end at once.
 */
export function nextReplayStep(
  time: { replayAt: Date; backfillUntil: Date },
  nextCheckAt: Date | null,
): Date {
  const end = time.backfillUntil.getTime();
  const step = Math.min(nextCheckAt?.getTime() ?? end, end);
  return new Date(Math.max(step, time.replayAt.getTime()));
}

/** While catching up, stories are rebuilt every so many hours of news: one rebuild then serves many articles. */
const REBUILD_WINDOW_MS = 24 * 3_600_000;

/**
 * Up to which moment of first sight articles are placed, and what time the rebuild counts as: now, or while a replay
 * catches up the last millisecond of the window before it. What a closed window holds no longer depends on who read what
 * first, so a replay has one result whatever runs side by side.
 */
export function placingHorizon(time: NewsTime, wall: Date): Date {
  const now = newsNow(time, wall);
  if (!isCatchingUp(time)) return now;
  return new Date(Math.floor(now.getTime() / REBUILD_WINDOW_MS) * REBUILD_WINDOW_MS - 1);
}

/** The moment up to which a replay runs fast: `hours` before the recording's end, or its very end for 'all'. */
export function backfillEnd(from: Date, to: Date, backfill: number | 'all'): Date {
  if (backfill === 'all') return to;
  return new Date(Math.max(from.getTime(), to.getTime() - backfill * 3_600_000));
}
