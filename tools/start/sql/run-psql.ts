import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { psqlEnv } from './psql-env.js';

/**
 * Runs psql on the database at `url`. Its address and password are in the environment, where other accounts do not see them.
 * Returns its exit code, or null if it is not installed. SIGTERM and SIGHUP are passed on.
 */
export async function runPsql(url: string, args: readonly string[]): Promise<number | null> {
  const child = spawn('psql', args, { stdio: 'inherit', env: psqlEnv(url, process.env) });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  // Ctrl-C reaches psql by itself, and cancels a statement there.
  const stay = () => {};
  process.on('SIGINT', stay).on('SIGTERM', pass).on('SIGHUP', pass);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') resolve(null);
        else reject(error);
      });
      child.once('exit', (code, signal) => {
        resolve(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
      });
    });
  } finally {
    process.off('SIGINT', stay).off('SIGTERM', pass).off('SIGHUP', pass);
  }
}
