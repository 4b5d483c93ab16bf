import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { SETTING_NAMES } from '#platform/runtime';
import type { Answer, Order } from './command-host.js';
import { PRODUCT } from './product.js';

const ROOT = join(import.meta.dirname, '..', '..');
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

export interface CommandEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

export interface RunningCommand {
  child: ChildProcess;
  ended: Promise<CommandEnd>;
}

/** Starts the built worker with arguments, as `npm run worker -- …` does once it has found the database. */
export function startCommand(args: readonly string[], settings: Record<string, string>): RunningCommand {
  return start(['dist/apps/worker/src/main.js', ...args], settings, PRODUCT);
}

/** Starts the npm script `worker`. */
export function startWorkerScript(args: readonly string[], settings: Record<string, string>): RunningCommand {
  return start(['--import', 'tsx', '--conditions=source', 'tools/worker.ts', ...args], settings, ROOT);
}

let host: ChildProcess | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Runs a command to its end in a shared process. Use `startCommand` to test the process itself or its log. */
export function runCommand(args: readonly string[], settings: Record<string, string>): Promise<CommandEnd> {
  const running = last.then(() =>
    order({ args, settings: { ...NO_SETTINGS, LOG_LEVEL: 'warn', ...settings } }),
  );
  last = running.catch(() => 'handled by the caller');
  return running;
}

function order(what: Order): Promise<CommandEnd> {
  const child = host ?? openHost();
  host = child;
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => {
      reject(new Error(`the command host ended with ${code}`));
    };
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      resolve({ ...answer, signal: null });
    });
    child.send(what, (error) => error !== null && reject(error));
  });
}

function openHost(): ChildProcess {
  const child = spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, 'command-host.ts')], {
    cwd: PRODUCT,
    env: { ...process.env, ...NO_SETTINGS, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // It may also end between two orders.
  child.once('exit', () => {
    if (host === child) host = null;
  });
  return child;
}

afterAll(() => {
  host?.kill('SIGKILL');
  host = null;
});

function start(args: string[], settings: Record<string, string>, cwd: string): RunningCommand {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...NO_SETTINGS, NODE_OPTIONS: '', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const ended = new Promise<CommandEnd>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, out, err })),
  );
  return { child, ended };
}
