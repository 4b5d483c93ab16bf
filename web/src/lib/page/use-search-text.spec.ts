import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text';

describe('useSearchText', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  function opened(inAddress: string) {
    const put = jest.fn<(q: string) => void>();
    const page = renderHook(({ q }) => useSearchText(q, put), { initialProps: { q: inAddress } });
    const type = (text: string) => act(() => page.result.current[1](text));
    const wait = () => act(() => jest.advanceTimersByTime(300));
    return { ...page, put, type, wait, text: () => page.result.current[0] };
  }

  it('sends what was typed once typing pauses', () => {
    const { put, type, wait, text } = opened('');
    type('da');
    type(' dam ');
    expect(put).not.toHaveBeenCalled();
    wait();
    expect(put.mock.calls).toEqual([['dam']]);
    expect(text()).toBe(' dam ');
  });

  it('follows an address that a link changed, and sends nothing then', () => {
    const { put, type, wait, text, rerender } = opened('');
    type('dam');
    wait();
    rerender({ q: 'dam' });
    rerender({ q: '' });
    expect(text()).toBe('');
    wait();
    expect(put.mock.calls).toEqual([['dam']]);
  });
});
