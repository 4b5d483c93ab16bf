import pg from 'pg';
import type { RawSql } from '../database/database.js';
import { rowsOf, statementsOn } from '../database/statements.js';

/**
 * How long an idle connection stays open (ms). Opening one takes longer than most searches, and the first time that a connection reads
 * a page of PostgreSQL's shared memory takes several times as long as later.
 */
const IDLE_MS = 600_000;

interface Limits {
  /** Connections. */
  most: number;
  /** The server cancels slower statements (ms). */
  timeoutMs: number;
  /** The server is a replica, whose searches the primary can answer: wait for it less long. */
  isReplica?: boolean;
}

/** The longest time for opening a connection (ms). */
const CONNECT_MS = 5000;
const CONNECT_TO_REPLICA_MS = 2000;
/** How much later than the server itself a statement is given up (ms): the server's own timeout is of no use if the server hangs. */
const GRACE_MS = 1000;

/**
 * Cancels slow statements and rules out plans that read whole tables: an index finds the rows, which are then read
 * one by one. JIT and parallel workers are off because starting them takes longer than they save.
 */
function settings(timeoutMs: number): string {
  const all = {
    statement_timeout: timeoutMs,
    enable_seqscan: 'off',
    enable_mergejoin: 'off',
    enable_hashjoin: 'off',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
  };
  return Object.entries(all)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ');
}

/**
 * A few connections for searches alone. Each starts with the settings above. So a search needs no transaction to set
 * them, which would cost two more round trips. A pooler in transaction mode would give them to other statements, too:
 * `url` leads to PostgreSQL itself.
 */
export class SearchConnections implements RawSql {
  private readonly pool: pg.Pool;

  constructor(url: string, { most, timeoutMs, isReplica = false }: Limits) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: most,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      connectionTimeoutMillis: isReplica ? CONNECT_TO_REPLICA_MS : CONNECT_MS,
      query_timeout: timeoutMs + GRACE_MS,
      onConnect: (client) => client.query(settings(timeoutMs)),
    });
    // A lost connection fails its statement and leaves the pool. Its error event only needs a listener.
    const ignore = () => undefined;
    this.pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  }

  rows<Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return rowsOf<Row>(statementsOn(this.pool), text, values, name);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
