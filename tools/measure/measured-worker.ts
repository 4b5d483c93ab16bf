import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { projectRoot } from '#platform/runtime';
import { MEMORY_ENV, WORKER_ARGS } from '../start/worker-args.js';
import { memoryMb } from './process-memory.js';

/** Totals from the worker's log: counts, and elapsed milliseconds per step. */
export interface WorkerTotals {
  visits: number;
  articles: number;
  revisions: number;
  placed: number;
  outcomes: Record<string, number>;
  /** Visits overlap, so only the ratios are meaningful. */
  steps: Record<string, number>;
  placeMs: number;
  /** Epoch ms: the start of the first visit, and the end of the last visit with new articles, the last visit and the last placing. */
  beganAt: number;
  storedAt: number;
  visitedAt: number;
  placedAt: number;
}

export interface MeasuredWorker {
  totals: WorkerTotals;
  /** Resolves at the first visit. */
  started: Promise<void>;
  /** Peak resident memory so far (MB). Null if the system does not report it. */
  rssMb: () => number | null;
  /** Memory now (MB). */
  memoryMb: () => number;
  /** CPU time of all threads so far (seconds). Null if the system does not report it. */
  cpuSeconds: () => number | null;
  stop: () => Promise<void>;
}

/** Starts the built worker as in production, and sums up its log. */
export function startMeasuredWorker(env: Record<string, string>): MeasuredWorker {
  const child = spawn(process.execPath, WORKER_ARGS, {
    cwd: projectRoot(),
    env: { ...process.env, ...MEMORY_ENV, ...env, NODE_OPTIONS: '', LOG_LEVEL: 'info', LOG_PRETTY: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const totals: WorkerTotals = {
    visits: 0,
    articles: 0,
    revisions: 0,
    placed: 0,
    outcomes: {},
    steps: {},
    placeMs: 0,
    beganAt: Number.POSITIVE_INFINITY,
    storedAt: 0,
    visitedAt: 0,
    placedAt: 0,
  };
  const started = new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The worker exited with code ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (addUp(totals, JSON.parse(line) as Record<string, unknown>)) resolve();
    });
  });
  return {
    totals,
    started,
    rssMb: () => peakMb(child),
    memoryMb: () => Math.round(memoryMb(child.pid ?? 0)),
    cpuSeconds: () => cpuSeconds(child),
    stop: () => stop(child),
  };
}

/** Returns true for a visit. */
function addUp(totals: WorkerTotals, line: Record<string, unknown>): boolean {
  if (line.msg === 'articles placed') {
    totals.placed += Number(line.placed);
    totals.placeMs += Number(line.ms);
    totals.placedAt = Number(line.time);
  }
  if (line.msg !== 'feed visited') return false;
  totals.visits++;
  totals.visitedAt = Number(line.time);
  if (Number(line.added) > 0) totals.storedAt = totals.visitedAt;
  totals.articles += Number(line.added);
  totals.revisions += Number(line.revised);
  const outcome = String(line.outcome);
  totals.outcomes[outcome] = (totals.outcomes[outcome] ?? 0) + 1;
  const steps = Object.entries(line.ms as Record<string, number>);
  const took = steps.reduce((sum, [, ms]) => sum + ms, 0);
  totals.beganAt = Math.min(totals.beganAt, totals.visitedAt - took);
  for (const [step, ms] of steps) totals.steps[step] = (totals.steps[step] ?? 0) + ms;
  return true;
}

/** Linux keeps the high-water mark of each process. */
function peakMb(child: ChildProcess): number | null {
  if (process.platform !== 'linux') return null;
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

/** proc(5): user and system time follow the name in parentheses, in hundredths of a second. */
function cpuSeconds(child: ChildProcess): number | null {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
