import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { SETTING_NAMES } from '#platform/runtime';
import { WORKER_ARGS } from '../../tools/start/worker-args.js';
import { PRODUCT } from './product.js';

/** Tests ignore the settings of the shell: empty counts as not set. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/** Starts a built worker on `databaseUrl` in its own process, as in production. Resolves once it runs. */
export function startWorkerProcess(databaseUrl: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, WORKER_ARGS, {
    cwd: PRODUCT,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('worker started')) resolve(child);
    });
  });
}

/** Asks the process to stop, and waits until it has exited. */
export async function stopGently(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
