import type { RawSql } from '#persistence/database';
import { tooSlow } from '../http/errors.js';

/**
 * Connections that begin no statement after `longestMs`. A search has several statements, each with a time limit of its own. So the
 * search takes at most `longestMs` and the limit of its last statement.
 * @param now ms, from any start
 */
export function unlessLate(
  db: RawSql,
  longestMs: number,
  now: () => number = () => performance.now(),
): RawSql {
  const lastBegin = now() + longestMs;
  return {
    rows: async <Row>(text: string, values?: readonly unknown[], name?: string) => {
      if (now() > lastBegin) throw tooSlow();
      return db.rows<Row>(text, values, name);
    },
  };
}
