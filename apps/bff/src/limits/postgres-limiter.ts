import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#persistence/database';

/** A limit in PostgreSQL. Uses our own pool. Migrations create the table, and the worker deletes expired rows. */
export function postgresLimiter(
  db: Database,
  name: string,
  limit: { points: number; duration: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    keyPrefix: name,
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    storeType: 'pool',
    storeClient: {
      query: async (query: { text: string; values: unknown[]; name?: string }) => {
        const rows = await db.rows(query.text, query.values, query.name);
        return { rows, rowCount: rows.length };
      },
    },
  });
}
