import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot, readSettings } from '#platform/runtime';
import { bringUpToDate } from './start/build.js';
import { openDatabase } from './start/open-database.js';
import { runCommand } from './start/run-command.js';
import { WORKER_ARGS } from './start/worker-args.js';

const args = process.argv.slice(2);
const asked = new AbortController();
const told = new Set<NodeJS.Signals>();

/** What only explains itself, or asks nothing but the internet. */
function needsDatabase(): boolean {
  const [first, second] = args;
  if (first === 'help' || second === 'help' || (first === 'feeds' && second === 'test')) return false;
  return !args.some((arg) => arg === '--help' || arg === '-h');
}

/** The built worker with the arguments given. Answers its exit code; 0 when it ran for ever and was told to stop. */
function runWorker(databaseUrl: string | undefined): Promise<number> {
  // A group of its own: Ctrl-C in the terminal reaches it once, through us.
  const child = spawn(process.execPath, [...WORKER_ARGS, ...args], {
    cwd: projectRoot(),
    env: { ...process.env, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  asked.signal.addEventListener('abort', () => child.kill(asked.signal.reason));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (signal === null) resolve(code ?? 1);
      else resolve(told.has(signal) && args.length === 0 ? 0 : 128 + constants.signals[signal]);
    });
  });
}

async function run(): Promise<number> {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  await bringUpToDate({ web: false, signal: asked.signal, say });
  if (!needsDatabase()) return runWorker(undefined);
  const database = await openDatabase(readSettings(process.env));
  if (database.note) say(database.note);
  try {
    return asked.signal.aborted ? 130 : await runWorker(database.url);
  } finally {
    await database.close();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    told.add(signal);
    asked.abort(signal);
  });

await runCommand(async () => {
  process.exitCode = await run();
});
