import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';
import { RotatingLog } from './rotating-log.js';

const STOP_TIMEOUT_MS = 15_000;

export interface Child {
  name: string;
  log: string;
  /** Resolves with the reason for the exit: 'code 1', 'signal SIGKILL'. */
  ended: Promise<string>;
  /** Sends SIGTERM, then SIGKILL after a timeout. */
  stop: () => Promise<void>;
}

/**
 * Starts a child process in its own process group, so that Ctrl-C reaches only the launcher, which stops the parts in order. The IPC
 * channel closes if the launcher dies, so that the child can exit too.
 */
export function startChild(
  name: string,
  args: string[],
  env: Record<string, string>,
  dataDir: string,
): Child {
  const log = join(dataDir, 'logs', `${name}.log`);
  const output = new RotatingLog(log);
  const child = spawn(process.execPath, args, {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.write(chunk));
  child.once('close', () => output.close());
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(kill);
  };
  return { name, log, ended, stop };
}
