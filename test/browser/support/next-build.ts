import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#platform/runtime';

/** A build of the web app, and the paths of its files whose names contain a hash. */
export interface Build {
  folder: string;
  assets: ReadonlySet<string>;
}

const BUILT = join(projectRoot(), 'dist', 'web');
const TEXT = /\.(?:js|css|html|json)$/;
const COMPRESSED = /\.(?:br|gz)$/;
const NAMES = /[\w.-]+\.(?:js|css|woff2?)/g;

export function thisBuild(): Build {
  return { folder: BUILT, assets: assetsIn(BUILT) };
}

/** A copy of the build in which every file with a hash in its name has another one, as if all code had changed. */
export function makeNextBuild(): Build & { remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'followthrough-build-'));
  const folder = join(root, 'web');
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !COMPRESSED.test(path) });
  symlinkSync(`${BUILT}-server`, `${folder}-server`);
  const old = new Set(readdirSync(join(folder, 'assets')));
  const renamed = (name: string) => (old.has(name) ? name.replace(/(?=\.\w+$)/, 'x') : name);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replace(NAMES, renamed));
  }
  for (const name of old) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  return { folder, assets: assetsIn(folder), remove: () => rmSync(root, { recursive: true, force: true }) };
}

function assetsIn(folder: string): Set<string> {
  const names = readdirSync(join(folder, 'assets')).filter((name) => !COMPRESSED.test(name));
  return new Set(names.map((name) => `/assets/${name}`));
}
