import { describe, expect, it } from '@jest/globals';
import type { SearchResult } from '#contract/search';
import {
  chosenSources,
  dayChoices,
  offeredSources,
  otherDays,
  withChange,
  withSources,
} from './chip-choices';

const NOW = new Date('2031-03-04T12:00:00Z');
const results = (...names: string[]) => names.map((sourceName) => ({ sourceName }) as SearchResult);
const search = { q: 'dam', page: 3 };

describe('chips of a search', () => {
  it('count days back from today', () => {
    expect(dayChoices(NOW)).toEqual([
      { label: 'Today', from: '2031-03-04' },
      { label: 'Last 7 days', from: '2031-02-26' },
      { label: 'Last month', from: '2031-02-02' },
    ]);
  });

  it.each([
    [{}, null],
    [{ from: '2031-03-04' }, null],
    [{ from: '2031-03-01' }, 'From 2031-03-01'],
    [{ to: '2031-03-01' }, 'Until 2031-03-01'],
    [{ from: '2031-03-04', to: '2031-03-04' }, '2031-03-04 to 2031-03-04'],
  ])('name the days %j that no choice stands for: %s', (days, label) => {
    expect(otherDays({ ...search, ...days }, dayChoices(NOW))).toBe(label);
  });

  it('offer the outlets of the results that are not chosen, the most frequent first', () => {
    const found = results('Herald', 'Post', 'Post', 'Times, Sunday', 'a', 'b', 'c', 'd');
    expect(offeredSources(search, found)).toEqual(['Post', 'Herald', 'a', 'b']);
    expect(offeredSources({ ...search, sources: 'POST, herald' }, found)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('change the search, from its first page', () => {
    expect(withSources(search, ['Herald', 'Post'])).toEqual({ q: 'dam', page: 1, sources: 'Herald, Post' });
    expect(withSources({ ...search, sources: 'Herald' }, [])).toEqual({ q: 'dam', page: 1 });
    expect(chosenSources({ ...search, sources: ' Herald ,, Post' })).toEqual(['Herald', 'Post']);
    expect(withChange({ ...search, kind: 'report' }, { kind: undefined, sort: 'newest' })).toEqual({
      q: 'dam',
      page: 1,
      sort: 'newest',
    });
  });
});
