/** Raw SQL: creates or replaces the clock's row in one statement, only for another recording. The rest is typed. */
import { sql } from 'kysely';
import type { NewsTime } from '#domain/news-clock';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { NEWS_MODE } from '../database/words.js';

export interface NewsClockState {
  time: NewsTime;
  recording: { name: string; from: Date; to: Date; fictional: boolean } | null;
  /** When the first round was read and placed. */
  readyAt: Date | null;
}

/** The clock's row, or null until the launcher (or `migrate`) has set it. */
export async function readNewsClock(db: Queryable): Promise<NewsClockState | null> {
  const row = await db.kysely.selectFrom('news_clock').selectAll().where('id', '=', 1).executeTakeFirst();
  if (!row) return null;
  if (!isRecorded(row)) return { time: { mode: 'live' }, recording: null, readyAt: row.ready_at };
  return {
    time: {
      mode: 'recorded',
      recordedTo: row.recorded_to,
      backfillUntil: row.backfill_until,
      replayAt: row.replay_at,
      wallAt: row.wall_at,
      speed: row.speed,
    },
    recording: {
      name: row.recording_name,
      from: row.recorded_from,
      to: row.recorded_to,
      fictional: row.fictional,
    },
    readyAt: row.ready_at,
  };
}

type ClockRow = Row<'news_clock'>;
type RecordedClockRow = { [Column in Exclude<keyof ClockRow, 'ready_at'>]: NonNullable<ClockRow[Column]> };

/** The constraint `news_clock_recording_whole` guarantees that these columns are not null. */
function isRecorded(row: ClockRow): row is ClockRow & RecordedClockRow {
  return row.mode === 'recorded';
}

/** Sets news time to system time. Drops the state of an earlier recording. */
export async function goLive(db: Queryable): Promise<void> {
  await db.rows(
    `insert into news_clock (id, mode) values (1, 'live')
     on conflict (id) do update set mode = ${NEWS_MODE.live}, recording_name = null, fictional = false, recorded_from = null,
       recorded_to = null, backfill_until = null, replay_at = null, wall_at = null, speed = 0, ready_at = null
     where news_clock.mode <> ${NEWS_MODE.live}`,
  );
}

export interface RecordingStart {
  name: string;
  from: Date;
  to: Date;
  fictional: boolean;
  backfillUntil: Date;
  wall: Date;
}

/** Updates the row only if it is in replay mode. */
function updateReplay(db: Queryable) {
  return db.kysely.updateTable('news_clock').where('id', '=', 1).where('mode', '=', 'recorded');
}

/** The replay's news time at a system time, computed from its row: `newsNow` in SQL. */
function replayNow(wall: Date) {
  return sql<Date>`least(replay_at + greatest(${wall}::timestamptz - wall_at, interval '0') * speed,
                         greatest(recorded_to, replay_at))`;
}

/**
 * Starts a replay at its beginning, or resumes the same recording from its row. If the backfill now reaches further,
 * the replay catches up.
 */
export async function startReplay(db: Queryable, start: RecordingStart): Promise<void> {
  await db.rows(
    `insert into news_clock (id, mode, recording_name, fictional, recorded_from, recorded_to, backfill_until,
                             replay_at, wall_at, speed)
     values (1, 'recorded', $1, $2, $3, $4, $5, $3, $6, 0)
     on conflict (id) do update set mode = excluded.mode, recording_name = excluded.recording_name,
       fictional = excluded.fictional, recorded_from = excluded.recorded_from, recorded_to = excluded.recorded_to,
       backfill_until = excluded.backfill_until, replay_at = excluded.replay_at, wall_at = excluded.wall_at,
       speed = 0, ready_at = null
     where (news_clock.recording_name, news_clock.recorded_from, news_clock.recorded_to)
           is distinct from (excluded.recording_name, excluded.recorded_from, excluded.recorded_to)`,
    [start.name, start.fictional, start.from, start.to, start.backfillUntil, start.wall],
  );
  await db.rows(
    `update news_clock set backfill_until = greatest($1, replay_at),
            speed = case when $1 > replay_at then 0 else speed end
      where id = 1 and mode = ${NEWS_MODE.recorded} and backfill_until <> $1`,
    [start.backfillUntil],
  );
}

/**
 * Resumes a paused replay where it stopped, without counting the pause. The launcher calls it before the worker
 * starts.
 */
export async function resumeReplay(db: Queryable, wall: Date): Promise<void> {
  await updateReplay(db).set({ wall_at: wall }).execute();
}

/** Stops the replay at `replayAt`. The launcher calls it when it stops, so that a restart can resume. */
export async function pauseReplay(db: Queryable, replayAt: Date, wall: Date): Promise<void> {
  await updateReplay(db)
    .set((eb) => ({ replay_at: eb.fn<Date>('greatest', ['replay_at', eb.val(replayAt)]), wall_at: wall }))
    .execute();
}

/** Compare-and-set. Returns false if another worker moved the clock first. */
export async function advanceReplay(db: Queryable, from: Date, to: Date, wall: Date): Promise<boolean> {
  const moved = await updateReplay(db)
    .set({ replay_at: to, wall_at: wall })
    .where('speed', '=', 0)
    .where('replay_at', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** After the backfill, runs the replay at `speed` from its current position. */
export async function startPlaying(db: Queryable, speed: number, wall: Date): Promise<void> {
  await updateReplay(db)
    .set({ replay_at: replayNow(wall), wall_at: wall, speed })
    .where('speed', '<>', speed)
    .whereRef('replay_at', '>=', 'backfill_until')
    .execute();
}

/** Saves the position of a running replay, so that a kill loses little. News time is not affected. */
export async function persistReplay(db: Queryable, wall: Date): Promise<void> {
  await updateReplay(db)
    .set({ replay_at: replayNow(wall), wall_at: wall })
    .where('speed', '>', 0)
    .where('wall_at', '<', wall)
    .execute();
}

/** Marks the first round as finished. This is never reset. */
export async function markReady(db: Queryable, wall: Date): Promise<void> {
  await db.kysely
    .updateTable('news_clock')
    .set({ ready_at: wall })
    .where('id', '=', 1)
    .where('ready_at', 'is', null)
    .execute();
}
