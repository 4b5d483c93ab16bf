import { describe, expect, it } from '@jest/globals';
import { KeptAnswer } from './kept-answer.js';

describe('KeptAnswer', () => {
  it('computes once for all who ask meanwhile, and anew when the time is over', async () => {
    let now = 0;
    let computed = 0;
    const kept = new KeptAnswer(
      async () => ++computed,
      100,
      () => now,
    );
    expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
    now = 99;
    expect(await kept.get()).toBe(1);
    now = 100;
    expect(await kept.get()).toBe(2);
  });

  it('keeps no failure', async () => {
    let computed = 0;
    const kept = new KeptAnswer(
      async () => {
        computed += 1;
        if (computed === 1) throw new Error('no database');
        return computed;
      },
      100,
      () => 0,
    );
    await expect(kept.get()).rejects.toThrow('no database');
    expect(await kept.get()).toBe(2);
  });
});
