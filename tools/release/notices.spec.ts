import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { NOTICES_FILE, notices } from './notices.js';
import { type Packages, shippedPackages } from './shipped-packages.js';

const { packages } = JSON.parse(readFileSync(join(projectRoot(), 'package-lock.json'), 'utf8')) as {
  packages: Packages;
};
const shipped = shippedPackages(projectRoot(), packages);

const PERMITTED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Python-2\.0|Zlib)$/;

describe('the notices file', () => {
  it('is that of the installed packages (npm run notices)', () => {
    expect(readFileSync(join(projectRoot(), NOTICES_FILE), 'utf8')).toBe(notices(projectRoot()));
  });

  it('has packages of the server and those inside the web app, without those of development', () => {
    const names = shipped.map((folder) => folder.replace(/.*node_modules\//, ''));
    for (const name of ['pg', 'tslib', 'react', 'antd', '@fontsource-variable/inter', 'scheduler'])
      expect(names).toContain(name);
    for (const name of ['jest', '@swc/core', 'vite', '@biomejs/biome']) expect(names).not.toContain(name);
  });
});

it('ships nothing under a licence that asks for more than a notice, but for the image library of sharp', () => {
  const others = shipped.filter((folder) => {
    const { license = 'MIT' } = packages[folder] ?? {};
    return license
      .replace(/[()]/g, '')
      .split(/ AND | OR /)
      .some((licence) => !PERMITTED.test(licence));
  });
  expect(others.filter((folder) => !folder.startsWith('node_modules/@img/sharp-'))).toEqual([]);
});
