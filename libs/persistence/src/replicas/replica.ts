import pg from 'pg';
import { type Queryable, queryableOn } from '../database/database.js';
import { lostConnection, statementCancelled } from '../database/lost-connection.js';
import { rowsOf, statementsOn } from '../database/statements.js';
import { inTime, LOOK_MS } from './in-time.js';
import { walPosition } from './wal-position.js';

/** Opening a connection, and the longest answer of a replica that may have vanished (ms). */
const CONNECT_MS = 2000;
const ANSWER_MS = 5000;
/** A statement read what replaying the log had to remove. */
const CONFLICT = '40001';
/** Every connection of the pool was in use for CONNECT_MS. */
const WAITED = /timeout exceeded when trying to connect/i;

/** One streaming replica. */
export class Replica {
  /** Host and port, for the log: the URL holds a password. */
  readonly name: string;
  readonly db: Queryable;
  /** What it had replayed at the last look; null while it is left out. */
  replayed: bigint | null = null;
  private readonly pool: pg.Pool;
  /** One connection, so that looks never wait for readers. */
  private readonly looks: pg.Pool;

  constructor(
    readonly url: string,
    size: number,
  ) {
    this.name = new URL(url).host;
    this.pool = poolOf(url, size, ANSWER_MS);
    this.looks = poolOf(url, 1, LOOK_MS);
    this.db = queryableOn(statementsOn(this.pool));
  }

  /** @throws Error if it does not respond in time, or replays nothing because it is no standby */
  async look(): Promise<bigint> {
    const text = 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed';
    const [row] = await inTime(
      rowsOf<{ standby: boolean; replayed: string | null }>(statementsOn(this.looks), text),
    );
    const replayed = walPosition(row?.replayed);
    if (row?.standby !== true || replayed === null) throw new Error('it is no standby that replays');
    return replayed;
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.looks.end()]);
  }
}

function poolOf(url: string, max: number, answerMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
  });
  return pool.on('error', () => 'an idle connection was lost: the pool has removed it');
}

/** Whether reading failed because all connections to the replica were in use. The replica is well; the primary can answer. */
export function replicaBusy(error: unknown): boolean {
  return WAITED.test((error as { message?: string }).message ?? '');
}

/** Whether reading failed because of the replica: it is gone, or had to cancel the statement. The primary can answer. */
export function replicaFailed(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === CONFLICT || /query read timeout/i.test(message)) return true;
  return !statementCancelled(error) && lostConnection(error);
}
