import { expect, it } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.js';

it('skips calls while the previous one is running', async () => {
  const ends: (() => void)[] = [];
  const beat = oneAtATime(() => new Promise((resolve) => ends.push(resolve)));
  beat();
  beat();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await new Promise(setImmediate);
  beat();
  expect(ends).toHaveLength(2);
});
