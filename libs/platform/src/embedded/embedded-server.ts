import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../errors.js';
import { accepts, freePort } from './port.js';
import { runBinary } from './run-binary.js';
import { type ServerAccount, serverAccount } from './server-account.js';
import { type ServerPlaces, serverPlaces } from './server-places.js';

const SUPERUSER = 'followthrough';

/** Collation does not depend on the machine's locale: LANG may be unset. */
const INITDB_ARGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--lc-collate=C',
  '--lc-ctype=C',
  '--auth=scram-sha-256',
  `--username=${SUPERUSER}`,
];

export interface EmbeddedServer {
  /** Connection URL of the server's `postgres` database. */
  url: string;
  /** True when this call started the server; false when it was already running. */
  started: boolean;
  /** Something the operator should know about where the data lies. */
  note: string | null;
  /** Stops the server in either case. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server that the npm package brings, on 127.0.0.1 with a random password, data under
 * `dataDir`; joins it where it already runs on that data. The server runs in a session of its own, so Ctrl-C
 * in the terminal does not reach it.
 * @throws Error with one sentence for people when the folder cannot be written or the server does not start.
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  makeWritable(dataDir);
  const account = serverAccount();
  const places = await serverPlaces(dataDir, account);
  const cluster = join(places.home, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initCluster(places, cluster, account);
  const running = await answeringPort(cluster);
  const port = running ?? (await startCluster(places, cluster, account));
  const password = readFileSync(join(places.home, 'password'), 'utf8').trim();
  return {
    url: `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    started: running === null,
    note: places.note,
    stop: () => stopCluster(places, cluster, account),
  };
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new OperatorError(`The data folder ${dataDir} cannot be written: choose another with DATA_DIR.`, {
      cause,
    });
  }
}

async function initCluster(
  places: ServerPlaces,
  cluster: string,
  account: ServerAccount | null,
): Promise<void> {
  rmSync(cluster, { recursive: true, force: true });
  const passwordFile = join(places.home, 'password');
  writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = ['-D', cluster, `--pwfile=${passwordFile}`, ...INITDB_ARGS];
  const { code, output } = await runBinary(join(places.bin, 'initdb'), args, account, places.home);
  if (code === 0) return;
  rmSync(cluster, { recursive: true, force: true });
  throw new OperatorError(`The embedded database could not be set up in ${places.home}: ${lastLine(output)}`);
}

async function startCluster(
  places: ServerPlaces,
  cluster: string,
  account: ServerAccount | null,
): Promise<number> {
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    "-c listen_addresses='127.0.0.1'",
    "-c unix_socket_directories=''",
    '-c shared_buffers=128MB',
    '-c max_connections=100',
    '-c max_wal_size=1GB',
    '-c synchronous_commit=on',
  ].join(' ');
  const log = join(places.home, 'server.log');
  const args = ['start', '-D', cluster, '-w', '-t', '60', '-s', '-l', log, '-o', settings];
  const { code, output } = await runBinary(join(places.bin, 'pg_ctl'), args, account, places.home);
  if (code === 0) return port;
  const joined = await answeringPort(cluster);
  if (joined !== null) return joined;
  throw new OperatorError(`The embedded database did not start: ${lastLine(output)} Its log is ${log}.`);
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

/** A process number may have been given to another program since: only a port that answers counts. */
async function answeringPort(cluster: string): Promise<number | null> {
  const port = runningPort(cluster);
  return port !== null && (await accepts(port)) ? port : null;
}

/** The port of a live server on this cluster, from its pid file (line 1 the process, line 4 the port). */
function runningPort(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return isAlive(pid) && Number.isInteger(port) && port > 0 ? port : null;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return true;
}

function lastLine(output: string): string {
  return output.split('\n').filter(Boolean).at(-1) ?? 'no message.';
}
