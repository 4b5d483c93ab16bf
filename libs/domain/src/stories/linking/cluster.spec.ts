import { describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import type { Part } from './part.js';
import { sparseVector } from './sparse-vector.js';

const DAY_MS = 86_400_000;
const NO_GAP = Number.POSITIVE_INFINITY;

describe('the likeness of two clusters', () => {
  it('is the mean likeness of their parts', () => {
    expect(cluster({ 1: 1 }, { 2: 1 }).likeness(cluster({ 1: 1 }), NO_GAP)).toBeCloseTo(0.5);
  });

  it('counts one term up to a bound', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.6 }), cluster({ 1: 0.8, 3: 0.6 })];
    expect(a.likeness(b, NO_GAP)).toBeCloseTo(0.64);
    expect(a.likeness(b, NO_GAP, atMost(0.1))).toBeCloseTo(0.1);
  });

  it('adds several terms, each up to the bound', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.5, 3: 0.3 }), cluster({ 1: 0.8, 2: 0.5, 4: 0.3 })];
    expect(a.likeness(b, NO_GAP, atMost(0.1))).toBeCloseTo(0.2);
  });

  it('bounds each term by itself', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.6 }), cluster({ 1: 0.8, 2: 0.6 })];
    const bounds = { usual: 0.1, of: (term: number) => (term === 1 ? 0.5 : 0.1) };
    expect(a.likeness(b, NO_GAP, bounds)).toBeCloseTo(0.6);
  });

  it('bounds the mean, whatever the numbers of parts', () => {
    const [a, b] = [cluster({ 1: 1 }, { 1: 1 }, { 1: 1 }), cluster({ 1: 1 }, { 2: 1 })];
    expect(a.likeness(b, NO_GAP)).toBeCloseTo(0.5);
    expect(a.likeness(b, NO_GAP, atMost(0.3))).toBeCloseTo(0.3);
  });

  it('falls with the silence between them, ever more slowly', () => {
    const afterDays = (days: number) =>
      cluster({ 1: 1 }).likeness(new Cluster(2, [part({ 1: 1 }, days)]), 45 * DAY_MS, atMost(0.1));
    expect(afterDays(0)).toBeCloseTo(0.1, 5);
    expect(afterDays(45)).toBeCloseTo(0.1 / Math.sqrt(3), 5);
    expect(afterDays(180)).toBeCloseTo(0.1 / 3, 5);
  });
});

function cluster(...weights: Record<number, number>[]): Cluster {
  return new Cluster(
    1,
    weights.map((each) => part(each, 0)),
  );
}

function part(weights: Record<number, number>, day: number): Part {
  const terms = Int32Array.from(Object.keys(weights), Number);
  const vector = sparseVector(terms, Float64Array.from(Object.values(weights)), 50, String);
  const at = day * DAY_MS;
  return {
    ...{ number: 0, event: 0, story: 0, articles: [], vector, weighed: 0, weight: 1 },
    ...{ from: at, to: at },
  };
}

function atMost(bound: number) {
  return { usual: bound, of: () => bound };
}
