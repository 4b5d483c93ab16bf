import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '#platform/runtime';
import { asDigest } from './image-name.js';

/** Every package with programs has them for both; a test says so. */
export const PLATFORMS = ['linux/amd64', 'linux/arm64'];

interface Wanted {
  /** With a Dockerfile. */
  folder: string;
  buildArgs?: Record<string, string>;
  /** Where the image goes, as Skopeo writes it: `docker://REGISTRY/PATH:TAG`, or `oci:FOLDER:TAG` without a registry. */
  target: string;
}

/**
 * Builds one image for all platforms with Buildah and sends it to its target.
 * @returns the digest of the list of both
 * @throws OperatorError if a program is missing or fails
 */
export function buildImage({ folder, buildArgs = {}, target }: Wanted): string {
  const temporary = mkdtempSync(join(tmpdir(), 'followthrough-image-'));
  const digestFile = join(temporary, 'digest');
  const list = `localhost/${temporary.split('/').at(-1)?.toLowerCase()}`;
  // Docker sets it by itself.
  const BUILDPLATFORM = `linux/${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const given = Object.entries({ BUILDPLATFORM, ...buildArgs }).flatMap(([name, value]) => [
    '--build-arg',
    `${name}=${value}`,
  ]);
  try {
    // With layers, what does not depend on the platform is built once.
    run('buildah', [
      'build',
      '--layers',
      '--platform',
      PLATFORMS.join(','),
      ...given,
      '--manifest',
      list,
      folder,
    ]);
    run('buildah', ['manifest', 'push', '--all', '--digestfile', digestFile, list, target]);
    return asDigest(readFileSync(digestFile, 'utf8').trim());
  } finally {
    spawnSync('buildah', ['manifest', 'rm', list], { stdio: 'ignore' });
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * The digest to which a tag leads now. That of the list, if the image is made for several platforms.
 * @throws OperatorError if Skopeo is missing or cannot reach the registry
 */
export function digestOf(image: string): string {
  const manifest = run('skopeo', ['inspect', '--raw', `docker://${image}`], 'pipe');
  return `sha256:${createHash('sha256').update(manifest).digest('hex')}`;
}

function run(program: string, args: readonly string[], output: 'inherit' | 'pipe' = 'inherit'): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    stdio: ['ignore', output, 'pipe'],
    maxBuffer: 1e8,
  });
  if (error && (error as NodeJS.ErrnoException).code === 'ENOENT')
    throw new OperatorError(`An image is built with Buildah and Skopeo, and ${program} is not installed.`);
  if (status !== 0)
    throw new OperatorError(
      `${program} ${args[0]} failed: ${error?.message ?? stderr.toString().trim().slice(-4000)}`,
    );
  return stdout;
}
