import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { ENTRIES } from './bundle.js';
import { type Lock, type Manifest, releaseLock, releaseManifest } from './release-manifest.js';

const read = <T>(file: string) => JSON.parse(readFileSync(join(projectRoot(), file), 'utf8')) as T;
const manifest = releaseManifest(read<Manifest>('package.json'));

describe('releaseManifest', () => {
  it('has scripts that run compiled programs only', () => {
    for (const script of Object.values(manifest.scripts)) {
      const [, program = ''] =
        script.match(/^node (?:--max-semi-space-size=2 )?dist\/(tools\/\S+)\.js(?: admin)?$/) ?? [];
      expect(ENTRIES).toContain(program);
    }
  });

  it('resolves the libraries in dist only', () => {
    for (const conditions of Object.values(manifest.imports)) {
      expect(conditions).toEqual({ default: expect.stringMatching(/^\.\/dist\//) });
    }
  });

  it('depends on what the apps run on, and installs the right Node', () => {
    expect(Object.keys(manifest.dependencies)).toContain('@nestjs/core');
    expect(Object.keys(manifest.dependencies)).not.toContain('tsx');
    expect(Object.keys(manifest.devDependencies)).toEqual(['node']);
  });
});

it('releaseLock asks for the same as the manifest', () => {
  const { packages } = releaseLock(read<Lock>('package-lock.json'), manifest);
  expect(packages['']).toMatchObject({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
});
