import pg from 'pg';
import { type Queryable, queryableOn } from './database.js';
import { statementsOn } from './statements.js';

export interface OpenPool {
  db: Queryable;
  close: () => Promise<void>;
}

/** How long the server may take (ms): until a connection is open or free, and until a statement is answered. */
export interface Patience {
  connectMs: number;
  answerMs: number;
}

/**
 * A small pool without the ORM. Lost connections are replaced at the next statement. Without `patience`, statements wait for a server
 * that does not answer.
 */
export function openPool(url: string, size: number, patience?: Patience): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    keepAlive: true,
    ...(patience && {
      connectionTimeoutMillis: patience.connectMs,
      query_timeout: patience.answerMs,
    }),
  });
  pool.on('error', () => 'an idle connection was lost: the pool has removed it');
  return { db: queryableOn(statementsOn(pool)), close: () => pool.end() };
}
