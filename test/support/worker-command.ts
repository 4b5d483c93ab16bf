import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { SETTING_NAMES } from '#platform';

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

/** Starts the built worker with arguments, as `npm run worker -- …` does once the database is found. */
export function startCommand(args: readonly string[], settings: Record<string, string>): RunningCommand {
  return start(['dist/apps/worker/src/main.js', ...args], settings);
}

/** What the npm script `worker` runs. */
export function startWorkerScript(args: readonly string[], settings: Record<string, string>): RunningCommand {
  return start(['--import', 'tsx', '--conditions=source', 'tools/worker.ts', ...args], settings);
}

/** Runs a command to its end. */
export function runCommand(args: readonly string[], settings: Record<string, string>): Promise<CommandEnd> {
  return startCommand(args, settings).ended;
}

function start(args: string[], settings: Record<string, string>): RunningCommand {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
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
