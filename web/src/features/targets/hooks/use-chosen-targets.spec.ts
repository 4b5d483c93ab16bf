import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useChosenTargets } from './use-chosen-targets';

afterEach(cleanup);

it('saves quick changes one after the other, each with those before it', async () => {
  const saves: { targetIds: number[]; end: () => void }[] = [];
  const save = (targetIds: number[]) =>
    new Promise<void>((end) => {
      saves.push({ targetIds, end });
    });
  const { result, rerender } = renderHook(({ saved }) => useChosenTargets(saved, save), {
    initialProps: { saved: [1] },
  });
  await act(async () => {
    result.current.change(2, true, 'Two');
    result.current.change(3, true, 'Three');
  });
  expect(result.current.chosen).toEqual([1, 2, 3]);
  expect(saves.map(({ targetIds }) => targetIds)).toEqual([[1, 2]]);
  rerender({ saved: [1, 2] });
  await act(async () => saves[0]?.end());
  expect(result.current.chosen).toEqual([1, 2, 3]);
  expect(saves.at(-1)?.targetIds).toEqual([1, 2, 3]);
  await act(async () => result.current.change(1, false, 'Not one'));
  rerender({ saved: [1, 2, 3] });
  await act(async () => saves[1]?.end());
  expect(saves.at(-1)?.targetIds).toEqual([2, 3]);

  // What the server could not save is shown as it has it.
  await act(async () => saves[2]?.end());
  expect(result.current.chosen).toEqual([1, 2, 3]);
});
