import { describe, expect, it } from '@jest/globals';
import { StepTimes } from './step-times.js';

const spin = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('StepTimes', () => {
  it("counts a step's time before its first wait, and adds up repeated steps", async () => {
    const times = new StepTimes();
    const work = async () => {
      spin(5);
      return 'done';
    };
    expect(await times.of('parse', work)).toBe('done');
    expect(times.spent.parse).toBeGreaterThanOrEqual(5);
    expect(times.now('parse', () => spin(5))).toBeUndefined();
    expect(times.spent.parse).toBeGreaterThanOrEqual(9.9);
  });

  it('counts a step that fails', async () => {
    const times = new StepTimes();
    await expect(times.of('store', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(times.spent).toHaveProperty('store');
  });
});
