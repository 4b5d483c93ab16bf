import { describe, expect, it } from '@jest/globals';
import { Lanes } from './lanes.js';

function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('Lanes', () => {
  it('are full, free and idle as work starts and ends', async () => {
    const lanes = new Lanes(2);
    const [slow, quick] = [held(), held()];
    expect(lanes.idle).toBe(true);
    lanes.start(slow.work);
    expect([lanes.full, lanes.idle]).toEqual([false, false]);
    lanes.start(quick.work);
    expect(lanes.full).toBe(true);
    const changed = lanes.changed();
    quick.end();
    await changed;
    expect([lanes.full, lanes.idle]).toEqual([false, false]);
    slow.end();
    await lanes.drained();
    expect(lanes.idle).toBe(true);
  });

  it('are full while eight times as many tasks wait without a lane', async () => {
    const lanes = new Lanes(2);
    const tasks = Array.from({ length: 16 }, held);
    for (const { work } of tasks) {
      expect(lanes.full).toBe(false);
      lanes.start((leave) => {
        leave();
        return work();
      });
    }
    expect(lanes.full).toBe(true);
    const changed = lanes.changed();
    tasks[0]?.end();
    await changed;
    expect(lanes.full).toBe(false);
  });

  it('are free again when the task leaves, and idle when it ends', async () => {
    const lanes = new Lanes(1);
    const task = held();
    let leave = () => {};
    lanes.start((free) => {
      leave = free;
      return task.work();
    });
    const changed = lanes.changed();
    leave();
    leave();
    await changed;
    expect([lanes.full, lanes.idle]).toEqual([false, false]);
    lanes.start(held().work);
    expect(lanes.full).toBe(true);
    const ended = lanes.changed();
    task.end();
    await ended;
    expect([lanes.full, lanes.idle]).toEqual([true, false]);
  });

  it('resolve a pending changed() on wake', async () => {
    const lanes = new Lanes(1);
    lanes.start(held().work);
    const changed = lanes.changed();
    lanes.wake();
    await expect(changed).resolves.toBeUndefined();
    expect(lanes.full).toBe(true);
  });
});
