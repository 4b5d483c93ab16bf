import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../runtime/errors.js';
import { isAlive } from './process-alive.js';
import { lastLine, runBinary } from './run-binary.js';
import type { ServerAccount } from './server-account.js';
import type { ServerPlaces } from './server-places.js';

export const SUPERUSER = 'followthrough';

/** The password file inside the cluster. Every complete cluster has one. */
export const PASSWORD_FILE = 'password';

/** Followed by the process id and a random part. */
const UNFINISHED = 'cluster.new-';

/** The collation must not depend on the machine's locale: LANG may be unset. */
const INITDB_ARGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--lc-collate=C',
  '--lc-ctype=C',
  '--auth=scram-sha-256',
  `--username=${SUPERUSER}`,
  // A thousand files reach the disk together instead of one after the other, which takes a second less.
  ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
];

/**
 * Creates the cluster in a temporary folder and renames it when it is complete, so that an interrupted run never leaves a
 * broken cluster. If two processes start at once, the slower one uses the other's cluster.
 * @throws OperatorError if initdb fails
 */
export async function initCluster(
  places: ServerPlaces,
  cluster: string,
  account: ServerAccount | null,
): Promise<void> {
  removeUnfinished(places.home);
  const unfinished = join(places.home, `${UNFINISHED}${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${unfinished}.password`;
  try {
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const args = ['-D', unfinished, `--pwfile=${passwordFile}`, ...INITDB_ARGS];
    const { code, output } = await runBinary(join(places.bin, 'initdb'), args, account, places.home);
    if (code !== 0)
      throw new OperatorError(
        `The embedded database could not be set up in ${places.home}: ${lastLine(output)}`,
      );
    renameSync(passwordFile, join(unfinished, PASSWORD_FILE));
    putInPlace(unfinished, cluster);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function putInPlace(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster);
  } catch (cause) {
    if (existsSync(join(cluster, PASSWORD_FILE))) return;
    throw new OperatorError(`The embedded database could not be set up: ${cluster} holds other data.`, {
      cause,
    });
  }
}

/** Removes what killed processes left behind while they created a cluster. */
function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number.parseInt(name.slice(UNFINISHED.length), 10);
    if (!isAlive(pid)) rmSync(join(home, name), { recursive: true, force: true });
  }
}
