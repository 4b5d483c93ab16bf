import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { BFF_ARGS, WORKER_ARGS } from '../start/worker-args.js';
import { ENTRIES } from './bundle.js';

const root = projectRoot();

describe('the entries of a bundle', () => {
  it.each(ENTRIES)('%s has a source', (entry) => expect(existsSync(join(root, `${entry}.ts`))).toBe(true));

  it('have what the launcher starts', () => {
    for (const [program = ''] of [BFF_ARGS.slice(-1), WORKER_ARGS.slice(-1)])
      expect(ENTRIES).toContain(program.replace(/^dist\/(.*)\.js$/, '$1'));
  });

  it('have every thread', () => {
    const sources = globSync('{apps,libs,tools/start,tools/recorded}/**/*.ts', { cwd: root });
    const threads = sources.flatMap((source) => {
      const text = readFileSync(join(root, source), 'utf8');
      const [, name] = /new URL\([`']\.\/([\w-]+-thread)\b/.exec(text) ?? [];
      return name === undefined ? [] : [relative(root, join(root, dirname(source), name))];
    });
    expect(threads).toHaveLength(2);
    expect(ENTRIES).toEqual(expect.arrayContaining(threads));
  });
});
