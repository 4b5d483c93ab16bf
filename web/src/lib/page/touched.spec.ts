import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTouched } from './touched';

it('is false until the first input, then true', () => {
  const { result } = renderHook(useTouched);
  expect(result.current).toBe(false);
  act(() => void window.dispatchEvent(new Event('keydown')));
  expect(result.current).toBe(true);
  expect(renderHook(useTouched).result.current).toBe(true);
});
