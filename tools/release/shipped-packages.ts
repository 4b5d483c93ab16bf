import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** An entry of package-lock.json. `dev` if only development needs it. */
export interface Locked {
  /** If it differs from the folder's. */
  name?: string;
  version: string;
  license?: string;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
/** By folder: 'node_modules/a/node_modules/b'. '' is the product itself. */
export type Packages = Record<string, Locked>;

/** Sources of the web app. What they import is a development dependency, and yet a part of the product. */
const WEB_SOURCES = ['web/src/**/*.{ts,tsx,css}', 'libs/{contract,vocabulary}/src/**/*.ts'];
const IMPORTED = /(?:from |import |import\(|@import )["']([^."'#/][^"']*)["']/g;

/** Libraries of the web app name these for its build. None of their code is in it. */
const FOR_THE_BUILD = new Set(['@lingui/babel-plugin-lingui-macro']);

/** The folders of all packages that the product runs on or whose code it contains, in order. */
export function shippedPackages(root: string, packages: Packages): string[] {
  const shipped = new Set<string>();
  for (const [folder, { dev }] of Object.entries(packages)) if (folder !== '' && !dev) shipped.add(folder);
  for (const name of webImports(root)) addWithDependencies(packages, folderOf(packages, '', name), shipped);
  return [...shipped].sort();
}

function webImports(root: string): Set<string> {
  const files = globSync(WEB_SOURCES, { cwd: root }).filter((file) => !/\.spec\.tsx?$/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)].map(([, from = '']) => packageOf(from)),
  );
  return new Set(names.filter((name) => !isBuiltin(name)));
}

/** '@scope/name/file' → '@scope/name' */
function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

function addWithDependencies(packages: Packages, folder: string | null, found: Set<string>): void {
  if (folder === null || found.has(folder)) return;
  found.add(folder);
  const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    if (!FOR_THE_BUILD.has(name)) addWithDependencies(packages, folderOf(packages, folder, name), found);
}

/** Where Node finds `name` from a package: in its own folder, or in one above. Null if it is optional and not installed. */
function folderOf(packages: Packages, from: string, name: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules') - 1))) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (folder in packages) return folder;
    if (at === '') return null;
  }
}
