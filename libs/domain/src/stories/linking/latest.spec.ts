import { describe, expect, it } from '@jest/globals';
import { Latest } from './latest.js';

const MOST = 3;

describe('Latest', () => {
  it('gives the members used last, whatever was used or deleted before', () => {
    const latest = new Latest<number>(MOST);
    let plain: number[] = [];
    let state = 7;
    for (let turn = 0; turn < 500; turn += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const member = (state >>> 8) % 8;
      plain = plain.filter((each) => each !== member);
      if (state >>> 31 === 0) latest.delete(member);
      else {
        latest.use(member);
        plain.push(member);
      }
      if (turn % 2 === 0) expect(latest.latest()).toEqual(plain.slice(-MOST));
      expect([...latest]).toEqual(plain);
      expect(latest.size).toBe(plain.length);
    }
    expect(plain.length).toBeGreaterThan(0);
  });
});
