import type { Locked, Packages } from './shipped-packages.js';

export interface Manifest {
  scripts: Record<string, string>;
  /** By conditions. Those of the web app, which a release has built, are plain paths. */
  imports: Record<string, Record<string, string> | string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  [field: string]: unknown;
}

/** What a release runs. Everything is compiled, so none needs a compiler. */
const SCRIPTS = {
  start: 'node --max-semi-space-size=2 dist/tools/start/main.js',
  migrate: 'node dist/tools/migrate.js',
  mcp: 'node dist/tools/mcp/main.js',
  psql: 'node dist/tools/psql.js',
  worker: 'node dist/tools/worker.js',
  admin: 'node dist/tools/worker.js admin',
};

/** Runs sources. */
const LOADER = 'tsx';

/**
 * package.json of a release: without what builds and tests. The right Node stays among the development dependencies, so that
 * `npm ci` installs it and `npm ci --omit=dev` uses the one of the machine.
 */
export function releaseManifest(manifest: Manifest): Manifest {
  const { [LOADER]: _, ...dependencies } = manifest.dependencies;
  const imports = Object.entries(manifest.imports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, { default: target.default ?? '' }]],
  );
  return {
    ...manifest,
    scripts: SCRIPTS,
    imports: Object.fromEntries(imports),
    dependencies,
    devDependencies: { node: manifest.devDependencies.node ?? '' },
  };
}

export interface Lock {
  packages: Packages;
  [field: string]: unknown;
}

/** package-lock.json of a release. npm removes what `manifest` no longer needs. */
export function releaseLock(lock: Lock, { dependencies, devDependencies }: Manifest): Lock {
  return {
    ...lock,
    packages: { ...lock.packages, '': { ...(lock.packages[''] as Locked), dependencies, devDependencies } },
  };
}
