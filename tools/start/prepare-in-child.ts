import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OperatorError, projectRoot, type Settings } from '#platform/runtime';
import type { FeedSet } from './feed-set.js';

const PREPARE = 'dist/tools/start/prepare.js';

/**
 * Migrates and seeds the database and sets the feeds up, in a process of its own: the ORM and the seed take 100 MB that the
 * launcher would keep for as long as it runs.
 * @throws OperatorError with what that process printed, if it fails
 */
export function prepareInChild(feeds: FeedSet, settings: Settings, databaseUrl: string): Promise<void> {
  const recorded =
    feeds.mode === 'recorded'
      ? { FEEDS: 'recorded', RECORDED_DIR: feeds.recording.folder }
      : { FEEDS: 'live' };
  // In its own process group, so that Ctrl-C does not interrupt it. The channel closes if the launcher dies.
  const child = spawn(process.execPath, [join(projectRoot(), PREPARE)], {
    env: { ...process.env, DATA_DIR: settings.DATA_DIR, DATABASE_URL: databaseUrl, ...recorded },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    detached: true,
  });
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-20_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else if (printed) reject(new OperatorError(printed.trimEnd()));
      else reject(new OperatorError(`The database could not be prepared (${signal ?? `code ${code}`}).`));
    });
  });
}
