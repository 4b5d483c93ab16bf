import { describe, expect, it } from '@jest/globals';
import { Glance, GlanceTimeout } from './glance.js';

const LONG = 600_000;

describe('Glance', () => {
  it('looks once for all who ask while the answer is fresh', async () => {
    let looks = 0;
    const glance = new Glance(async () => ++looks, LONG, LONG);
    expect(await Promise.all([glance.take(), glance.take()])).toEqual([1, 1]);
    expect(await glance.take()).toBe(1);
  });

  it('looks again when the answer is stale', async () => {
    let looks = 0;
    const glance = new Glance(async () => ++looks, 0, LONG);
    expect([await glance.take(), await glance.take()]).toEqual([1, 2]);
  });

  it('shares a failure too, so that failing costs no more than answering', async () => {
    let looks = 0;
    const glance = new Glance(
      async () => {
        throw new Error(`look ${++looks}`);
      },
      LONG,
      LONG,
    );
    await expect(glance.take()).rejects.toThrow('look 1');
    await expect(glance.take()).rejects.toThrow('look 1');
  });

  it('starts no second look beside one that hangs, and lets nobody wait for it', async () => {
    let looks = 0;
    const { promise, resolve } = Promise.withResolvers<string>();
    const glance = new Glance(
      () => {
        looks++;
        return promise;
      },
      0,
      5,
    );
    await expect(glance.take()).rejects.toBeInstanceOf(GlanceTimeout);
    await expect(glance.take()).rejects.toBeInstanceOf(GlanceTimeout);
    expect(looks).toBe(1);
    resolve('at last');
    expect(await glance.take()).toBe('at last');
  });
});
