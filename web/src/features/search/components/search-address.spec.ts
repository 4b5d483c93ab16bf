import { describe, expect, it } from '@jest/globals';
import { SEARCH_COUNTED_MOST, SEARCH_MAX_CHARS, SEARCH_PAGE } from '#contract/site';
import { hasFilters, searchFromAddress, searchToAddress } from './search-address';

const read = (query: string) => searchFromAddress(new URLSearchParams(query));
const LAST_PAGE = SEARCH_COUNTED_MOST / SEARCH_PAGE;

describe('the search in the address', () => {
  it.each([
    ['nothing', '', { q: '', page: 1 }],
    ['words without spaces at their ends', 'q=+dam+', { q: 'dam', page: 1 }],
    [
      'filters that are filled',
      'q=dam&sources=Herald&from=&to=2031-03-04',
      { q: 'dam', page: 1, sources: 'Herald', to: '2031-03-04' },
    ],
    [
      'a kind and an order',
      'q=dam&kind=comment&sort=newest',
      { q: 'dam', page: 1, kind: 'comment', sort: 'newest' },
    ],
    ['no unknown kind or order', 'q=dam&kind=opinion&sort=best', { q: 'dam', page: 1 }],
    ['a page', 'q=dam&page=3', { q: 'dam', page: 3 }],
    ['no page before the first', 'q=dam&page=-2', { q: 'dam', page: 1 }],
    ['no page past the last', 'q=dam&page=99999', { q: 'dam', page: LAST_PAGE }],
    ['nonsense as the first page', 'q=dam&page=two', { q: 'dam', page: 1 }],
  ])('reads %s', (_, query, search) => {
    expect(read(query)).toEqual(search);
  });

  it('truncates words that the server would refuse', () => {
    expect(read(`q=${'a'.repeat(SEARCH_MAX_CHARS + 1)}`).q).toHaveLength(SEARCH_MAX_CHARS);
  });

  it('writes a search that is read back unchanged, and keeps other parameters', () => {
    const before = new URLSearchParams('tab=news&from=2031-01-01&page=4');
    const search = { q: 'dam "high water"', sources: 'Herald', kind: 'report' as const, page: 2 };
    const after = searchToAddress(before, search);
    expect(searchFromAddress(after)).toEqual(search);
    expect(after.get('tab')).toBe('news');
    expect(searchToAddress(after, { q: 'dam', page: 1 }).has('page')).toBe(false);
  });

  it('detects whether a filter is set', () => {
    expect(hasFilters(read('q=dam'))).toBe(false);
    expect(hasFilters(read('q=dam&to=2031-03-04'))).toBe(true);
  });
});
