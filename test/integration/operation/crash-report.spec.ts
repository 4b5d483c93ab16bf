import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openConnection } from '#persistence/database';
import { WAITS } from '#platform/parent';
import { startChild } from '../../../tools/start/child.js';
import { CLONE, dataFolder, startLauncher } from '../../support/launcher.js';
import { seededDatabase } from '../../support/test-database.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SECRETS = {
  DATABASE_URL: 'postgresql://ada:hush-database@127.0.0.1:9/news',
  SMTP_URL: 'smtp://ada:hush%2Dmail@127.0.0.1:9',
  STRIPE_SECRET_KEY: 'hush-stripe',
  STRIPE_WEBHOOK_SECRET: 'hush-webhook',
  ADMIN_PROMOTION_KEY: 'hush-promotion',
  ASSISTANT_KEY: 'hush-assistant',
  METRICS_TOKEN: 'hush-metrics-token',
};

/** What a careless error could carry: the whole environment as properties, and each secret in its message. */
const CARELESS = `Object.assign(new Error('told ' + Object.values(${JSON.stringify(SECRETS)}).join(' and ') + ' hush-mail hush-database'), { settings: { ...process.env } })`;

let data: string;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('a crash report of the launcher', () => {
  it.each([
    ['an error of its command', `throw ${CARELESS}`],
    ['an error that nothing awaits', `setTimeout(() => { throw ${CARELESS}; }); await new Promise(() => {})`],
    ['a rejection that nothing awaits', `void Promise.reject(${CARELESS}); await new Promise(() => {})`],
    ['a sentence for the operator', `throw new OperatorError(${CARELESS}.message)`],
  ])('holds no secret for %s', (_, failing) => {
    const script = join(data, 'fail.mts');
    const from = (path: string) => JSON.stringify(join(ROOT, path));
    writeFileSync(
      script,
      `import { OperatorError } from ${from('libs/platform/src/runtime/errors.ts')};
       import { runCommand } from ${from('tools/start/run-command.ts')};
       setInterval(() => undefined, 1000).unref();
       await runCommand(async () => { ${failing}; void OperatorError; });`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--conditions=source', script],
      { cwd: ROOT, env: { ...process.env, ...SECRETS, NODE_OPTIONS: '' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('told postgresql://***@127.0.0.1:9/news and');
    expect(stdout + stderr).not.toContain('hush');
  });

  it('holds no secret if a migration fails unexpectedly', async () => {
    const { url, drop } = await seededDatabase();
    const client = await openConnection(url);
    try {
      await client.query('drop table migration; create view migration as select 1 as unusable');
      const { STRIPE_SECRET_KEY, SMTP_URL } = SECRETS;
      const address = new URL(url);
      const settings = { DATA_DIR: data, DATABASE_URL: url, STRIPE_SECRET_KEY, SMTP_URL };
      const { code, output } = await (await startLauncher(settings, CLONE)).ended;
      expect(code).toBe(1);
      expect(output).toMatch(/migration|view/);
      expect(output).not.toContain('hush');
      expect(output).not.toContain(address.password);
    } finally {
      await client.end();
      await drop();
    }
  });
});

describe('the log of a command', () => {
  it('holds no secret', () => {
    const script = join(data, 'log.mts');
    const opened = JSON.stringify(join(ROOT, 'apps/worker/src/cli/run/opened.ts'));
    writeFileSync(
      script,
      `import { commandLogger, commandSettings } from ${opened};
       commandLogger(commandSettings()).warn({ err: ${CARELESS} }, 'mail failed');`,
    );
    const program = ['--import', 'tsx', '--conditions=source', script];
    const env = { ...process.env, ...SECRETS, NODE_OPTIONS: '', LOG_LEVEL: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain('mail failed');
    expect(stderr).not.toContain('hush');
  });
});

describe('the log of a part', () => {
  it('holds no secret of a crash', async () => {
    const script = join(data, 'crash.mjs');
    writeFileSync(script, `throw ${CARELESS}`);
    const child = startChild('worker', [script], SECRETS, data);
    expect(await child.ended).toBe('code 1');
    const log = readFileSync(child.log, 'utf8');
    expect(log).toContain('told postgresql://***@127.0.0.1:9/news and');
    expect(log).not.toContain('hush');
  });

  it('holds no secret that the part was told after it had been loaded', async () => {
    const script = join(data, 'crash-later.mjs');
    const room = JSON.stringify(join(ROOT, 'libs/platform/src/parent/index.ts'));
    writeFileSync(script, `import { whenTold } from ${room}; await whenTold(); throw ${CARELESS}`);
    const args = ['--import', 'tsx', '--conditions=source', script];
    const child = startChild('worker', args, { ...WAITS, NODE_OPTIONS: '' }, data);
    child.go(SECRETS);
    expect(await child.ended).toBe('code 1');
    const log = readFileSync(child.log, 'utf8');
    expect(log).toContain('told postgresql://***@127.0.0.1:9/news and');
    expect(log).toContain('settings');
    expect(log).not.toContain('hush');
  });
});
