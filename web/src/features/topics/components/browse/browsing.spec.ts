import { describe, expect, it } from '@jest/globals';
import { addressOfPage, browsingFrom, isUnfiltered, withChange } from './browsing';

const params = (query: string) => new URLSearchParams(query);

describe('browsingFrom', () => {
  it('reads everything from the address', () => {
    expect(
      browsingFrom(params('q=+dam+&category=sports&status=resolved&place=GB&sort=ended&page=3')),
    ).toEqual({
      q: 'dam',
      category: 'sports',
      status: 'resolved',
      place: 'GB',
      sort: 'ended',
      page: 3,
    });
  });

  it.each(['', 'status=over&place=gb&sort=newest&page=0', 'page=-1', 'page=1e3', 'page=99999'])(
    'ignores what it does not know: %s',
    (query) => {
      const browsing = browsingFrom(params(query));
      expect([isUnfiltered(browsing), browsing.page]).toEqual([true, 1]);
    },
  );
});

describe('isUnfiltered', () => {
  it.each(['q=dam', 'category=sports', 'status=ongoing', 'place=world', 'sort=quiet'])(
    '%s: false',
    (query) => {
      expect(isUnfiltered(browsingFrom(params(query)))).toBe(false);
    },
  );
});

describe('withChange', () => {
  it('starts another selection at its first page', () => {
    expect(withChange(params('sort=quiet&page=4'), { place: 'GB' }).toString()).toBe('sort=quiet&place=GB');
    expect(withChange(params('sort=quiet&page=4'), { sort: undefined }).toString()).toBe('');
  });
});

describe('addressOfPage', () => {
  it.each([
    [1, 'sort=quiet'],
    [2, 'sort=quiet&page=2'],
  ])('page %i', (page, search) => {
    expect(addressOfPage(params('sort=quiet&page=9'), page)).toEqual({ search });
  });
});
