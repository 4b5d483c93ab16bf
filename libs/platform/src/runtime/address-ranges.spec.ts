import { describe, expect, it } from '@jest/globals';
import { isAddressRange, rangeCheck } from './address-ranges.js';

describe('rangeCheck', () => {
  const within = rangeCheck(['10.1.0.0/16', '192.168.5.4/32', 'fd12::/32']);

  it.each(['10.1.0.0', '10.1.255.255', '192.168.5.4', 'fd12:0:1::5', '::ffff:10.1.2.3'])(
    '%s is inside',
    (address) => {
      expect(within(address)).toBe(true);
    },
  );

  it.each(['10.2.0.0', '192.168.5.5', 'fd13::1', '', 'herald.example'])('%s is outside', (address) => {
    expect(within(address)).toBe(false);
  });

  it('contains no address if there are no ranges', () => {
    expect(rangeCheck([])('10.1.0.0')).toBe(false);
  });
});

describe('isAddressRange', () => {
  it.each([
    ['10.1.0.0/16', true],
    ['::/0', true],
    ['10.1.0.0', false],
    ['10.1.0.0/33', false],
    ['10.1/16/2', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isAddressRange(text)).toBe(expected);
  });
});
