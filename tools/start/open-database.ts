import { openConnection } from '#persistence/database';
import { startEmbeddedServer } from '#platform/embedded';
import { OperatorError, readSettings, type Settings } from '#platform/runtime';
import { chooseFeeds, databaseOf } from './feed-set.js';

export interface OpenDatabase {
  url: string;
  /** Embedded server on its data folder, not a server of the operator's. */
  embedded: boolean;
  /** False when the embedded server ran before this call: somebody else owns it. */
  startedHere: boolean;
  note: string | null;
  /** The embedded server's log. */
  log: string | null;
  /** Stops the embedded server when this call started it. */
  close(): Promise<void>;
  /** Stops the embedded server in either case. */
  stop(): Promise<void>;
}

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'FEEDS' | 'RECORDED_DIR'>;

/**
 * The database that the settings name: DATABASE_URL, else one on the embedded server of DATA_DIR, which is joined
 * where it runs and started where it does not. There each feed set has its own: without a `name` it is the one
 * that a start with these settings would use.
 * @throws OperatorError when it cannot be reached
 */
export async function openDatabase(
  settings: Place = readSettings(process.env),
  name?: string,
): Promise<OpenDatabase> {
  const nothing = async () => {};
  if (settings.DATABASE_URL) {
    await assertReachable(settings.DATABASE_URL);
    return {
      url: settings.DATABASE_URL,
      embedded: false,
      startedHere: false,
      note: null,
      log: null,
      close: nothing,
      stop: nothing,
    };
  }
  const database = name ?? databaseOf(await chooseFeeds(settings));
  const server = await startEmbeddedServer(settings.DATA_DIR);
  const close = server.started ? server.stop : nothing;
  try {
    await ensureDatabase(server.url, database);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: withDatabase(server.url, database),
    embedded: true,
    startedHere: server.started,
    note: server.note,
    log: server.log,
    close,
    stop: server.stop,
  };
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = await openConnection(adminUrl);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database "${name}"`);
  } catch (error) {
    // Two commands may both have found it missing: 42P04 says that the other was faster.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}

async function assertReachable(url: string): Promise<void> {
  let client: Awaited<ReturnType<typeof openConnection>> | null = null;
  try {
    client = await openConnection({ connectionString: url, connectionTimeoutMillis: 5000 });
    await client.query('select 1');
  } catch (cause) {
    const { hostname, port, pathname } = new URL(url);
    const reason = cause instanceof Error && cause.message ? cause.message : String(cause);
    throw new OperatorError(
      `DATABASE_URL cannot be used: ${hostname}:${port || '5432'}${pathname} answers "${reason}".`,
      { cause },
    );
  } finally {
    await client?.end().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
}
