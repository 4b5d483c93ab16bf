import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';

/** Where the first part of a name says that its file is. Names without such a part are unit tests beside their code. */
const PLACES = { browser: 'test/browser/*', integration: 'test/integration/**/*' };
const UNIT = '{apps,libs,tools,web/src}/**/*';

const namesOf = (place: string, prefix = '') =>
  globSync(`${place}.spec.{ts,tsx}`, { cwd: projectRoot() }).map(
    (path) => prefix + basename(path).replace(/\.spec\.tsx?$/, ''),
  );

const existing = new Set([
  ...namesOf(UNIT),
  ...Object.entries(PLACES).flatMap(([prefix, place]) => namesOf(place, `${prefix}/`)),
]);

/** The names in the last column of each table of docs/tests-by-screen.md. */
const named = readFileSync(join(projectRoot(), 'docs', 'tests-by-screen.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

describe('docs/tests-by-screen.md', () => {
  it('names tests', () => expect(named.length).toBeGreaterThan(100));

  it('names only tests that exist', () => {
    expect(named.filter((name) => !existing.has(name))).toEqual([]);
  });
});
