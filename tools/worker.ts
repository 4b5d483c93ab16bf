import './start/node-version.js';
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot, readSettings } from '#platform/runtime';
import { bringUpToDate } from './start/build.js';
import { runCommand } from './start/run-command.js';
import { WORKER_ARGS } from './start/worker-args.js';

const args = process.argv.slice(2);
const stopRequest = new AbortController();
const received = new Set<NodeJS.Signals>();

/** False for help, for what will be refused, and for the command that uses only the internet. */
async function needsDatabase(): Promise<boolean> {
  if (args[0] === 'feeds' && args[1] === 'test') return false;
  // Not loaded before the build, which says what is not installed.
  const { workerBegins } = await import('./start/worker-begins.js');
  return workerBegins(args);
}

/** Runs the built worker with the given arguments. Returns its exit code, or 0 if it ran as a service and was asked to stop. */
function runWorker(databaseEnv: Record<string, string>): Promise<number> {
  // In its own process group, so that Ctrl-C reaches it only once, through this process.
  const child = spawn(process.execPath, [...WORKER_ARGS, ...args], {
    cwd: projectRoot(),
    env: { ...process.env, ...databaseEnv },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  stopRequest.signal.addEventListener('abort', () => child.kill(stopRequest.signal.reason));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (signal === null) resolve(code ?? 1);
      else resolve(received.has(signal) && args.length === 0 ? 0 : 128 + constants.signals[signal]);
    });
  });
}

async function run(): Promise<number> {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  await bringUpToDate({ web: false, signal: stopRequest.signal, say });
  if (!(await needsDatabase())) return runWorker({});
  // Not loaded for help.
  const { databaseEnv, openDatabase } = await import('./start/database/open-database.js');
  const database = await openDatabase(readSettings(process.env));
  if (database.note) say(database.note);
  try {
    return stopRequest.signal.aborted ? 130 : await runWorker(databaseEnv(database));
  } finally {
    await database.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    received.add(signal);
    stopRequest.abort(signal);
  });

await runCommand(async () => {
  process.exitCode = await run();
});
