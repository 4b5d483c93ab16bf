import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(process.cwd(), 'web/src');
const IMPORTED = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that a component takes from its style sheets, although they are not there. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(IMPORTED)].flatMap(([, name, path = '']) => {
    const css = readFileSync(join(dirname(file), path), 'utf8');
    const used = code.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b(?!\\.css)`, 'g'));
    return [...used].flatMap(([, used]) => (new RegExp(`\\.${used}\\b`).test(css) ? [] : `${file}: ${used}`));
  });
}

describe('components', () => {
  it('use only classes that their style sheets have', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.tsx'),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((path) => missingClasses(join(ROOT, path)))).toEqual([]);
  });
});
