import { openConnection } from '#persistence/database';
import { startEmbeddedServer } from '#platform/embedded';
import { connectionReason, OperatorError, readSettings, type Settings } from '#platform/runtime';
import { chooseFeeds, databaseOf } from '../feeds/feed-set.js';
import { databaseOfLauncher } from './database-of-launcher.js';
import { assertNewEnough } from './server-version.js';

export interface OpenDatabase {
  url: string;
  /** For connections that need a session: locks and migrations. `url` if it is no pooler. */
  directUrl: string;
  /** True for the embedded server, false for the operator's own server. */
  embedded: boolean;
  /** False if the embedded server was already running: another process owns it. */
  startedHere: boolean;
  note: string | null;
  /** The embedded server's log. */
  log: string | null;
  /** Stops the embedded server if this call started it. */
  close(): Promise<void>;
  /** Stops the embedded server in either case. */
  stop(): Promise<void>;
}

type Place = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR' | 'FEEDS' | 'RECORDED_DIR'>;

/**
 * Opens the configured database: DATABASE_URL, or a database on the embedded server of DATA_DIR, which is started if it is not
 * running and ignores DATABASE_DIRECT_URL. On the embedded server each feed set has its own database. Without a `name`, opens the one
 * that commands use.
 * @throws OperatorError if the database cannot be reached, or its server is too old
 */
export async function openDatabase(
  settings: Place = readSettings(process.env),
  name?: string,
): Promise<OpenDatabase> {
  const nothing = async () => {};
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = settings;
  if (url) {
    await assertReachable('DATABASE_URL', url);
    if (directUrl) await assertReachable('DATABASE_DIRECT_URL', directUrl);
    return {
      url,
      directUrl: directUrl ?? url,
      embedded: false,
      startedHere: false,
      note: null,
      log: null,
      close: nothing,
      stop: nothing,
    };
  }
  const server = await startEmbeddedServer(settings.DATA_DIR);
  const close = server.started ? server.stop : nothing;
  let database: string;
  try {
    database = name ?? (await databaseOfCommands(settings, server.url));
    await ensureDatabase(server.url, database);
  } catch (error) {
    await close();
    throw error;
  }
  const embeddedUrl = withDatabase(server.url, database);
  return {
    url: embeddedUrl,
    directUrl: embeddedUrl,
    embedded: true,
    startedHere: server.started,
    note: server.note,
    log: server.log,
    close,
    stop: server.stop,
  };
}

/**
 * With FEEDS=auto, that of the launcher that runs, otherwise that of live feeds if there is one: whether the internet responds at this
 * moment must not decide which news a backup holds.
 */
async function databaseOfCommands(settings: Place, adminUrl: string): Promise<string> {
  if (settings.FEEDS === 'auto') {
    const used = await databaseOfLauncher(adminUrl);
    if (used !== null) return used;
    const live = databaseOf({ mode: 'live' });
    if (await hasDatabase(adminUrl, live)) return live;
  }
  return databaseOf(await chooseFeeds(settings));
}

/** What the apps read to find the database. */
export function databaseEnv({ url, directUrl, embedded }: OpenDatabase): Record<string, string> {
  const ignored: Record<string, string> = embedded ? { DATABASE_REPLICA_URLS: '' } : {};
  return { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, ...ignored };
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const client = await openConnection(adminUrl);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  if (await hasDatabase(adminUrl, name)) return;
  const client = await openConnection(adminUrl);
  try {
    await client.query(`create database "${name}"`);
  } catch (error) {
    // 42P04: another command has just created the same database.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}

async function assertReachable(setting: string, url: string): Promise<void> {
  let client: Awaited<ReturnType<typeof openConnection>> | null = null;
  try {
    client = await openConnection({ connectionString: url, connectionTimeoutMillis: 5000 });
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    assertNewEnough(setting, rows[0]?.version ?? '');
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const { hostname, port, pathname } = new URL(url);
    throw new OperatorError(
      `${setting} cannot be used: ${hostname}:${port || '5432'}${pathname} responds with "${connectionReason(cause)}".`,
      { cause },
    );
  } finally {
    await client?.end().catch((error: Error) => process.stderr.write(`${error.message}\n`));
  }
}
