import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OperatorError, projectRoot } from '#platform/runtime';
import { renderFictionalRecording } from '../recorded/fictional/render-recording.js';
import { RENDERED_RECORDING } from '../start/feeds/feed-set.js';
import { type Bill, withWebPackages } from './bill-of-materials.js';
import { bundle } from './bundle.js';
import { NOTICES_FILE } from './notices.js';
import { type Lock, type Manifest, releaseLock, releaseManifest } from './release-manifest.js';

/** What a release takes from a clone that is built, beside its programs and its recording. */
export const COPIED = [
  'dist/libs/persistence/src/seed/data',
  'dist/web',
  'dist/web-server',
  'deploy',
  'docs',
  // Named by the documents.
  'libs/persistence/src/seed/data/README.md',
  'libs/persistence/src/seed/data/other-domains.json',
  'test/gold/README.md',
  'CONTRIBUTING.md',
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  NOTICES_FILE,
];

/** Operators keep their secrets beside the samples in `deploy`, where Git ignores them. */
const SECRETS = new Set(['.env', 'secret.yaml']);

/** Whether a release has this file of what is copied. */
export const isShipped = (file: string): boolean => !file.endsWith('.ts') && !SECRETS.has(basename(file));

/** Writes a release from what is built into `folder`, which it empties first. */
export async function writeRelease(folder: string): Promise<void> {
  const root = projectRoot();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of COPIED)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isShipped });
  await bundle(join(root, 'dist'), join(folder, 'dist'));
  await renderFictionalRecording(join(folder, RENDERED_RECORDING));
  const manifest = releaseManifest(readJson<Manifest>(join(root, 'package.json')));
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(
    join(folder, 'package-lock.json'),
    releaseLock(readJson<Lock>(join(root, 'package-lock.json')), manifest),
  );
  // Removes what the release does not need. Everything else is in the lock file, so nothing is fetched.
  npm(folder, ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  const sbom = [
    'sbom',
    '--package-lock-only',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ];
  const bill = JSON.parse(npm(folder, sbom)) as Bill;
  writeJson(join(folder, 'sbom.cdx.json'), withWebPackages(bill, root));
}

function npm(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0)
    throw new OperatorError(`npm ${args[0]} failed in ${folder}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
