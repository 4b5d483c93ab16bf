import { describe, expect, it } from '@jest/globals';
import { helpOf, readCommandLine } from './command-line.js';

const usage = {
  name: 'tool',
  takes: 'FOLDER [TIMES] [--part dev|test] [--only TEXT] [--keep]',
  about: 'Measures.',
};
const read = (takes: string, ...args: string[]) => readCommandLine({ ...usage, takes }, args);

describe('readCommandLine', () => {
  it('finds operands and options in any order', () => {
    const line = readCommandLine(usage, ['--keep', 'here', '--part', 'dev', '3', '--only=-x']);
    expect(line).toEqual({
      operands: ['here', '3'],
      values: { part: 'dev', only: '-x' },
      flags: new Set(['keep']),
    });
    expect(readCommandLine(usage, ['here'])).toEqual({ operands: ['here'], values: {}, flags: new Set() });
  });

  it.each([
    [[], 'FOLDER is missing'],
    [['here', '3', 'there'], "Unexpected argument 'there'"],
    [['here', '--kep'], "Unknown option '--kep'"],
    [['here', '-k'], "Unknown option '-k'"],
    [['here', '--keep=yes'], "Option '--keep' does not take an argument"],
    [['here', '--only'], "Option '--only <value>' argument missing"],
    [['here', '--only', '--keep'], "Option '--only' argument is ambiguous"],
    [['here', '--part', 'both'], "--part takes dev or test, not 'both'"],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => readCommandLine(usage, args)).toThrow(`${sentence} (tool --help explains it).`);
  });

  it('takes any number of operands after …, and of words between bars only these', () => {
    expect(read('FILE…', 'a', 'b', 'c').operands).toEqual(['a', 'b', 'c']);
    expect(() => read('FILE…')).toThrow('FILE is missing');
    expect(read('[feed|desk]').operands).toEqual([]);
    expect(() => read('[feed|desk]', 'fed')).toThrow("tool takes feed or desk, not 'fed'");
    expect(read('fictional|DIR…', 'a').operands).toEqual(['a']);
    expect(() => read('', 'a')).toThrow("Unexpected argument 'a'");
  });
});

it('explains a tool', () => {
  expect(helpOf(usage)).toBe(`Usage: tool ${usage.takes}\n\nMeasures.\n`);
  expect(helpOf({ ...usage, takes: '' })).toBe('Usage: tool\n\nMeasures.\n');
});
