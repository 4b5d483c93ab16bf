import { describe, expect, it } from '@jest/globals';
import { filterFromAddress, filterToAddress } from './news-feed-filter-address';

const read = (query: string) => filterFromAddress(new URLSearchParams(query));

describe('the news feed filter in the address', () => {
  it.each([
    ['', { tags: [], surprise: false }],
    ['topics=science,health', { tags: ['health', 'science'], surprise: false }],
    ['topics=science,astrology,general', { tags: ['science'], surprise: false }],
    ['topics=science&surprise=true', { tags: ['science'], surprise: true }],
    ['topics=astrology&surprise=true', { tags: [], surprise: false }],
  ])('reads %p', (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it('writes a filter that is read back unchanged, and keeps the tab', () => {
    const filter = { tags: ['politics', 'health'] as const, surprise: true };
    const address = filterToAddress(new URLSearchParams('tab=tracked'), filter);
    expect(filterFromAddress(address)).toEqual(filter);
    expect(address.get('tab')).toBe('tracked');
  });

  it("starts with the reader's interests, until the reader chooses or clears", () => {
    const interests = ['health'] as const;
    expect(filterFromAddress(new URLSearchParams(), interests).tags).toEqual(['health']);
    expect(filterFromAddress(new URLSearchParams('topics=science'), interests).tags).toEqual(['science']);
    const cleared = filterToAddress(new URLSearchParams(), { tags: [], surprise: false }, interests);
    expect(filterFromAddress(cleared, interests).tags).toEqual([]);
  });

  it('removes the filter when it is cleared', () => {
    const before = new URLSearchParams('topics=health&surprise=true');
    expect(filterToAddress(before, { tags: [], surprise: false }).size).toBe(0);
  });
});
