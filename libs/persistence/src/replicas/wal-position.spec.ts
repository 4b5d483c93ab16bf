import { describe, expect, it } from '@jest/globals';
import { reachablePosition, walPosition, walText } from './wal-position.js';

describe('walPosition', () => {
  it.each([
    ['0/0', 0n],
    ['0/1A2B', 0x1a2bn],
    ['1/0', 0x100000000n],
    ['16/B374D848', 0x16b374d848n],
    ['FFFFFFFF/FFFFFFFF', 0xffffffffffffffffn],
  ])('%s', (text, position) => expect(walPosition(text)).toBe(position));

  it.each(['', '0', '/', '0/', '1/2/3', 'x/1', '123456789/0', "0/0'", undefined, null, 7])('not %s', (text) =>
    expect(walPosition(text)).toBeNull(),
  );
});

describe('walText', () => {
  it.each(['0/0', '0/1A2B', '1/0', '16/B374D848'])('writes %s as it was read', (text) =>
    expect(walText(walPosition(text) ?? -1n)).toBe(text),
  );
});

describe('reachablePosition', () => {
  it.each([
    ['0/3000028', '0/3000000'],
    ['0/3002018', '0/3002000'],
    ['0/3000000', '0/3000000'],
    ['0/3000048', '0/3000048'],
    ['0/3001FF8', '0/3001FF8'],
  ])('of %s is %s', (position, reachable) =>
    expect(walText(reachablePosition(walPosition(position) ?? -1n))).toBe(reachable),
  );
});
