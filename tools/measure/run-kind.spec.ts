import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { BENCHES } from '../bench/kinds.js';
import { EVALS } from '../eval/kinds.js';
import { helpOf, readCommandLine, type Usage } from '../start/command-line.js';
import { type Kinds, usageOf } from './run-kind.js';

const TOOLS: [string, Kinds][] = [
  ['npm run -s bench --', BENCHES],
  ['npm run -s eval --', EVALS],
];
const kinds = TOOLS.flatMap(([tool, all]) =>
  Object.keys(all).map((kind) => ({ usage: usageOf(tool, all, kind) as Usage })),
);

describe.each(kinds)('$usage.name', ({ usage }) => {
  /** Enough operands, so that only what follows is wrong. */
  const enough = usage.takes
    .replace(/\[[^\]]*\]/g, '')
    .split(' ')
    .filter(Boolean);

  it('explains itself and takes what it says', () => {
    expect(helpOf(usage)).toMatch(/^Usage: .*\n\n\S.*\.\n$/s);
    expect(readCommandLine(usage, enough).operands).toEqual(enough);
  });

  it('refuses an unknown option, a missing value and a missing operand', () => {
    expect(() => readCommandLine(usage, [...enough, '--no-such-option'])).toThrow(/^Unknown option/);
    for (const [, name] of usage.takes.matchAll(/\[--([\w-]+) /g))
      expect(() => readCommandLine(usage, [...enough, `--${name}`])).toThrow(/argument missing/);
    if (enough.length > 0) expect(() => readCommandLine(usage, [])).toThrow(/ is missing/);
  });
});

it('knows no kind that is a property of all objects', () => {
  expect(usageOf('tool', BENCHES, 'constructor')).toBeNull();
});

it.each([
  ['bench', BENCHES],
  ['eval', EVALS],
])('docs/operations.md names every kind of %s', (tool, all) => {
  const row = readFileSync(join(projectRoot(), 'docs/operations.md'), 'utf8').match(
    new RegExp(`^\\| \`npm run -s ${tool} -- .*$`, 'm'),
  )?.[0];
  const named = [...(row ?? '').matchAll(/`(?:npm run -s \w+ -- )?([a-z][a-z-]*)/g)].map(([, kind]) => kind);
  expect(named.sort()).toEqual(Object.keys(all).sort());
});
