import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { OperatorError, projectRoot } from '#platform/runtime';

interface Build {
  what: string;
  /** A file written by the build. The build is stale if any source is newer. */
  made: string;
  sources: readonly string[];
  command: readonly string[];
  isWeb?: boolean;
}

/** Run by Node itself, which strips its types. */
export const COMPILER = 'tools/compile-apps.ts';

const WEB_SOURCES = ['web', 'libs/contract', 'libs/vocabulary', 'package.json'];
const VITE_BUILD = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'];

const BUILDS: readonly Build[] = [
  {
    what: 'apps',
    made: 'dist/.compiled',
    sources: [
      'apps',
      'libs',
      'tools/api',
      'tools/mcp',
      'tools/start',
      'tools/recorded',
      'tools/migrate.ts',
      'tools/psql.ts',
      'tools/worker.ts',
      COMPILER,
      'package.json',
      '.swcrc',
    ],
    command: [COMPILER],
  },
  {
    what: 'web app',
    made: 'dist/web/index.html',
    sources: WEB_SOURCES,
    command: [...VITE_BUILD],
    isWeb: true,
  },
  {
    what: 'server rendering',
    made: 'dist/web-server/server.js',
    sources: WEB_SOURCES,
    command: [...VITE_BUILD, '--ssr', 'src/server.tsx'],
    isWeb: true,
  },
];

/** Each keeps about a core busy. The server rendering comes last, and uses what the web app's build has compiled by then. */
const BUILDS_AT_ONCE = 2;

interface Wanted {
  web: boolean;
  /** Aborts the builds. */
  signal?: AbortSignal;
  /** Prints progress. Defaults to standard output, which some commands reserve for their results. */
  say?: (line: string) => void;
}

/**
 * Runs stale builds in parallel. Builds the web app only on request. A release has no sources and is never stale.
 * @throws OperatorError if a build fails, or if what it needs is not installed
 */
export async function bringUpToDate({ web, signal, say = onOutput }: Wanted): Promise<void> {
  if (!existsSync(join(projectRoot(), 'apps'))) return;
  const stale = BUILDS.filter((build) => (web || !build.isWeb) && isStale(build));
  if (stale.length === 0) return;
  assertInstalled();
  say(`Building the ${stale.map((build) => build.what).join(' and the ')} …`);
  const queue = new PQueue({ concurrency: BUILDS_AT_ONCE });
  await Promise.all(stale.map((build) => queue.add(() => run(build, signal))));
}

/** @throws OperatorError if only the packages of a release are installed, which neither compile nor test */
export function assertInstalled(): void {
  const missing = ['@swc/core', 'vite'].find(
    (name) => !existsSync(join(projectRoot(), 'node_modules', name)),
  );
  if (missing !== undefined)
    throw new OperatorError(
      `Development packages are not installed (${missing}): run npm ci without --omit=dev, or use a release, which needs none of them.`,
    );
}

function onOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

function isStale({ made, sources }: Build): boolean {
  const file = join(projectRoot(), made);
  if (!existsSync(file)) return true;
  const built = statSync(file).mtimeMs;
  return sources.some((source) => newest(join(projectRoot(), source)) > built);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(0, ...inside);
}

function run(build: Build, signal: AbortSignal | undefined): Promise<void> {
  const begun = new Date();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, build.command, {
      cwd: projectRoot(),
      env: { ...process.env, NODE_ENV: 'production' },
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      const made = join(projectRoot(), build.made);
      if (code !== 0 || !existsSync(made)) {
        reject(new OperatorError(`The ${build.what} could not be built.\n${output}`));
        return;
      }
      // The compiler does not touch the file if its output is unchanged.
      utimesSync(made, begun, begun);
      resolve();
    });
  });
}
