import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { WAITS } from '#platform/parent';
import { OperatorError, projectRoot, type Settings } from '#platform/runtime';
import { tell } from './child.js';
import type { FeedSet } from './feeds/feed-set.js';

const PREPARE = 'dist/tools/start/prepare.js';

export interface Preparing {
  /** @throws OperatorError with what the process printed, if it fails */
  prepare: (databaseUrl: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Migrates and seeds the database and sets the feeds up, in a process of its own: the ORM and the seed take 100 MB that the
 * launcher would keep for as long as it runs. The process loads them while the database starts.
 */
export function startPreparing(feeds: FeedSet, settings: Settings): Preparing {
  const recorded =
    feeds.mode === 'recorded'
      ? { FEEDS: 'recorded', RECORDED_DIR: feeds.recording.folder }
      : { FEEDS: 'live' };
  // In its own process group, so that Ctrl-C does not interrupt it. The channel closes if the launcher dies.
  const child = spawn(process.execPath, [join(projectRoot(), PREPARE)], {
    env: { ...process.env, DATA_DIR: settings.DATA_DIR, ...recorded, ...WAITS },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    detached: true,
  });
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-20_000);
  });
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(null);
      else resolve(printed.trimEnd() || `The database could not be prepared (${signal ?? `code ${code}`}).`);
    });
  });
  return {
    prepare: async (databaseUrl) => {
      tell(child, { DATABASE_URL: databaseUrl });
      const failure = await ended;
      if (failure !== null) throw new OperatorError(failure);
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
