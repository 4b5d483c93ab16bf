import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedServer } from '#platform';
import { runBinary } from '../../libs/platform/src/embedded/run-binary.js';
import { serverAccount } from '../../libs/platform/src/embedded/server-account.js';
import { serverPlaces } from '../../libs/platform/src/embedded/server-places.js';
import { dataFolder } from './launcher.js';

export interface RestartingServer {
  url: string;
  /** As after a crash: nobody is told, nothing is tidied up; the same port again. */
  crashAndRestart: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A PostgreSQL server of the test's own. */
export async function startRestartingServer(): Promise<RestartingServer> {
  const data = dataFolder();
  mkdirSync(data, { recursive: true });
  const server = await startEmbeddedServer(data);
  const account = serverAccount();
  const { bin, home } = await serverPlaces(data, account);
  const crashAndRestart = async () => {
    const args = [
      'restart',
      '-D',
      join(home, 'cluster'),
      '-m',
      'immediate',
      '-w',
      '-t',
      '30',
      '-s',
      '-l',
      server.log,
    ];
    const { code, output } = await runBinary(join(bin, 'pg_ctl'), args, account, home);
    if (code !== 0) throw new Error(`the server did not restart: ${output}`);
  };
  const remove = async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  return { url: server.url, crashAndRestart, remove };
}
