import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { GroupCall } from './group-call.js';

function recorded(fails: (input: number) => boolean = () => false) {
  const groups: number[][] = [];
  const call = async (inputs: readonly number[]) => {
    groups.push([...inputs]);
    await wait(5);
    if (inputs.some(fails)) throw new Error(`not ${inputs}`);
    return inputs.map((input) => input * 10);
  };
  return { groups, call };
}

describe('GroupCall', () => {
  it('combines calls that arrive while another is running', async () => {
    const { groups, call } = recorded();
    const grouped = new GroupCall(call, { atOnce: 1, largest: 3 });
    expect(await Promise.all([1, 2, 3, 4, 5].map((input) => grouped.call(input)))).toEqual([
      10, 20, 30, 40, 50,
    ]);
    expect(groups).toEqual([[1], [2, 3, 4], [5]]);
    expect(await grouped.call(6)).toBe(60);
  });

  it('rejects only the calls that fail alone', async () => {
    const { groups, call } = recorded((input) => input === 3);
    const grouped = new GroupCall(call, { atOnce: 1, largest: 9 });
    const ended = await Promise.allSettled([1, 2, 3, 4].map((input) => grouped.call(input)));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(groups).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  it('limits the number of running calls', async () => {
    const { groups, call } = recorded();
    const grouped = new GroupCall(call, { atOnce: 2, largest: 9 });
    await Promise.all([1, 2, 3, 4].map((input) => grouped.call(input)));
    expect(groups).toEqual([[1], [2], [3, 4]]);
  });

  describe('calls that expect others', () => {
    const LONG_MS = 60_000;
    const all = (grouped: GroupCall<number, number>, inputs: readonly number[], expectsMore = true) =>
      inputs.map((input) => grouped.call(input, expectsMore));

    it('wait until they are enough', async () => {
      const { groups, call } = recorded();
      const grouped = new GroupCall(call, { atOnce: 2, largest: 9, enough: 3, gatherMs: LONG_MS });
      await Promise.all(all(grouped, [1, 2, 3]));
      expect(groups).toEqual([[1, 2, 3]]);
    });

    it('do not wait longer than they may', async () => {
      const { groups, call } = recorded();
      const grouped = new GroupCall(call, { atOnce: 2, largest: 9, enough: 3, gatherMs: 1 });
      await Promise.all(all(grouped, [1, 2]));
      expect(groups).toEqual([[1, 2]]);
    });

    it('go along with the first call that expects no other', async () => {
      const { groups, call } = recorded();
      const grouped = new GroupCall(call, { atOnce: 2, largest: 9, enough: 5, gatherMs: LONG_MS });
      await Promise.all([...all(grouped, [1, 2]), ...all(grouped, [3], false)]);
      expect(groups).toEqual([[1, 2, 3]]);
    });

    it('wait for a running group, too', async () => {
      const { groups, call } = recorded();
      const grouped = new GroupCall(call, { atOnce: 1, largest: 9, enough: 2, gatherMs: LONG_MS });
      await Promise.all(all(grouped, [1, 2, 3, 4, 5, 6]));
      expect(groups).toEqual([
        [1, 2],
        [3, 4, 5, 6],
      ]);
    });
  });
});
