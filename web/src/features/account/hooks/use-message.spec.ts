import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useMessage } from './use-message';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('shows the last message for its full time', () => {
  const { result } = renderHook(() => useMessage(5_000));
  act(() => result.current.say('First'));
  act(() => jest.advanceTimersByTime(4_000));
  act(() => result.current.say('Second'));
  act(() => jest.advanceTimersByTime(4_000));
  expect(result.current.message).toBe('Second');
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current.message).toBeNull();
});
