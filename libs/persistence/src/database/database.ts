import type { MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openConnection } from './connection.js';
import { kyselyOn } from './kysely-on.js';
import { type RunStatement, rowsOf, statementsOn } from './statements.js';
import type { Tables } from './tables.js';

/** What SQL text runs on. */
export interface RawSql {
  /**
   * Rows with PostgreSQL's own types: timestamptz as Date, integer as number, arrays as arrays. A statement with a name
   * is planned once a connection: for long ones that run thousands of times and whose plan does not depend on values.
   */
  rows<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** What a query runs on: the pool, or one transaction's connection. */
export interface Queryable extends RawSql {
  /** Simple reads and writes, typed by the entities; the same connection and the same types of values as `rows`. */
  readonly kysely: Kysely<Tables>;
}

/** Typed queries and raw SQL on the ORM's own connection pool. */
export class Database implements Queryable {
  readonly kysely: Kysely<Tables>;
  private readonly run: RunStatement;

  private constructor(
    readonly orm: MikroORM,
    private readonly pool: pg.Pool,
  ) {
    this.run = statementsOn(pool);
    this.kysely = kyselyOn(this.run);
  }

  static async of(orm: MikroORM): Promise<Database> {
    return new Database(orm, await orm.em.getDriver().getConnection().getNativeClient());
  }

  rows<Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return rowsOf<Row>(this.run, text, values, name);
  }

  /** Runs `work` in one transaction; rolls back and rethrows when it fails. */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(queryableOn(statementsOn(client)));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((rollback: Error) => {
        broken = rollback;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** The pool's connections: open, of these idle, and how many callers wait for one. */
  poolUse(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { open, idle, waiting };
  }

  /** Of the primary. */
  get url(): string {
    return this.orm.config.get('clientUrl') ?? '';
  }

  /** A connection of its own for LISTEN; the caller ends it. `lost` may be told before it is answered. */
  listener(lost: (error: Error) => void): Promise<pg.Client> {
    return openConnection({ connectionString: this.url, keepAlive: true }, lost);
  }

  close(): Promise<void> {
    return this.orm.close();
  }
}

/** Typed queries and raw SQL by what runs a statement. */
export function queryableOn(run: RunStatement): Queryable {
  let kysely: Kysely<Tables> | undefined;
  return {
    get kysely() {
      kysely ??= kyselyOn(run);
      return kysely;
    },
    rows: (text, values, name) => rowsOf(run, text, values, name),
  };
}
