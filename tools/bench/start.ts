import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#platform/embedded';
import { dataFolder } from '../../test/support/launcher.js';
import type { CommandLine } from '../start/command-line.js';

const POLL_MS = 20;
const LONGEST_MS = 300_000;
const LONGEST_CALL_MS = 5_000;

/**
 * How long `npm start` with the bundled recording takes in `folder`, a clone or an installed release, from spawning it to its home
 * page, the first stories and readiness (s): on a new data folder, then on the same one again. One JSON line for each start.
 * @throws Error if there is neither in the folder
 */
export async function run({ operands: [folder = '', given = '3'] }: CommandLine): Promise<void> {
  if (!existsSync(join(folder, 'package.json')))
    throw new Error(`"${folder}" is neither a clone nor a release.`);
  const times = Number(given);
  if (!Number.isInteger(times) || times < 1) throw new Error('TIMES must be a whole number above 0.');
  for (let time = 0; time < times; time++) {
    const data = dataFolder();
    try {
      for (const start of ['first', 'later'])
        process.stdout.write(
          `${JSON.stringify({ bench: 'start', start, ...(await timeStart(folder, data)) })}\n`,
        );
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
}

async function timeStart(folder: string, data: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const load = loadavg()[0] ?? 0;
  const begun = performance.now();
  // In a process group of its own, which Ctrl-C would reach as a whole.
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', FEEDS: 'recorded', DATA_DIR: data, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(npm, 'close');
  const seconds = () => Number(((performance.now() - begun) / 1000).toFixed(2));
  try {
    await until(npm, async () => (await call(address)).ok);
    const page = seconds();
    await until(npm, async () => hasArticles(await (await call(`${address}/api/articles?limit=1`)).json()));
    const stories = seconds();
    await until(npm, async () => (await call(`${address}/api/health/ready`)).ok);
    return { page, stories, ready: seconds(), load };
  } finally {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGINT');
    await ended;
  }
}

const call = (url: string) => fetch(url, { signal: AbortSignal.timeout(LONGEST_CALL_MS) });

const hasArticles = (answer: unknown) => ((answer as { articles?: unknown[] }).articles ?? []).length > 0;

/** @throws Error if npm ends, or after five minutes */
async function until(npm: ChildProcess, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while (!(await isReached().catch(() => false))) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}.`);
    if (performance.now() > deadline) throw new Error('npm start takes more than five minutes.');
    await wait(POLL_MS);
  }
}
