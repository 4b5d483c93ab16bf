import { describe, expect, it } from '@jest/globals';
import { filterFromAddress, filterToAddress } from './use-following-filter';

describe('the filter of followed stories', () => {
  it.each([
    ['', { q: '', status: 'open', sort: 'newest', page: 1 }],
    ['q=orrin&status=resolved&sort=name&page=3', { q: 'orrin', status: 'resolved', sort: 'name', page: 3 }],
    ['status=x&sort=y&page=-1', { q: '', status: 'open', sort: 'newest', page: 1 }],
    ['page=1.5', { q: '', status: 'open', sort: 'newest', page: 1 }],
  ] as const)('is read from %j', (address, expected) => {
    expect(filterFromAddress(new URLSearchParams(address))).toEqual(expected);
  });

  it('writes only what is not the default', () => {
    expect(filterToAddress({ q: '', status: 'open', sort: 'newest', page: 1 }).toString()).toBe('');
    expect(filterToAddress({ q: 'dam', status: 'open', sort: 'followed', page: 2 }).toString()).toBe(
      'q=dam&sort=followed&page=2',
    );
  });
});
