import { describe, expect, it } from '@jest/globals';
import { clientAddress, clientNetwork } from './client-address.js';

describe('clientAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['no address', 'unknown'],
    [undefined, 'unknown'],
  ])('%s → %s', (ip, address) => {
    expect(clientAddress(ip)).toBe(address);
  });
});

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
    ['no address', 'unknown'],
  ])('%s → %s', (ip, network) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});
