import type { MikroORM } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openConnection } from './connection.js';
import { assertDelivery } from './delivery.js';
import { kyselyOn } from './kysely-on.js';
import { type RunStatement, rowsOf, statementsOn } from './statements.js';
import type { Tables } from './tables.js';

/** Runs SQL text. */
export interface RawSql {
  /**
   * Rows with the driver's types: timestamptz as Date, integer as number, arrays as arrays. A named statement is
   * planned once per connection. Use it for long statements that run thousands of times and whose plan does not
   * depend on values.
   */
  rows<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** Runs queries on the pool or on one transaction's connection. */
export interface Queryable extends RawSql {
  /** Typed reads and writes, on the same connection and with the same value types as `rows`. */
  readonly kysely: Kysely<Tables>;
}

/** Typed queries and raw SQL on the ORM's own connection pool. */
export class Database implements Queryable {
  readonly kysely: Kysely<Tables>;
  private readonly run: RunStatement;

  private constructor(
    readonly orm: MikroORM,
    private readonly pool: pg.Pool,
    /** URL for connections that keep a session: PostgreSQL itself, not a pooler in transaction mode. */
    readonly directUrl: string,
  ) {
    this.run = statementsOn(pool);
    this.kysely = kyselyOn(this.run);
  }

  static async of(orm: MikroORM, directUrl = urlOf(orm)): Promise<Database> {
    return new Database(orm, await orm.em.getDriver().getConnection().getNativeClient(), directUrl);
  }

  rows<Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return rowsOf<Row>(this.run, text, values, name);
  }

  /** Runs `work` in one transaction. If it fails, rolls back and rethrows. */
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

  /** The pool's connections: open ones, idle ones among them, and callers that wait for one. */
  poolUse(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.pool;
    return { open, idle, waiting };
  }

  /** URL of the primary server. */
  get url(): string {
    return urlOf(this.orm);
  }

  /**
   * A separate connection for LISTEN. The caller closes it. `lost` may be called before the promise resolves.
   * @throws UndeliveredError if LISTEN delivers nothing there
   */
  async listener(lost: (error: Error) => void): Promise<pg.Client> {
    const client = await openConnection({ connectionString: this.directUrl, keepAlive: true }, lost);
    try {
      await assertDelivery(client, (channel) => this.rows("select pg_notify($1, '')", [channel]));
      return client;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.orm.close();
  }
}

function urlOf(orm: MikroORM): string {
  return orm.config.get('clientUrl') ?? '';
}

/** Typed queries and raw SQL on a given statement runner. */
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
