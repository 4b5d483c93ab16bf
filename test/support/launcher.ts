import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/embedded';
import { SETTING_NAMES } from '#platform/runtime';

const ROOT = join(import.meta.dirname, '..', '..');

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

/** The launcher of `npm start`, with these settings and recorded feeds, of which it reads the first day unless they say otherwise. */
export async function startLauncher(settings: Record<string, string>): Promise<Launcher> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', 'tools/start/main.ts'], {
    cwd: ROOT,
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
