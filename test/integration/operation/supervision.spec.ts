import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '#contract/site';
import { openConnection } from '#persistence/database';
import { isAlive } from '#platform/embedded';
import { type RunningProcess, runningProcesses } from '../../../tools/measure/process-memory.js';
import { dataFolder, type Launcher, startLauncher } from '../../support/launcher.js';

const LIMIT_MS = 600_000;
const SECRETS = {
  ADMIN_PROMOTION_KEY: 'hush-promotion',
  STRIPE_SECRET_KEY: 'hush-stripe',
  STRIPE_WEBHOOK_SECRET: 'hush-webhook',
  ASSISTANT_KEY: 'hush-assistant',
  METRICS_TOKEN: 'hush-metrics-token',
  SMTP_URL: 'smtp://news:hush-mail@127.0.0.1:9',
};

let data: string;
let launcher: Launcher;

async function start(): Promise<void> {
  data = dataFolder();
  launcher = await startLauncher({ DATA_DIR: data, RECORDED_SPEED: '0', ...SECRETS });
  await launcher.ready;
}

afterEach(async () => {
  launcher.child.kill('SIGTERM');
  await launcher.ended;
  rmSync(data, { recursive: true, force: true });
});

function pidOf(app: 'worker' | 'bff'): number | null {
  const isApp = ({ parent, command }: RunningProcess) =>
    parent === launcher.child.pid && command.includes(`dist/apps/${app}/`);
  return runningProcesses().find(isApp)?.pid ?? null;
}

const pidFile = () => join(data, 'postgres', 'cluster', 'postmaster.pid');
/** Null while none runs. A server that starts removes the file of the killed one, so it can vanish at any moment. */
function postmaster(): number | null {
  try {
    return Number(readFileSync(pidFile(), 'utf8').split('\n')[0]) || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function until<Result>(what: string, look: () => Promise<Result | null> | Result | null) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== null) return found;
    await wait(50);
  }
  throw new Error(`${what} did not happen in time`);
}

/** Kills a process and waits until another one has taken its place. */
async function killed(find: () => number | null): Promise<number> {
  const old = await until('a start', find);
  process.kill(old, 'SIGKILL');
  return until('a restart', () => {
    const now = find();
    return now !== null && now !== old && isAlive(now) ? now : null;
  });
}

const call = (path: string) => fetch(`${launcher.address}${path}`, { signal: AbortSignal.timeout(20_000) });

const served = (path: string) =>
  until(`a response of ${path}`, () =>
    call(path).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    ),
  );

