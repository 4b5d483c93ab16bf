import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { RestartingServer } from '../restarting-server.js';

export interface LimitedDisk {
  /** Fills it. From now on the server can extend no table. */
  fill: () => void;
  free: () => void;
  /** Call after the server has stopped. */
  remove: () => void;
}

const PIECE = Buffer.alloc(65_536);

/**
 * Puts the tables of a server on a file system of their own (tmpfs) of so many MB. The log of changes (WAL) stays where it was, as it
 * should on a real server: without room for the log, PostgreSQL stops. Null without root and the right to mount.
 */
export async function limitDisk(server: RestartingServer, megabytes: number): Promise<LimitedDisk | null> {
  const base = join(server.cluster, 'base');
  const whole = `${base}.whole`;
  const { uid, gid } = statSync(base);
  await server.stop();
  renameSync(base, whole);
  mkdirSync(base, { mode: 0o700 });
  const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tables', base]).status === 0;
  if (isMounted) {
    spawnSync('cp', ['-a', `${whole}/.`, base]);
    rmSync(whole, { recursive: true });
  } else {
    rmSync(base, { recursive: true });
    renameSync(whole, base);
  }
  await server.start();
  if (!isMounted) return null;
  const filler = join(base, 'filler');
  return {
    fill: () => fill(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', [base]);
    },
  };
}

/** Until nothing fits any more. */
function fill(file: string): void {
  const open = openSync(file, 'a');
  try {
    for (;;) writeSync(open, PIECE);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(open);
  }
}
