import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Postings } from './postings.js';

function entriesOf(postings: Postings, term: number): [slot: number, weight: number][] {
  const start = postings.startOf(term);
  return Array.from({ length: postings.sizeOf(term) }, (_, at) => [
    postings.slots[start + at] ?? -1,
    postings.weights[start + at] ?? -1,
  ]);
}

describe('Postings', () => {
  it('keeps the entries of each term in order, among others that grow', () => {
    const postings = new Postings();
    for (let slot = 0; slot < 3_000; slot += 1) {
      postings.add(7, slot, slot / 4);
      postings.add(slot * 3, slot, 1);
    }
    const expected = Array.from({ length: 3_000 }, (_, slot) => [slot, slot / 4]);
    expect(entriesOf(postings, 7)).toEqual(expected);
    expect(entriesOf(postings, 2_997)).toEqual([[999, 1]]);
    expect(entriesOf(postings, 8)).toEqual([]);
    expect(entriesOf(postings, 1_000_000)).toEqual([]);
  });

  it('removes entries that are not live once they are the larger half', () => {
    const postings = new Postings();
    for (const slot of [1, 2, 3]) postings.add(0, slot, slot);
    const live = new Set([1, 2, 3]);
    const drop = (slot: number) => {
      live.delete(slot);
      postings.drop(0, (each) => live.has(each));
    };
    drop(1);
    expect([postings.liveOf(0), postings.sizeOf(0)]).toEqual([2, 3]);
    drop(3);
    expect(entriesOf(postings, 0)).toEqual([[2, 2]]);
    drop(2);
    expect([postings.liveOf(0), postings.sizeOf(0)]).toEqual([0, 0]);
  });

  it('gives the room of lists that ended to others', () => {
    const postings = new Postings();
    const fill = () => {
      for (let at = 0; at < 50_000; at += 1) postings.add(at % 100, at, 1);
      const room = postings.slots.length;
      for (let at = 0; at < 50_000; at += 1) postings.drop(at % 100, () => false);
      return room;
    };
    const first = fill();
    for (let round = 0; round < 5; round += 1) expect(fill()).toBe(first);
  });

  it('holds what a list of arrays would hold', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const postings = new Postings();
        const lists = new Map<number, number[]>();
        const isLive = (term: number) => (slot: number) => lists.get(term)?.includes(slot) ?? false;
        for (const [slot, [term, adds]] of steps.entries()) {
          const list = lists.get(term) ?? [];
          lists.set(term, list);
          if (adds) {
            list.push(slot);
            postings.add(term, slot, slot);
          } else if (list.length > 0) {
            list.splice(slot % list.length, 1);
            postings.drop(term, isLive(term));
          }
          const entries = entriesOf(postings, term).filter(([each]) => isLive(term)(each));
          expect(entries).toEqual(list.map((each) => [each, each]));
          expect(postings.liveOf(term)).toBe(list.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});
