import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { SETTING_NAMES } from '#platform/runtime';
import { BFF_ARGS, WORKER_ARGS } from '../../../tools/start/worker-args.js';
import { PRODUCT } from '../../support/product.js';
import { seededDatabase } from '../../support/test-database.js';

const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const APPS = [
  ['BFF', BFF_ARGS],
  ['worker', WORKER_ARGS],
] as const;

/** Starts an app as containers and units do: without a launcher. */
function start(args: readonly string[], env: Record<string, string>) {
  const all = {
    ...process.env,
    ...NO_SETTINGS,
    NODE_OPTIONS: '',
    LOG_LEVEL: 'silent',
    FEEDS: 'live',
    ...env,
  };
  return spawnSync(process.execPath, args, { cwd: PRODUCT, env: all, encoding: 'utf8', timeout: 60_000 });
}

describe.each(APPS)('the %s', (name, args) => {
  it('says in one sentence that the database is not there', () => {
    const { status, stderr } = start(args, { DATABASE_URL: 'postgresql://ada:hush-hush@127.0.0.1:9/news' });
    expect(stderr).toBe(
      'The database cannot be used: connect ECONNREFUSED 127.0.0.1:9. Check DATABASE_URL, and DATABASE_DIRECT_URL if it is set.\n',
    );
    expect(status).toBe(1);
  });

  it('refuses an argument that it does not know', () => {
    const { status, stderr } = start([...args, '--port=1'], {});
    expect(stderr).toMatch(
      name === 'BFF' ? /^The BFF takes no arguments, so not --port=1: .*\.\n$/ : /--port=1/,
    );
    expect(status).toBe(1);
  });
});

it('the worker names the setting of a port that is in use', async () => {
  const { url, drop } = await seededDatabase();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    const { status, stderr } = start(WORKER_ARGS, { DATABASE_URL: url, WORKER_HEALTH_PORT: String(port) });
    expect(stderr).toBe(`Port ${port} is already in use. Choose another with WORKER_HEALTH_PORT.\n`);
    expect(status).toBe(1);
  } finally {
    other.close();
    await drop();
  }
});
