import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { closePage, renderOnPage } from '../../../testing/page';
import { useStorySort } from './use-story-sort';

describe('useStorySort', () => {
  afterEach(() => closePage());

  it('starts with the newest, and ignores an unknown order', () => {
    expect(renderOnPage(useStorySort, '/story/7').result.current[0]).toBe('newest');
    expect(renderOnPage(useStorySort, '/story/7?sort=loudest').result.current[0]).toBe('newest');
  });

  it('keeps the order in the address with other parameters', () => {
    const { result, location } = renderOnPage(useStorySort, '/story/7?tracked=true');
    act(() => result.current[1]('oldest'));
    expect(result.current[0]).toBe('oldest');
    expect(location()).toBe('/story/7?tracked=true&sort=oldest');
    act(() => result.current[1]('newest'));
    expect(location()).toBe('/story/7?tracked=true');
  });
});
