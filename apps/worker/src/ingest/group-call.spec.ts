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
});
