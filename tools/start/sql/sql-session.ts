import type { Writable } from 'node:stream';
import { openConnection } from '#persistence/database';
import { type Result, resultLines } from './result-table.js';

type Connection = Awaited<ReturnType<typeof openConnection>>;

/** A connection that prints what statements answer. */
export class SqlSession {
  /** True while a statement runs. */
  running = false;

  private constructor(
    private readonly url: string,
    private readonly connection: Connection,
    /** Its number on the server. */
    private readonly pid: number,
    private readonly output: Writable,
    private readonly errors: Writable,
  ) {}

  static async open(url: string, output: Writable, errors: Writable): Promise<SqlSession> {
    const connection = await openConnection(url);
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    return new SqlSession(url, connection, rows[0]?.pid ?? 0, output, errors);
  }

  /** Prints what one or more statements answer. Returns 1 if one failed. */
  async run(text: string, values?: string[]): Promise<number> {
    this.running = true;
    try {
      const asText = { getTypeParser: () => (value: string) => value };
      const answer = await this.connection.query({ text, values, rowMode: 'array', types: asText });
      for (const result of [answer].flat() as unknown as Result[])
        this.output.write(`${resultLines(result).join('\n')}\n`);
      return 0;
    } catch (error) {
      this.errors.write(`${(error as Error).message}\n`);
      return 1;
    } finally {
      this.running = false;
    }
  }

  /** Cancels the statement that runs, on another connection. It then fails. */
  async cancel(): Promise<void> {
    if (!this.running) return;
    try {
      const other = await openConnection(this.url);
      await other.query('select pg_cancel_backend($1)', [this.pid]).finally(() => other.end());
    } catch (error) {
      this.errors.write(`The statement cannot be cancelled: ${(error as Error).message}\n`);
    }
  }

  end(): Promise<void> {
    return this.connection.end();
  }
}
