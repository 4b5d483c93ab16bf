import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OperatorError } from '../runtime/errors.js';

/** The account that runs the database server: PostgreSQL refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/** Null unless this process is root. The server then runs under the current account. */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name ?? '', { uid: Number(uid), gid: Number(gid) }]),
  );
  for (const name of CANDIDATES) {
    const found = accounts.get(name);
    if (found && found.uid > 0) return found;
  }
  throw new OperatorError(
    'The embedded database cannot run as root, and this machine has no account named postgres or nobody. Start as a regular user or set DATABASE_URL.',
  );
}

/** Whether `account` has this access to `path`. `flag` is that of test(1). */
export function may(account: ServerAccount, flag: 'r' | 'w' | 'x', path: string): boolean {
  return spawnSync('/usr/bin/test', [`-${flag}`, path], { ...account, stdio: 'ignore' }).status === 0;
}
