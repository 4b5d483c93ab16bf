import pg from 'pg';
import { type Queryable, queryableOn } from './database.js';
import { statementsOn } from './statements.js';

export interface OpenPool {
  db: Queryable;
  close: () => Promise<void>;
}

/** A small pool without the ORM, for a process that must stay small. Lost connections are replaced at the next statement. */
export function openPool(url: string, size: number): OpenPool {
  const pool = new pg.Pool({ connectionString: url, max: size, keepAlive: true });
  pool.on('error', () => 'an idle connection was lost: the pool has removed it');
  return { db: queryableOn(statementsOn(pool)), close: () => pool.end() };
}
