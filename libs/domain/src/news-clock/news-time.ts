/** The news clock as stored in its row. */
export type NewsTime =
  | { mode: 'live' }
  | {
      mode: 'recorded';
      recordedTo: Date;
      /** Until then the replay runs as fast as the worker can follow. */
      backfillUntil: Date;
      /** News time was `replayAt` when the wall clock showed `wallAt`. */
      replayAt: Date;
      wallAt: Date;
      /** News seconds per wall-clock second; 0 while catching up. */
      speed: number;
    };

/** The current news time. The clock of a recording stops at the end of the recording. */
export function newsNow(time: NewsTime, wall: Date): Date {
  if (time.mode === 'live') return wall;
  const passed = Math.max(0, wall.getTime() - time.wallAt.getTime()) * time.speed;
  return new Date(
    Math.min(time.replayAt.getTime() + passed, Math.max(time.recordedTo.getTime(), time.replayAt.getTime())),
  );
}

/** The system time (ms) until news time reaches `at`. 0 if it already has, null if it never will. */
export function untilNews(time: NewsTime, at: Date, wall: Date): number | null {
  const ahead = at.getTime() - newsNow(time, wall).getTime();
  if (ahead <= 0) return 0;
  if (time.mode === 'live') return ahead;
  return time.speed === 0 || at > time.recordedTo ? null : Math.ceil(ahead / time.speed);
}

/** Whether the worker still drives the replay step by step. */
export function isCatchingUp(time: NewsTime): boolean {
  return time.mode === 'recorded' && time.speed === 0 && time.replayAt < time.backfillUntil;
}

/** Whether the clock stands still between the worker's steps. Then all work up to its time can be finished. */
export function isStepped(time: NewsTime): boolean {
  return time.mode === 'recorded' && time.speed === 0;
}

/** While a replay catches up, stories are rebuilt once for each window of news. One rebuild serves many articles (ms). */
const WINDOW_MS = 24 * 3_600_000;

/** The last millisecond of the window that contains `at`. */
function windowEnd(at: Date): number {
  return (Math.floor(at.getTime() / WINDOW_MS) + 1) * WINDOW_MS - 1;
}

/**
 * The next time of the replay clock after all due work is done: the earliest next check, at most the end of the
 * backfill. Without feeds it is the end of the backfill. The clock stops at the end of each window, where nothing is
 * due, so that the window can be placed while its articles do not change.
 */
export function nextReplayStep(
  time: { replayAt: Date; backfillUntil: Date },
  nextCheckAt: Date | null,
): Date {
  const now = time.replayAt.getTime();
  const end = time.backfillUntil.getTime();
  const step = Math.max(now, Math.min(nextCheckAt?.getTime() ?? end, end));
  const stop = windowEnd(time.replayAt);
  return new Date(now < stop ? Math.min(step, stop) : step);
}

/**
 * Articles first seen up to this time are placed, and the rebuild uses it as its time. It is now, or, while a replay
 * catches up, the end of the last completely read window.
 */
export function placingHorizon(time: NewsTime, wall: Date): Date {
  const now = newsNow(time, wall);
  if (!isCatchingUp(time)) return now;
  const end = windowEnd(now);
  return new Date(end === now.getTime() ? end : end - WINDOW_MS);
}

/** Until when a replay runs fast: `backfill` hours before the end of the recording, or its end for 'all'. */
export function backfillEnd(from: Date, to: Date, backfill: number | 'all'): Date {
  if (backfill === 'all') return to;
  return new Date(Math.max(from.getTime(), to.getTime() - backfill * 3_600_000));
}
