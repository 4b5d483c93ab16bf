import type { Queryable } from '../database/database.js';
import { lostConnection, noAnswer, statementCancelled } from '../database/lost-connection.js';
import { type OpenPool, openPool } from '../database/open-pool.js';
import { inTime, LOOK_MS } from './in-time.js';
import { walPosition } from './wal-position.js';

/** Opening a connection, and the longest answer of a replica that may have vanished (ms). */
const READING = { connectMs: 2000, answerMs: 5000 };
const LOOKING = { connectMs: LOOK_MS, answerMs: LOOK_MS };
/** A statement read what replaying the log had to remove. */
const CONFLICT = '40001';
/** Every connection of the pool was in use for that long. */
const WAITED = /timeout exceeded when trying to connect/i;

/** One streaming replica. */
export class Replica {
  /** Host and port, for the log: the URL holds a password. */
  readonly name: string;
  readonly db: Queryable;
  /** What it had replayed at the last look; null while it is left out. */
  replayed: bigint | null = null;
  private readonly readers: OpenPool;
  /** One connection, so that looks never wait for readers. */
  private readonly looks: OpenPool;

  constructor(
    readonly url: string,
    size: number,
  ) {
    this.name = new URL(url).host;
    this.readers = openPool(url, size, READING);
    this.looks = openPool(url, 1, LOOKING);
    this.db = this.readers.db;
  }

  /** @throws Error if it does not respond in time, or replays nothing because it is no standby */
  async look(): Promise<bigint> {
    const text = 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed';
    const [row] = await inTime(this.looks.db.rows<{ standby: boolean; replayed: string | null }>(text));
    const replayed = walPosition(row?.replayed);
    if (row?.standby !== true || replayed === null) throw new Error('it is no standby that replays');
    return replayed;
  }

  async close(): Promise<void> {
    await Promise.all([this.readers.close(), this.looks.close()]);
  }
}

/** Whether reading failed because all connections to the replica were in use. The replica is well; the primary can answer. */
export function replicaBusy(error: unknown): boolean {
  return WAITED.test((error as { message?: string }).message ?? '');
}

/** Whether reading failed because of the replica: it is gone, or had to cancel the statement. The primary can answer. */
export function replicaFailed(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  if (code === CONFLICT || noAnswer(error)) return true;
  return !statementCancelled(error) && lostConnection(error);
}
