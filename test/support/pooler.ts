import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accepts, freePort } from '#platform/embedded';

export interface Pooler {
  /** The same database, through PgBouncer in transaction mode. */
  url: string;
  stop: () => Promise<void>;
}

/** Where PgBouncer is installed, or null. Debian puts it where only root looks. */
export function pgBouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/** Whether this PgBouncer keeps prepared statements in transaction mode, as workers need it: since 1.21. */
export function keepsStatements(program: string): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** A real PgBouncer in transaction mode in front of the database at `url`, on a `given` or a free port. */
export async function startPooler(program: string, url: string, given?: number): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  const port = given ?? (await freePort());
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'pgbouncer.ini'), settings(new URL(url), port, keepsStatements(program)));
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...account, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(child, port);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const through = new URL(url);
  through.port = String(port);
  return { url: through.href, stop };
}

function settings(
  { hostname, port, pathname, username, password }: URL,
  own: number,
  keepsThem: boolean,
): string {
  const login = `user=${decodeURIComponent(username)} password='${decodeURIComponent(password)}'`;
  return [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${port} ${login}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${own}`,
    'unix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 20',
    'server_login_retry = 1',
    ...(keepsThem ? ['max_prepared_statements = 200'] : []),
    '',
  ].join('\n');
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    await wait(20);
  }
}
