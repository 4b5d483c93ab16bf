import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedServer } from '#platform/embedded';
import { runBinary } from '../../libs/platform/src/embedded/run-binary.js';
import { serverAccount } from '../../libs/platform/src/embedded/server-account.js';
import { serverPlaces } from '../../libs/platform/src/embedded/server-places.js';
import { dataFolder } from './launcher.js';

export interface RestartingServer {
  url: string;
  /** The folder of its files. */
  cluster: string;
  /** Stops without cleanup, as in a crash, and restarts on the same port. */
  crashAndRestart: () => Promise<void>;
  /** Stops without cleanup, as in a crash. */
  stop: () => Promise<void>;
  /** Starts again on the same port, after `stop`. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A PostgreSQL server for one test. */
export async function startRestartingServer(): Promise<RestartingServer> {
  const data = dataFolder();
  mkdirSync(data, { recursive: true });
  const server = await startEmbeddedServer(data);
  const account = serverAccount();
  const { bin, home } = await serverPlaces(data, account);
  const cluster = join(home, 'cluster');
  const control = async (...args: string[]) => {
    const all = [...args, '-D', cluster, '-m', 'immediate', '-w', '-t', '120', '-s'];
    const { code, output } = await runBinary(join(bin, 'pg_ctl'), all, account, home);
    if (code !== 0) throw new Error(`pg_ctl ${args[0]} failed: ${output}`);
  };
  const crashAndRestart = () => control('restart', '-l', server.log);
  const stop = () => control('stop');
  const { port } = new URL(server.url);
  const options = `-p ${port} -c listen_addresses='127.0.0.1' -c unix_socket_directories=''`;
  const start = () => control('start', '-l', server.log, '-o', options);
  const remove = async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { url: server.url, cluster, crashAndRestart, stop, start, remove };
}
