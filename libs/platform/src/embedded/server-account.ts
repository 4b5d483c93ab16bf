import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OperatorError } from '../runtime/errors.js';

/** The account that runs the database server: PostgreSQL refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/**
 * Null unless this process is root. The server then runs under the current account. Data that are there stay with their account.
 * @param owner the uid to which the data belong, null if there are none yet
 * @throws OperatorError if there is no account for it
 */
export function serverAccount(owner: number | null = null): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name ?? '', { uid: Number(uid), gid: Number(gid) }]),
  );
  const able = CANDIDATES.flatMap((name) => accounts.get(name) ?? []).filter(({ uid }) => uid > 0);
  if (owner !== null && owner > 0) {
    const found = able.find(({ uid }) => uid === owner);
    if (found) return found;
    throw new OperatorError(
      `The data of the embedded database belong to the account ${nameOf(owner, accounts)}: start as that account, not as root.`,
    );
  }
  const [first] = able;
  if (first) return first;
  throw new OperatorError(
    'The embedded database cannot run as root, and this machine has no account named postgres or nobody. Start as a regular user or set DATABASE_URL.',
  );
}

function nameOf(owner: number, accounts: ReadonlyMap<string, ServerAccount>): string {
  return [...accounts].find(([, { uid }]) => uid === owner)?.[0] ?? String(owner);
}

/** Whether `account` has this access to `path`. `flag` is that of test(1). */
export function may(account: ServerAccount, flag: 'r' | 'w' | 'x', path: string): boolean {
  return spawnSync('/usr/bin/test', [`-${flag}`, path], { ...account, stdio: 'ignore' }).status === 0;
}