async function ask<Row>(text: string): Promise<Row[]> {
  const [, , , port] = readFileSync(pidFile(), 'utf8').split('\n');
  const password = readFileSync(join(data, 'postgres', 'cluster', 'password'), 'utf8').trim();
  const database = 'followthrough_the_meridian_fortnight';
  const client = await openConnection(`postgresql://followthrough:${password}@127.0.0.1:${port}/${database}`);
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

const listeners = `select 1 from pg_stat_activity where query ilike 'listen %'`;
const articles = 'select count(*)::int as count, count(distinct url)::int as urls from article';

describe('a part that is killed', () => {
  it(
    'comes back, the database with all connections, and nothing is lost or doubled',
    async () => {
      await start();
      const before = await ask<{ count: number; urls: number }>(articles);
      const listening = (await ask(listeners)).length;
      expect(listening).toBeGreaterThanOrEqual(3);

      const bff = pidOf('bff');
      const worker = pidOf('worker');
      await killed(postmaster);
      // Readers are told to come back. They do not wait for the database.
      const statuses = new Set<number>();
      await until('a full recovery', async () => {
        const response = await call('/api/articles');
        statuses.add(response.status);
        if (response.status === 503) {
          expect(response.headers.get('retry-after')).toBe('5');
          expect(ErrorBody.parse(await response.json()).code).toBe('unavailable');
          return null;
        }
        await response.arrayBuffer();
        const back = await ask(listeners).catch(() => []);
        return response.status === 200 && back.length >= listening ? true : null;
      });
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      // The same processes: they reconnected by themselves.
      expect([pidOf('bff'), pidOf('worker')]).toEqual([bff, worker]);
      expect(await ask(articles)).toEqual(before);

      await killed(() => pidOf('worker'));
      await until('a listening worker', async () =>
        (await ask("select 1 from pg_stat_activity where query = 'listen story_orders'")).length > 0
          ? true
          : null,
      );
      await killed(() => pidOf('bff'));
      await served('/api/articles');
      expect(await ask(articles)).toEqual(before);
      expect(before[0]?.count).toBe(before[0]?.urls);

      const output = await end('SIGINT');
      expect(output).toMatch(/^The embedded database exited \(.*\) and will restart in 1 s\. See the log: /m);
      expect(output).toMatch(
        /^The worker exited \(signal SIGKILL\) and will restart in 1 s\. See the log: /m,
      );
      expect(output).toMatch(/^The bff exited \(signal SIGKILL\) and will restart in 1 s\. See the log: /m);
      expectNoSecret(output);
    },
    LIMIT_MS,
  );

  it.each(['worker', 'bff'] as const)(
    'ends everything if the %s dies three times',
    async (app) => {
      await start();
      await killed(() => pidOf(app));
      await killed(() => pidOf(app));
      process.kill(pidOf(app) ?? 0, 'SIGKILL');
      const { code, output } = await launcher.ended;
      expect(code).toBe(1);
      const lines = output.trimEnd().split('\n');
      expect(lines.at(-1)).toMatch(
        new RegExp(
          `^The ${app} exited 3 times within \\d+ s, the last time with signal SIGKILL, .* See the log: .*/${app}\\.log$`,
        ),
      );
      await expectNothingRuns();
      expectNoSecret(output);
    },
    LIMIT_MS,
  );

  it(
    'ends everything if the database dies three times',
    async () => {
      await start();
      await killed(postmaster);
      await served('/api/articles');
      await killed(postmaster);
      await served('/api/articles');
      process.kill(postmaster() ?? 0, 'SIGKILL');
      const { code, output } = await launcher.ended;
      expect(code).toBe(1);
      expect(output.trimEnd().split('\n').at(-1)).toMatch(
        /^The embedded database exited 3 times within \d+ s, .* See the log: .*\/server\.log$/,
      );
      await expectNothingRuns();
      expectNoSecret(output);
    },
    LIMIT_MS,
  );
});

it(
  'Ctrl-C during a backoff stops at once',
  async () => {
    await start();
    const worker = pidOf('worker') ?? 0;
    const { promise: backoff, resolve } = Promise.withResolvers<void>();
    launcher.child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('will restart')) resolve();
    });
    process.kill(worker, 'SIGKILL');
    await backoff;
    expect(pidOf('worker')).toBeNull();
    await end('SIGINT');
    expect(pidOf('worker')).toBeNull();
  },
  LIMIT_MS,
);

async function end(signal: NodeJS.Signals): Promise<string> {
  launcher.child.kill(signal);
  const { code, output } = await launcher.ended;
  expect([0, 130]).toContain(code);
  await expectNothingRuns();
  return output;
}

async function expectNothingRuns(): Promise<void> {
  // Until it is reaped, a killed process counts as alive.
  await until('the end of the database', () => (isAlive(postmaster() ?? 0) ? null : true));
  const apps = runningProcesses().filter(
    ({ pid, command }) => /dist\/(?:apps|tools)\//.test(command) && isOurs(pid),
  );
  expect(apps).toEqual([]);
}

function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${data}\0`);
  } catch {
    // It has just ended.
    return false;
  }
}

/** Neither on the screen nor in any log. */
function expectNoSecret(output: string): void {
  const password = readFileSync(join(data, 'postgres', 'cluster', 'password'), 'utf8').trim();
  const logs = readdirSync(join(data, 'logs')).map((name) => readFileSync(join(data, 'logs', name), 'utf8'));
  logs.push(readFileSync(join(data, 'postgres', 'server.log'), 'utf8'));
  for (const text of [output, ...logs])
    for (const secret of ['hush-', password]) expect(text.includes(secret)).toBe(false);
}
