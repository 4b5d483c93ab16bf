import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../runtime/errors.js';

/** Written by the package of the server's binaries: archives of npm hold no links. Paths are relative to the package. */
interface Link {
  source: string;
  target: string;
}

/**
 * Links the shared libraries of the server under the names by which its programs load them. A script of the package does so, unless
 * npm was told to ignore scripts.
 * @param bin the folder of the server's programs
 * @throws OperatorError if a link is missing and cannot be written
 */
export function linkLibraries(bin: string): void {
  const native = dirname(bin);
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) link(basename(source), join(dirname(native), target));
}

function link(name: string, path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return;
  try {
    symlinkSync(name, path);
  } catch (cause) {
    // Another process may just have written it.
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new OperatorError(
      `The libraries of the embedded database are not linked, and ${dirname(path)} cannot be written: run npm ci without --ignore-scripts, or set DATABASE_URL.`,
      { cause },
    );
  }
}
