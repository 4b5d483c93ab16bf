import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, startLauncher } from '../../test/support/launcher.js';
import { memoryMb, processTree, runningProcesses } from '../measure/process-memory.js';

/** By then the worker has finished its nightly work, and pools have replaced the connections of the busy time. */
const REST_MS = 400_000;

/** Readers come, so that the BFF has loaded what it needs. */
const PAGES = ['/', '/discover', '/api/articles', '/api/topics', '/api/news/search?q=water'];

/** The memory of everything that `npm start` runs, at rest after the whole fictional stream (MB). One JSON line. */
export async function run(): Promise<void> {
  const data = dataFolder();
  const launcher = await startLauncher({ DATA_DIR: data, RECORDED_BACKFILL: '0', RECORDED_SPEED: '0' });
  try {
    await launcher.ready;
    for (const page of PAGES) await (await fetch(`${launcher.address}${page}`)).arrayBuffer();
    await wait(REST_MS);
    process.stdout.write(
      `${JSON.stringify({ bench: 'memory', ...measure(launcher.child.pid ?? 0, data) })}\n`,
    );
  } finally {
    launcher.child.kill('SIGINT');
    await launcher.ended;
    rmSync(data, { recursive: true, force: true });
  }
}

function measure(launcher: number, data: string) {
  const all = runningProcesses();
  const postmaster = Number(
    readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const ours = processTree(launcher, all);
  const of = (app: string) => ours.filter(({ command }) => command.includes(`dist/apps/${app}/`));
  const parts = {
    launcherMb: ours.filter(({ command }) => !command.includes('dist/apps/')),
    bffMb: of('bff'),
    workerMb: of('worker'),
    databaseMb: processTree(postmaster, all),
  };
  const sums = Object.entries(parts).map(([name, processes]) => {
    const sum = processes.reduce((total, { pid }) => total + memoryMb(pid), 0);
    return [name, Math.round(sum)] as const;
  });
  const totalMb = sums.reduce((total, [, sum]) => total + sum, 0);
  return { ...Object.fromEntries(sums), totalMb, databaseProcesses: parts.databaseMb.length };
}
