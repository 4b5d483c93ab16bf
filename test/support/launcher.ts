import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/embedded';
import { SETTING_NAMES } from '#platform/runtime';
import { PRODUCT } from './product.js';

export const CLONE = join(import.meta.dirname, '..', '..');

/** Tests ignore the settings of the shell: empty counts as not set. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/** An empty data folder that every account of the machine may enter, as in a fresh checkout. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'followthrough-data-'));
  chmodSync(folder, 0o755);
  return folder;
}

export interface Ended {
  code: number | null;
  output: string;
}

export interface Launcher {
  address: string;
  child: ChildProcess;
  /** Resolves when the launcher prints that it is ready. Rejects if it ends earlier. */
  ready: Promise<void>;
  /** Resolves at the first output. */
  speaks: Promise<void>;
  ended: Promise<Ended>;
}

/** As `npm start` starts it in a clone, and in a release. */
const IN_CLONE = ['--import', 'tsx', '--conditions=source', 'tools/start/main.ts'];
const IN_RELEASE = ['dist/tools/start/main.js'];

/**
 * The launcher of `npm start`, with these settings and recorded feeds, of which it reads the first day unless they say otherwise.
 * @param product the clone's folder, or the one with bundles
 */
export async function startLauncher(settings: Record<string, string>, product = PRODUCT): Promise<Launcher> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, product === CLONE ? IN_CLONE : IN_RELEASE, {
    cwd: product,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_OPTIONS: '',
      FEEDS: 'recorded',
      HOST: '127.0.0.1',
      RECORDED_BACKFILL: '312',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready:')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the launcher ended with ${code}:\n${output}`)));
  });
  const speaks = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  ready.catch(() => 'the caller that awaits it handles the error');
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { address: `http://127.0.0.1:${port}`, child, ready, speaks, ended };
}
