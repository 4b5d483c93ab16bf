import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { linkLibraries } from './library-links.js';

let folder: string;
const libraries = () => join(folder, 'native', 'lib');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'followthrough-links-'));
  mkdirSync(libraries(), { recursive: true });
  writeFileSync(join(libraries(), 'libwords.so.60.2'), '');
  const links = ['libwords.so.60', 'libwords.so'].map((name) => ({
    source: 'native/lib/libwords.so.60.2',
    target: `native/lib/${name}`,
  }));
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes links that are missing, and leaves the others', () => {
  symlinkSync('libother.so', join(libraries(), 'libwords.so'));
  for (let times = 0; times < 2; times++) linkLibraries(join(folder, 'native', 'bin'));
  expect(readlinkSync(join(libraries(), 'libwords.so.60'))).toBe('libwords.so.60.2');
  expect(readlinkSync(join(libraries(), 'libwords.so'))).toBe('libother.so');
});

it('says in one sentence what to do if it cannot', () => {
  rmSync(libraries(), { recursive: true });
  expect(() => linkLibraries(join(folder, 'native', 'bin'))).toThrow(
    /^The libraries of the embedded database are not linked, .* run npm ci without --ignore-scripts, or set DATABASE_URL\.$/,
  );
});
