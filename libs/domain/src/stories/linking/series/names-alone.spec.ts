import { describe, expect, it } from '@jest/globals';
import { Cluster } from '../cluster.js';
import type { Part } from '../part.js';
import { sparseVector } from '../sparse-vector.js';
import { shareNamesAlone } from './names-alone.js';

const DAY_MS = 86_400_000;
const JOIN = 0.24;
const NAMES = [1, 2, 3];

/** Parts of an event each, on consecutive days, which have the names and these other terms, one of them each. */
function cluster(key: number, { events, day, others }: { events: number; day: number; others: number[] }) {
  const parts = Array.from({ length: events }, (_, at): Part => {
    const terms = [...NAMES, others[at % others.length] ?? 0].sort((a, b) => a - b);
    const weights = Float64Array.from(terms, (term) => (NAMES.includes(term) ? 1 : 1.2));
    const vector = sparseVector(Int32Array.from(terms), weights, 50, String);
    const time = (day + at) * DAY_MS;
    const number = 100 * key + at;
    return {
      ...{ number, event: number, story: key, articles: [], vector, weighed: 1, weight: 1 },
      ...{ from: time, to: time },
    };
  });
  return new Cluster(key, parts);
}

describe('shareNamesAlone', () => {
  const plant = { events: 4, day: 0, others: [10] };

  it('tells affairs of one person from reports of one affair', () => {
    const affairs = cluster(2, { events: 3, day: 1, others: [20, 21, 22] });
    const fragment = cluster(3, { events: 3, day: 1, others: [10, 30] });
    expect(shareNamesAlone(cluster(1, plant), affairs, JOIN)).toBe(true);
    expect(shareNamesAlone(cluster(1, plant), fragment, JOIN)).toBe(false);
  });

  it('lets names join stories of few events, and wake a story after more than a week', () => {
    const few = cluster(2, { events: 2, day: 1, others: [20, 21] });
    const later = (day: number) => cluster(2, { events: 3, day, others: [20, 21, 22] });
    expect(shareNamesAlone(cluster(1, plant), few, JOIN)).toBe(false);
    expect(shareNamesAlone(cluster(1, plant), later(10), JOIN)).toBe(true);
    expect(shareNamesAlone(cluster(1, plant), later(11), JOIN)).toBe(false);
  });
});
