import { describe, expect, it } from '@jest/globals';
import { MAX_LINE_BYTES, splitLines } from './archive-lines.js';

async function lines(chunks: string[]) {
  const read = [];
  const stream = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  })();
  for await (const { number, offset, length, text } of splitLines(stream))
    read.push([number, offset, length, text]);
  return read;
}

describe('splitLines', () => {
  it.each<[string, string[], unknown[]]>([
    ['nothing', [], []],
    ['only line ends', ['\n\r\n  \n'], []],
    [
      'a last line without an end',
      ['a\nbc'],
      [
        [1, 0, 1, 'a'],
        [2, 2, 2, 'bc'],
      ],
    ],
    [
      'Windows line ends and blank lines',
      ['a\r\n\r\nb\r\n'],
      [
        [1, 0, 2, 'a'],
        [3, 5, 2, 'b'],
      ],
    ],
    [
      'lines and characters cut by chunks',
      ['{"a":', '1}\n{"', 'b"', '}\n'],
      [
        [1, 0, 7, '{"a":1}'],
        [2, 8, 5, '{"b"}'],
      ],
    ],
  ])('%s', async (_, chunks, expected) => {
    expect(await lines(chunks)).toEqual(expected);
  });

  it('counts bytes, not characters', async () => {
    expect(await lines(['é\nx\n'])).toEqual([
      [1, 0, 2, 'é'],
      [2, 3, 1, 'x'],
    ]);
  });

  it('does not buffer an endless line', async () => {
    const endless = Array.from({ length: 30 }, () => 'x'.repeat(MAX_LINE_BYTES / 10));
    expect(await lines([...endless, '\nshort'])).toEqual([
      [1, 0, MAX_LINE_BYTES * 3, null],
      [2, MAX_LINE_BYTES * 3 + 1, 5, 'short'],
    ]);
  });
});
