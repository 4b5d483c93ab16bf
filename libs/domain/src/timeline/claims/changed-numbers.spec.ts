import { describe, expect, it } from '@jest/globals';
import { changedNumbers, type TopicClaim } from './changed-numbers.js';

/** 'wire 4, herald 7': the values of one slot in order, an hour apart, each with its origin. */
const claims = (words: string, kind = 'dead', unit = 'people'): TopicClaim[] =>
  words.split(', ').map((word, hour) => {
    const [originKey = '', value] = word.split(' ');
    return { kind, unit, value: Number(value), originKey, at: new Date(Date.UTC(2031, 2, 4, hour)) };
  });
const stepsOf = (given: readonly TopicClaim[]) =>
  changedNumbers(given).map(({ kind, steps }) => [
    kind,
    steps.map(({ claim, origins }) => `${claim.value} ${claim.originKey} ${origins}`),
  ]);

describe('changedNumbers', () => {
  it('has each new value with who stated it first, and how many origins do', () => {
    expect(stepsOf(claims('wire 4, herald 7, wire 7, plumb 12, wire 7, wire 9'))).toEqual([
      ['dead', ['4 wire 1', '7 herald 2', '12 plumb 1', '9 wire 1']],
    ]);
  });

  it('may fall', () => {
    expect(stepsOf(claims('wire 31, herald 22, wire 16', 'missing'))).toEqual([
      ['missing', ['31 wire 1', '22 herald 1', '16 wire 1']],
    ]);
  });

  it('reads claims in the order of publication', () => {
    expect(stepsOf(claims('wire 4, herald 7').toReversed())).toEqual([['dead', ['4 wire 1', '7 herald 1']]]);
  });

  it.each([
    ['one origin', claims('wire 4, wire 7')],
    ['one value', claims('wire 4, herald 4')],
    ['amounts of money', claims('wire 4, herald 7', 'fine', 'USD')],
    ['nothing', []],
  ])('leaves out %s', (_, given) => {
    expect(changedNumbers(given)).toEqual([]);
  });

  it('keeps kinds and units apart, the longest first, at most four', () => {
    const few = claims('wire 1, herald 2');
    const many = claims('wire 1, herald 2, wire 3', 'injured');
    expect(changedNumbers([...few, ...many]).map(({ kind }) => kind)).toEqual(['injured', 'dead']);
    const kinds = ['dead', 'injured', 'missing', 'rescued', 'arrested'];
    expect(changedNumbers(kinds.flatMap((kind) => claims('wire 1, herald 2', kind)))).toHaveLength(4);
    expect(
      changedNumbers([...claims('wire 1', 'burned', 'acres'), ...claims('herald 2', 'burned', 'hectares')]),
    ).toEqual([]);
  });

  it('keeps the newest twelve values', () => {
    const words = Array.from({ length: 20 }, (_, n) => `${n % 2 ? 'wire' : 'herald'} ${n}`).join(', ');
    const [series] = changedNumbers(claims(words));
    expect(series?.steps.map(({ claim }) => claim.value)).toEqual([
      8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
  });
});
