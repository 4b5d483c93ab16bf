import type { RawSql } from '#persistence/database';
import { tooSlow } from '../http/errors.js';

/**
 * Connections that begin no statement after `lastBegin`. A search has several statements, each with a time limit of its own. So it
 * ends by the limit of its last statement.
 * @param lastBegin of the same clock as `now` (ms)
 */
export function unlessLate(
  db: RawSql,
  lastBegin: number,
  now: () => number = () => performance.now(),
): RawSql {
  return {
    rows: async <Row>(text: string, values?: readonly unknown[], name?: string) => {
      if (now() > lastBegin) throw tooSlow();
      return db.rows<Row>(text, values, name);
    },
  };
}
