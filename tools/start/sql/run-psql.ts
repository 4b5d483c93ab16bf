import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs psql on the database at `url`. Its address and password are in the environment, where other accounts do not see them.
 * Returns its exit code, or null if it is not installed.
 */
export function runPsql(url: string, args: readonly string[]): Promise<number | null> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const child = spawn('psql', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
    },
  });
  // In psql, Ctrl-C cancels a statement. This process stays, because it may have to stop the server.
  const stay = () => {};
  process.on('SIGINT', stay);
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      process.off('SIGINT', stay);
      if (error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stay);
      resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
    });
  });
}
