import { describe, expect, it } from '@jest/globals';
import { SourceReach } from './source-reach.js';

const SOURCES = new Map([
  [10, [1, 2]],
  [20, [2, 3]],
  [30, []],
]);

function countsOf(follows: readonly (readonly [user: number, topic: number])[]) {
  const reach = new SourceReach(SOURCES);
  for (const [user, topic] of follows) reach.add(user, topic);
  return Object.fromEntries(reach.counts);
}

describe('SourceReach', () => {
  it('counts a reader once for each source, however many of its topics are followed', () => {
    const one: [number, number][] = [
      [7, 10],
      [7, 20],
    ];
    expect(countsOf(one)).toEqual({ 1: 1, 2: 1, 3: 1 });
    expect(countsOf([...one, [8, 20]])).toEqual({ 1: 1, 2: 2, 3: 2 });
  });

  it('ignores topics that no source reported on, or that were followed meanwhile', () => {
    expect(countsOf([[7, 30]])).toEqual({});
    expect(countsOf([[7, 99]])).toEqual({});
  });
});
