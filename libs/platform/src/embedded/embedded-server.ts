import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../runtime/errors.js';
import { initCluster, PASSWORD_FILE, SUPERUSER } from './init-cluster.js';
import { accepts, freePort } from './port.js';
import { isAlive } from './process-alive.js';
import { lastLine, runBinary } from './run-binary.js';
import { type ServerAccount, serverAccount } from './server-account.js';
import { sharedBuffersMb } from './server-memory.js';
import { dataOwner, type ServerPlaces, serverPlaces } from './server-places.js';

/** How long to wait for a server that another process is just starting (ms). */
const JOIN_WITHIN_MS = 10_000;

export interface EmbeddedServer {
  /** Connection URL of the server's `postgres` database. */
  url: string;
  /** True when this call started the server; false when it was already running. */
  started: boolean;
  /** A hint for the operator about the location of the data. */
  note: string | null;
  /** Path of the server's own log. */
  log: string;
  /** Stops the server in either case. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server from the npm package on 127.0.0.1, with a random password and its data under `dataDir`.
 * Joins the server if it already runs on that data. It runs in its own session, so Ctrl-C in the terminal does not reach it.
 * Without a `port`, it gets a free one.
 * @throws OperatorError if the folder is not writable or the server does not start
 */
export async function startEmbeddedServer(dataDir: string, port?: number): Promise<EmbeddedServer> {
  assertWritable(dataDir);
  const account = serverAccount(dataOwner(dataDir));
  const places = await serverPlaces(dataDir, account);
  const cluster = join(places.home, 'cluster');
  if (!existsSync(join(cluster, PASSWORD_FILE))) await initCluster(places, cluster, account);
  const running = await answeringPort(cluster);
  const server =
    running === null
      ? await startCluster(places, cluster, account, port ?? (await freePort()))
      : { port: running, started: false };
  const password = readFileSync(join(cluster, PASSWORD_FILE), 'utf8').trim();
  return {
    url: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`,
    started: server.started,
    note: places.note,
    log: logOf(places),
    stop: () => stopCluster(places, cluster, account),
  };
}

/**
 * Creates the data folder if it is missing.
 * @throws OperatorError if it is not writable
 */
export function assertWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new OperatorError(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`, {
      cause,
    });
  }
}

async function startCluster(
  places: ServerPlaces,
  cluster: string,
  account: ServerAccount | null,
  port: number,
): Promise<{ port: number; started: boolean }> {
  const settings = [
    `-p ${port}`,
    "-c listen_addresses='127.0.0.1'",
    "-c unix_socket_directories=''",
    `-c shared_buffers=${sharedBuffersMb()}MB`,
    '-c wal_buffers=4MB',
    '-c max_connections=100',
    '-c max_wal_size=1GB',
    '-c synchronous_commit=on',
    // A search reads thousands of pages, most of them from the system's cache. The default asks another process for each.
    '-c io_method=sync',
  ].join(' ');
  const log = logOf(places);
  const args = ['start', '-D', cluster, '-w', '-t', '60', '-s', '-l', log, '-o', settings];
  const { code, output } = await runBinary(join(places.bin, 'pg_ctl'), args, account, places.home);
  if (code === 0) return { port, started: true };
  const joined = await portOfAnother(cluster);
  if (joined !== null) return { port: joined, started: false };
  throw new OperatorError(`The embedded database did not start: ${lastLine(output)} See the log: ${log}`);
}

async function stopCluster(
  places: ServerPlaces,
  cluster: string,
  account: ServerAccount | null,
): Promise<void> {
  if (runningPort(cluster) === null) return;
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30', '-s'];
  const { code, output } = await runBinary(join(places.bin, 'pg_ctl'), args, account, places.home);
  if (code !== 0 && runningPort(cluster) !== null) {
    throw new OperatorError(`The embedded database did not stop: ${lastLine(output)}`);
  }
}

/** The port of the server that another process is starting on this cluster. */
async function portOfAnother(cluster: string): Promise<number | null> {
  const deadline = Date.now() + JOIN_WITHIN_MS;
  while (existsSync(join(cluster, 'postmaster.pid')) && Date.now() < deadline) {
    const port = await answeringPort(cluster);
    if (port !== null) return port;
    await wait(100);
  }
  return null;
}

/** The process id may have been reused. Only a port that accepts connections counts. */
async function answeringPort(cluster: string): Promise<number | null> {
  const port = runningPort(cluster);
  return port !== null && (await accepts(port)) ? port : null;
}

/** The port of a running server on this cluster, from its pid file (line 1: process id, line 4: port). */
function runningPort(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return isAlive(pid) && Number.isInteger(port) && port > 0 ? port : null;
}

function logOf(places: ServerPlaces): string {
  return join(places.home, 'server.log');
}
