import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError, productVersion, projectRoot } from '#platform/runtime';
import { bringUpToDate } from '../start/build.js';
import { say } from '../start/say.js';
import { buildImage, digestOf } from './build-image.js';
import { baseIn, type Image, pinImage, readImage, splitBase, written } from './image-name.js';
import { writeRelease } from './release-folder.js';

/**
 * Builds what is out of date and writes release/followthrough-VERSION, the same as an archive, and the
 * archive's checksum. With `--image REGISTRY/PATH`, builds and pushes the image before the archive, and the samples of the release run it
 * by its digest. With `--image REGISTRY/PATH@sha256:…` they run that one.
 */
export async function makeRelease({ image, base }: { image?: string; base?: string }): Promise<void> {
  const wanted = image === undefined ? null : readImage(image);
  if (base !== undefined && wanted?.digest !== null)
    throw new OperatorError('--base is for an image that is built here.');
  await bringUpToDate({ web: true });
  const folder = join(projectRoot(), 'release', `followthrough-${productVersion()}`);
  const archive = `${folder}.tar.gz`;
  // If this ends halfway, no earlier archive stays beside the new folder.
  for (const file of [archive, `${archive}.sha256`]) rmSync(file, { force: true });
  await writeRelease(folder);
  if (wanted !== null) {
    const pinned = wanted.digest === null ? pushImage(wanted.name, base) : wanted;
    pinImage(folder, pinned);
    say(`The samples of the release run ${written(pinned)}`);
  }
  writeArchive(folder, archive);
}

/** All platforms start from the same list of images, even if its tag moves meanwhile. */
function pushImage(name: string, given: string | undefined): Image {
  const folder = projectRoot();
  const base = splitBase(given ?? baseIn(readFileSync(join(folder, 'Dockerfile'), 'utf8')));
  const NODE_IMAGE = written({ name: base.name, digest: digestOf(base.lookedUp) });
  say(`Building on ${NODE_IMAGE} …`);
  const target = `docker://${name}:${productVersion()}`;
  return { name, digest: buildImage({ folder, buildArgs: { NODE_IMAGE }, target }) };
}

function writeArchive(folder: string, archive: string): void {
  const { status, stderr } = spawnSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new OperatorError(`tar failed: ${stderr}`);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`);
  say(`${archive} (${(statSync(archive).size / 1e6).toFixed(1)} MB), SHA-256 ${hash}`);
}
