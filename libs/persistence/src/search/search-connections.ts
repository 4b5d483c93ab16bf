import pg from 'pg';
import type { RawSql } from '../database/database.js';
import { rowsOf, statementsOn } from '../database/statements.js';

/** An unused connection is kept for so long (ms): a new one takes longer than most searches. */
const IDLE_MS = 60_000;

/**
 * No statement takes longer than this (ms), none reads a table from end to end (the words' index answers, and rows are
 * looked up one by one), and none is compiled or spread over processors, which would take longer than it saves.
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
 * Connections of searches alone, a few: they start under the settings of searches, so that no statement needs a
 * transaction, with its two answers to wait for, to be bounded.
 */
export class SearchConnections implements RawSql {
  private readonly pool: pg.Pool;

  constructor(url: string, { most, timeoutMs }: { most: number; timeoutMs: number }) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: most,
      idleTimeoutMillis: IDLE_MS,
      onConnect: (client) => client.query(settings(timeoutMs)),
    });
    // A lost connection fails the statement that it runs; the pool leaves out one that is lost unused.
    const heard = () => undefined;
    this.pool.on('error', heard).on('connect', (client) => client.on('error', heard));
  }

  rows<Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return rowsOf<Row>(statementsOn(this.pool), text, values, name);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
