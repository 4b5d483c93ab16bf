import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot, scrubSecrets, secretValues } from '#platform/runtime';
import { RotatingLog } from './supervision/rotating-log.js';
import type { Running } from './supervision/supervisor.js';

const STOP_TIMEOUT_MS = 15_000;

export interface Child extends Running {
  log: string;
  /** Lets a child start that was told to wait. `rest` is what its environment lacks. */
  go: (rest: Record<string, string>) => void;
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
  child.stdout?.on('data', (chunk: Buffer) => output.write(chunk));
  // The logger writes to standard output and hides secrets. What Node prints about a crash comes unfiltered.
  let secrets = secretValues({ ...process.env, ...env });
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) =>
      output.write(Buffer.from(`${scrubSecrets(line, secrets)}\n`)),
    );
  child.once('close', () => output.close());
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });
  // SIGTERM, then SIGKILL after a timeout.
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(kill);
  };
  const go = (rest: Record<string, string>) => {
    secrets = secretValues({ ...process.env, ...env, ...rest });
    tell(child, rest);
  };
  return { log, ended, stop, go };
}

/** Sends the rest of its environment to a process that waits for it. One that has ended hears nothing. */
export function tell(child: ChildProcess, rest: Record<string, string>): void {
  if (child.connected) child.send(rest, () => undefined);
}
