import pg from 'pg';
import { type Queryable, queryableOn } from '../database/database.js';
import { lostConnection, statementCancelled } from '../database/lost-connection.js';
import { statementsOn } from '../database/statements.js';
import { walPosition } from './wal-position.js';

/** Opening a connection, and the longest answer of a replica that may have vanished (ms). */
const CONNECT_MS = 2000;
const ANSWER_MS = 10_000;
const LOOK_MS = 2000;
/** A statement read what replaying the log had to remove. */
const CONFLICT = '40001';

/** One streaming replica. */
export class Replica {
  /** Host and port, for the log: the URL holds a password. */
  readonly name: string;
  readonly db: Queryable;
  /** What it had replayed at the last look; null while it is left out. */
  replayed: bigint | null = null;
  private readonly pool: pg.Pool;

  constructor(
    readonly url: string,
    size: number,
  ) {
    this.name = new URL(url).host;
    this.pool = new pg.Pool({
      connectionString: url,
      max: size,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    });
    this.pool.on('error', () => 'an idle connection was lost: the pool has removed it');
    this.db = queryableOn(statementsOn(this.pool));
  }

  /** @throws Error if it does not respond in time, or replays nothing because it is no standby */
  async look(): Promise<bigint> {
    const text = 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as replayed';
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), LOOK_MS).unref();
    });
    const [row] = await Promise.race([
      this.db.rows<{ standby: boolean; replayed: string | null }>(text),
      late,
    ]);
    const replayed = walPosition(row?.replayed);
    if (row?.standby !== true || replayed === null) throw new Error('it is no standby that replays');
    return replayed;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** Whether reading failed because of the replica: it is gone, or had to cancel the statement. The primary can answer. */
export function replicaFailed(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === CONFLICT || /query read timeout/i.test(message)) return true;
  return !statementCancelled(error) && lostConnection(error);
}
