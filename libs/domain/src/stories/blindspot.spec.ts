import { describe, expect, it } from '@jest/globals';
import { blindspot } from './blindspot.js';

const outlets = (
  left: number,
  centerLeft: number,
  center: number,
  centerRight: number,
  right: number,
  unknown = 0,
) => ({
  left,
  'center-left': centerLeft,
  center,
  'center-right': centerRight,
  right,
  unknown,
});

describe('blindspot', () => {
  it.each([
    ['no outlet on the right', outlets(3, 2, 2, 0, 0), { side: 'right', outlets: 0, labelled: 7 }],
    ['no outlet on the left', outlets(0, 0, 3, 2, 2, 5), { side: 'left', outlets: 0, labelled: 7 }],
    ['almost no outlet on the left', outlets(0, 1, 3, 4, 2), { side: 'left', outlets: 1, labelled: 10 }],
    ['both sides', outlets(2, 1, 2, 1, 1), null],
    ['only the centre', outlets(0, 0, 9, 0, 0), null],
    ['too few outlets with a label', outlets(3, 2, 0, 0, 0, 40), null],
    ['no outlet at all', outlets(0, 0, 0, 0, 0), null],
  ] as const)('%s', (_, of, expected) => {
    expect(blindspot(of)).toEqual(expected);
  });
});
