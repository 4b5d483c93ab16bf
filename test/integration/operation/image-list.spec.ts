import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { buildImage, PLATFORMS } from '../../../tools/release/build-image.js';

const parent = mkdtempSync(join(tmpdir(), 'followthrough-image-'));
const layout = join(parent, 'layout');
afterAll(() => rmSync(parent, { recursive: true }));

/** A folder to build in, in which each platform gets a file of its own. */
function context(name: string, dockerfile: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  for (const platform of PLATFORMS) writeFileSync(join(folder, platform.replace('linux/', '')), platform);
  writeFileSync(join(folder, 'Dockerfile'), dockerfile);
  return folder;
}

/** A blob of the layout, which bears the hash of its content. */
function blob(digest: string): Buffer {
  const content = readFileSync(join(layout, 'blobs', digest.replace(':', '/')));
  expect(`sha256:${createHash('sha256').update(content).digest('hex')}`).toBe(digest);
  return content;
}
const json = (digest: string) => JSON.parse(blob(digest).toString());

describe('npm run release', () => {
  const base = ['--base', 'node:24'];
  it.each([
    ['without an image', base],
    [
      'with an image that is built already',
      ['--image', `registry.example/x@sha256:${'0'.repeat(64)}`, ...base],
    ],
  ])('refuses a base %s', (_, args) => {
    const script = ['--import', 'tsx', '--conditions=source', 'tools/release.ts', ...args];
    const { status, stderr } = spawnSync(process.execPath, script, { cwd: projectRoot(), encoding: 'utf8' });
    expect(stderr).toContain('--base is for an image that is built here.');
    expect(status).toBe(1);
  });
});

const isInstalled = spawnSync('buildah', ['info']).status === 0;

(isInstalled ? describe : describe.skip)('an image built with Buildah', () => {
  it('is one list of an image for each platform, found by the digest', () => {
    const lines = [
      'FROM scratch',
      'ARG WORD',
      'ARG TARGETARCH',
      'COPY $TARGETARCH /built-for',
      'LABEL word=$WORD',
    ];
    const folder = context('good', lines.join('\n'));
    const digest = buildImage({ folder, buildArgs: { WORD: 'given' }, target: `oci:${layout}:test` });
    const { manifests } = json(digest);
    const platforms = manifests.map(
      ({ platform }: { platform: { os: string; architecture: string } }) =>
        `${platform.os}/${platform.architecture}`,
    );
    expect(platforms.sort()).toEqual([...PLATFORMS].sort());
    for (const each of manifests) {
      const { config, layers } = json(each.digest);
      expect(json(config.digest)).toMatchObject({
        architecture: each.platform.architecture,
        config: { Labels: { word: 'given' } },
      });
      const unpacked = spawnSync('tar', ['-xzO', 'built-for'], {
        input: blob(layers.at(-1).digest),
        encoding: 'utf8',
      });
      expect(unpacked.stdout).toBe(`linux/${each.platform.architecture}`);
    }
  });

  it('is not sent anywhere if it cannot be built', () => {
    const folder = context('bad', 'FROM scratch\nCOPY missing /\n');
    const target = join(parent, 'nothing');
    expect(() => buildImage({ folder, target: `oci:${target}:test` })).toThrow(
      /^buildah build failed: [\s\S]*missing/,
    );
    expect(() => readFileSync(join(target, 'index.json'))).toThrow('ENOENT');
  });
});
