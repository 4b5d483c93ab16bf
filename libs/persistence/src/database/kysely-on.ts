import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { RunStatement } from './statements.js';
import type { Tables } from './tables.js';

/**
 * Runs typed queries like raw SQL: on the same connection, with the same value types. Kysely opens no connection and
 * starts no transaction, because `Database` owns both.
 */
export function kyselyOn(run: RunStatement): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () =>
        new SharedDriver({ executeQuery: (query) => executed<never>(run, query), streamQuery }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class SharedDriver extends DummyDriver {
  constructor(private readonly connection: DatabaseConnection) {
    super();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  override async beginTransaction(): Promise<void> {
    throw new Error('transactions are started by Database.transaction');
  }
}

async function executed<R>(run: RunStatement, { sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
  const { rows, rowCount } = await run(sql, parameters);
  return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
}

function streamQuery(): never {
  throw new Error('typed queries are not streamed');
}
