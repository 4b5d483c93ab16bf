import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedServer } from '#platform/embedded';
import { OperatorError } from '#platform/runtime';
import { type LauncherLock, lockEmbedded } from '../database/launcher-lock.js';
import type { OpenDatabase } from '../database/open-database.js';
import type { Part, Running } from './supervisor.js';

/**
 * For one restart (ms). Processes of a killed server finish their statements first, and a server does not start beside them.
 * A crashed server replays its write-ahead log.
 */
const RESTART_WITHIN_MS = 20_000;
const TRY_AGAIN_MS = 500;

/** The embedded server as a part that can be started again. Null for the operator's own server. */
export function embeddedDatabase(database: OpenDatabase, dataDir: string): Part | null {
  const { log } = database;
  if (log === null) return null;
  const start = async () => {
    await restart(database, dataDir);
    return runOf(database, await lockEmbedded(database.url, dataDir));
  };
  return { name: 'embedded database', log, start };
}

/** A run ends when the connection of the lock is lost: the server, or all of its connections, ended. */
export function runOf(database: OpenDatabase, lock: LauncherLock): Running {
  const stop = async () => {
    await lock.release();
    await database.stop();
  };
  return { ended: lock.lost, stop };
}

/** On the same port, because the apps know its URL. Joins the server if only its connections were lost. */
async function restart({ url }: OpenDatabase, dataDir: string): Promise<void> {
  const port = Number(new URL(url).port);
  const deadline = performance.now() + RESTART_WITHIN_MS;
  for (;;) {
    try {
      const server = await startEmbeddedServer(dataDir, port);
      if (new URL(server.url).port === String(port)) return;
      throw new OperatorError('another command has started the embedded database on another port');
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await wait(TRY_AGAIN_MS);
  }
}
