import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useSettled } from './settled-value';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('changes only after the value has stopped changing', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 250), {
    initialProps: { text: '' },
  });
  for (const text of ['d', 'da', 'dam']) {
    rerender({ text });
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('');
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe('dam');
});
