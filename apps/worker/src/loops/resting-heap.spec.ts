import { describe, expect, it } from '@jest/globals';
import { RestingHeap } from './resting-heap.js';

const MB = 2 ** 20;
const SECOND = 1000;

describe('the heap of a worker', () => {
  it('is collected once the worker rests, and again only after it has grown', () => {
    let size = 200 * MB;
    let collections = 0;
    const collect = () => {
      collections += 1;
      size = 150 * MB;
    };
    const heap = new RestingHeap(0, { size: () => size, collect });
    const collectionsAt = (seconds: number) => {
      heap.collectIfDue(seconds * SECOND);
      return collections;
    };
    expect(collectionsAt(29)).toBe(0);
    heap.placed(29 * SECOND);
    expect(collectionsAt(58)).toBe(0);
    expect(collectionsAt(59)).toBe(1);
    expect(collectionsAt(600)).toBe(1);
    size = 213 * MB;
    expect(collectionsAt(601)).toBe(1);
    size = 214 * MB;
    expect(collectionsAt(602)).toBe(2);
  });

  it('is left alone while feeds are visited, as by a worker that is not the story-keeper', () => {
    let collections = 0;
    const heap = new RestingHeap(0, { size: () => 100 * MB, collect: () => (collections += 1) });
    heap.visited(39 * SECOND);
    heap.collectIfDue(40 * SECOND);
    expect(collections).toBe(0);
    heap.collectIfDue(41 * SECOND);
    expect(collections).toBe(1);
  });

  it('counts from the start of the process', () => {
    let collections = 0;
    const heap = new RestingHeap(1000 * SECOND, { size: () => 100 * MB, collect: () => (collections += 1) });
    heap.collectIfDue(1029 * SECOND);
    expect(collections).toBe(0);
    heap.collectIfDue(1030 * SECOND);
    expect(collections).toBe(1);
  });
});
