import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isAlive } from '#platform/embedded';
import { SETTING_NAMES } from '#platform/runtime';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** An app notices once it has loaded, which takes half a minute on a busy machine. */
const GONE_WITHIN_MS = 90_000;
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/** Starts a child as the launcher does, prints its process id, and kills itself. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, [process.argv[1]], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true });
  process.stdout.write(String(child.pid));
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[2]));`;

/** Accepts connections and never answers, so that an app stays at its start. What it sends is read, so that its end is noticed. */
let silent: Server;
let port: number;

beforeAll(async () => {
  silent = createServer((socket) => socket.resume().on('error', () => socket.destroy()));
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  port = (silent.address() as { port: number }).port;
});

afterAll(() => new Promise<void>((done) => silent.close(() => done())));

async function orphan(app: string, afterMs: number): Promise<number> {
  const parent = spawn(process.execPath, ['-e', PARENT, `dist/apps/${app}/src/main.js`, String(afterMs)], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_OPTIONS: '',
      DATABASE_URL: `postgresql://nobody:none@127.0.0.1:${port}/none`,
      FEEDS: 'recorded',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await new Promise((done) => parent.once('close', done));
  return Number(printed);
}

describe.each(['bff', 'worker'])('the %s of a killed launcher', (app) => {
  it.each([0, 300, 2000])(
    'ends if the launcher dies after %d ms',
    async (afterMs) => {
      const pid = await orphan(app, afterMs);
      expect(pid).toBeGreaterThan(0);
      const deadline = Date.now() + GONE_WITHIN_MS;
      while (isAlive(pid) && Date.now() < deadline) await wait(50);
      const alive = isAlive(pid);
      if (alive) process.kill(pid, 'SIGKILL');
      expect(alive).toBe(false);
    },
    120_000,
  );
});
