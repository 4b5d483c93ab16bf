import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';

const LOG_MAX_BYTES = 20_000_000;
const STOP_TIMEOUT_MS = 15_000;

export interface Child {
  name: string;
  log: string;
  /** How it ended: 'code 1', 'signal SIGKILL'. */
  ended: Promise<string>;
  /** Asks it to end, then insists. */
  stop: () => Promise<void>;
}

/**
 * Starts one process of ours in a group of its own: Ctrl-C reaches the launcher alone, which stops the parts in
 * order. The IPC channel tells a child when the launcher died.
 */
export function startChild(
  name: string,
  args: string[],
  env: Record<string, string>,
  dataDir: string,
): Child {
  const log = join(dataDir, 'logs', `${name}.log`);
  const output = openLog(log);
  const child = spawn(process.execPath, args, {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  closeSync(output);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(insist);
  };
  return { name, log, ended, stop };
}

/** Appends; a log that has grown too large becomes the one before. */
function openLog(path: string): number {
  mkdirSync(join(path, '..'), { recursive: true });
  if (existsSync(path) && statSync(path).size > LOG_MAX_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a');
}
