import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { closePage, renderOnPage } from '../../../testing/page';
import { useTimelineFilter } from './use-timeline-filter';

describe('useTimelineFilter', () => {
  afterEach(() => closePage());

  it.each([
    ['/t', 'all', 'newest'],
    ['/t?show=verified&order=oldest', 'verified', 'oldest'],
    ['/t?show=loud&order=random', 'all', 'newest'],
  ])('reads %s', (address, show, order) => {
    expect(renderOnPage(useTimelineFilter, address).result.current).toMatchObject({ show, order });
  });

  it('writes only what differs from the default', () => {
    const { result, location } = renderOnPage(useTimelineFilter, '/t?order=oldest');
    act(() => result.current.change({ show: 'major' }));
    expect(location()).toBe('/t?show=major&order=oldest');
    act(() => result.current.change({ show: 'all', order: 'newest' }));
    expect(location()).toBe('/t');
  });
});
