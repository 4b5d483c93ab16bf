import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, it } from '@jest/globals';
import { freePort } from '#platform/embedded';
import { SETTING_NAMES } from '#platform/runtime';
import { dataFolder } from '../../support/launcher.js';
import { PRODUCT } from '../../support/product.js';

const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
/** As npm runs a script, in a shell that ends on SIGTERM and leaves its child running. */
const SCRIPT = 'node dist/tools/start/main.js; exit $?';

const data = dataFolder();
let group: number | undefined;

afterAll(() => {
  if (group !== undefined) killGroup(group);
  rmSync(data, { recursive: true, force: true });
});

it('what `npm start` started stops if npm is stopped', async () => {
  const shell = spawn('sh', ['-c', SCRIPT], {
    cwd: PRODUCT,
    env: {
      ...process.env,
      ...NO_SETTINGS,
      NODE_OPTIONS: '',
      npm_lifecycle_event: 'start',
      FEEDS: 'recorded',
      HOST: '127.0.0.1',
      RECORDED_BACKFILL: '312',
      DATA_DIR: data,
      PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  group = shell.pid;
  let output = '';
  const ready = new Promise<void>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready:')) resolve();
    });
  });
  // The launcher and what it started hold the pipe until they end.
  const closed = new Promise<void>((resolve) => shell.stdout.once('close', resolve));
  await ready;
  shell.kill('SIGTERM');
  await closed;
  expect(output).toContain('Stopping …');
}, 300_000);

/** Only a launcher that did not stop is still there. Never by kill(1): procps reads `kill -KILL -1234` as `kill -KILL -1`, which ends everything. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
