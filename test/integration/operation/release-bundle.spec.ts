import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { bundle, ENTRIES } from '../../../tools/release/bundle.js';

describe('a bundle', () => {
  const parent = mkdtempSync(join(tmpdir(), 'followthrough-bundle-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  /** Bundles programs that are empty except for the first. Returns what becomes of that. */
  async function bundled(name: string, code: string): Promise<string> {
    const [dist, target] = [join(parent, name, 'dist'), join(parent, name, 'target')];
    for (const [index, entry] of ENTRIES.entries()) {
      const file = join(dist, `${entry}.js`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, index === 0 ? code : '');
    }
    mkdirSync(join(dist, 'libs'));
    writeFileSync(join(dist, 'libs/place.js'), 'export const place = import.meta.url;');
    await bundle(dist, target);
    return readFileSync(join(target, `${ENTRIES[0]}.js`), 'utf8');
  }

  it('lets modules find files from where they were', async () => {
    const code = await bundled(
      'places',
      "import { place } from '../../../libs/place.js'; console.log(place);",
    );
    expect(code).toContain('new URL("../../../libs/place.js", import.meta.url).href');
    expect(code).not.toContain('__place');
  });

  it('is not made if a place is left', async () => {
    await expect(bundled('left', 'console.log("__place(");')).rejects.toThrow('A place is left in apps/bff');
  });

  it('does without optional packages, but is not made if another is missing', async () => {
    expect(await bundled('optional', "import('class-validator');")).toContain('class-validator');
    await expect(bundled('mistyped', "import('class-validater');")).rejects.toThrow(
      /"class-validater", which \S+main\.js imports, is not installed/,
    );
  });
});
