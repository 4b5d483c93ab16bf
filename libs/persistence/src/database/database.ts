import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { openConnection } from './connection.js';
import { rowsOn } from './rows-on.js';

/** What a named query runs on: the pool, or one transaction's connection. */
export interface Queryable {
  /**
   * Rows with PostgreSQL's own types: timestamptz as Date, integer as number, arrays as arrays. A statement with a name
   * is planned once a connection: for long ones that run thousands of times and whose plan does not depend on values.
   */
  rows<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** Named SQL on the ORM's own connection pool. */
export class Database implements Queryable {
  private constructor(
    readonly orm: MikroORM,
    private readonly pool: pg.Pool,
  ) {}

  static async of(orm: MikroORM): Promise<Database> {
    return new Database(orm, await orm.em.getDriver().getConnection().getNativeClient());
  }

  rows<Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> {
    return rowsOn<Row>(this.pool, text, values, name);
  }

  /** Runs `work` in one transaction; rolls back and rethrows when it fails. */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({ rows: (text, values = [], name) => rowsOn(client, text, values, name) });
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
