import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { openConnection } from '#persistence/database';
import { freePort } from '../../libs/platform/src/embedded/port.js';
import { runBinary } from '../../libs/platform/src/embedded/run-binary.js';
import { type ServerAccount, serverAccount } from '../../libs/platform/src/embedded/server-account.js';
import { serverPlaces } from '../../libs/platform/src/embedded/server-places.js';
import { runningProcesses } from '../../tools/measure/process-memory.js';
import { dataFolder } from './launcher.js';

export interface Standby {
  /** Of a database of the same name as on the primary. */
  urlOf: (primaryUrl: string) => string;
  start: () => Promise<void>;
  /** Stops without cleanup, as in a crash. */
  stop: () => Promise<void>;
  /** It receives the log and replays nothing more, as a replica that lags. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Its processes stand still and their connections stay open, as on a machine that hangs. */
  freeze: () => void;
  thaw: () => void;
  remove: () => Promise<void>;
}

/** What a copy of a running server must not have. The log comes from the primary. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal']);

/** A streaming replica of a server on this machine, made from a copy of its files: the package has no pg_basebackup. */
export async function startStandby(primaryUrl: string): Promise<Standby> {
  const data = dataFolder();
  mkdirSync(data, { recursive: true });
  const account = serverAccount();
  const { bin, home } = await serverPlaces(data, account);
  const cluster = join(home, 'cluster');
  await copyCluster(primaryUrl, cluster);
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const source = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`;
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `\nprimary_conninfo = '${source}'\n`);
  writeFileSync(join(cluster, 'standby.signal'), '');
  chmodSync(cluster, 0o700);
  if (account !== null) own(cluster, account);
  const port = await freePort();
  const control = async (...args: string[]) => {
    const all = [...args, '-D', cluster, '-w', '-t', '120', '-s'];
    const { code, output } = await runBinary(join(bin, 'pg_ctl'), all, account, home);
    if (code !== 0) throw new Error(`pg_ctl ${args[0]} failed: ${output}`);
  };
  const options = `-p ${port} -c listen_addresses='127.0.0.1' -c unix_socket_directories=''`;
  const start = () => control('start', '-l', join(home, 'standby.log'), '-o', options);
  const stop = () => control('stop', '-m', 'immediate');
  const urlOf = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  const say = async (statement: string) => {
    const client = await openConnection(urlOf(primaryUrl));
    await client.query(statement).finally(() => client.end());
  };
  const pid = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  await start();
  return {
    urlOf,
    start,
    stop,
    pause: () => say('select pg_wal_replay_pause()'),
    resume: () => untilNoConflict(() => say('select pg_wal_replay_resume()')),
    freeze: () => freeze(pid()),
    thaw: () => thaw(pid()),
    remove: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** What a replica replays after a pause may cancel any statement, even the one that ended the pause. */
async function untilNoConflict(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== '40001') throw error;
    }
  }
}

/** The server itself stands still first and goes on last: meanwhile it starts no process and none of its ids is freed. */
function freeze(server: number): void {
  process.kill(server, 'SIGSTOP');
  for (const pid of childrenOf(server)) process.kill(pid, 'SIGSTOP');
}

function thaw(server: number): void {
  for (const pid of childrenOf(server)) process.kill(pid, 'SIGCONT');
  process.kill(server, 'SIGCONT');
}

const childrenOf = (server: number) =>
  runningProcesses()
    .filter(({ parent }) => parent === server)
    .map(({ pid }) => pid);

/** Between the start and the stop of a backup, as PostgreSQL's manual describes for a base backup by hand. */
async function copyCluster(primaryUrl: string, to: string): Promise<void> {
  const client = await openConnection(primaryUrl);
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const from = rows[0]?.data_directory ?? '';
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    mkdirSync(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    mkdirSync(join(to, 'pg_wal', 'summaries'), { recursive: true, mode: 0o700 });
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), stopped.rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

function own(path: string, { uid, gid }: ServerAccount): void {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    chownSync(join(entry.parentPath, entry.name), uid, gid);
}
