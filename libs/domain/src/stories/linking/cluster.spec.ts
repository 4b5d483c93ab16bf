import { describe, expect, it } from '@jest/globals';
import { Cluster } from './cluster.js';
import { Fading } from './fading.js';
import type { Part } from './part.js';
import { sparseVector } from './sparse-vector.js';

const DAY_MS = 86_400_000;
const FADING = new Fading({ nameShare: () => 0 }, { gap: 45 * DAY_MS, nameShare: 0.8 });

describe('the likeness of two clusters', () => {
  it('is the mean likeness of their parts', () => {
    expect(cluster({ 1: 1 }, { 2: 1 }).likeness(cluster({ 1: 1 }), FADING)).toBeCloseTo(0.5);
  });

  it('counts one term up to a bound', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.6 }), cluster({ 1: 0.8, 3: 0.6 })];
    expect(a.likeness(b, FADING)).toBeCloseTo(0.64);
    expect(a.likeness(b, FADING, atMost(0.1))).toBeCloseTo(0.1);
  });

  it('adds several terms, each up to the bound', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.5, 3: 0.3 }), cluster({ 1: 0.8, 2: 0.5, 4: 0.3 })];
    expect(a.likeness(b, FADING, atMost(0.1))).toBeCloseTo(0.2);
  });

  it('bounds each term by itself', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.6 }), cluster({ 1: 0.8, 2: 0.6 })];
    const bounds = { ...atMost(0.1), of: (term: number) => (term === 1 ? 0.5 : 0.1) };
    expect(a.likeness(b, FADING, bounds)).toBeCloseTo(0.6);
  });

  it('counts the two leading names that are long known as one term', () => {
    const [a, b] = [cluster({ 1: 0.7, 2: 0.6, 3: 0.4 }), cluster({ 1: 0.7, 2: 0.6, 3: 0.4 })];
    const likeness = (...known: number[]) =>
      a.likeness(b, FADING, { ...atMost(0.1), isLongKnown: (term) => known.includes(term) });
    expect(likeness()).toBeCloseTo(0.3);
    expect(likeness(1)).toBeCloseTo(0.3);
    expect(likeness(1, 2)).toBeCloseTo(0.2);
    expect(likeness(1, 2, 3)).toBeCloseTo(0.2);
  });

  it('fades what the leading names add as other names fade', () => {
    const named = new Fading({ nameShare: () => 0.9 }, { gap: 45 * DAY_MS, nameShare: 0.8 });
    const bounds = { ...atMost(0.1), isLongKnown: () => true };
    const likeness = (days: number) =>
      cluster({ 1: 0.7, 2: 0.6 }).likeness(new Cluster(2, [part({ 1: 0.7, 2: 0.6 }, days)]), named, bounds);
    expect(likeness(0)).toBeCloseTo(0.1, 5);
    expect(likeness(31)).toBeLessThan(likeness(30));
    expect(likeness(120)).toBeCloseTo(0.1 * 0.4902, 4);
  });

  it('counts the name of one affair in full, even if it is long known', () => {
    const [a, b] = [cluster({ 1: 0.8, 2: 0.6 }), cluster({ 1: 0.8, 2: 0.6 })];
    const bounds = { usual: 0.1, of: (term: number) => (term === 1 ? 0.5 : 0.1), isLongKnown: () => true };
    expect(a.likeness(b, FADING, bounds)).toBeCloseTo(0.6);
  });

  it('bounds the mean, whatever the numbers of parts', () => {
    const [a, b] = [cluster({ 1: 1 }, { 1: 1 }, { 1: 1 }), cluster({ 1: 1 }, { 2: 1 })];
    expect(a.likeness(b, FADING)).toBeCloseTo(0.5);
    expect(a.likeness(b, FADING, atMost(0.3))).toBeCloseTo(0.3);
  });

  it('fades over the silence between them, within the bounds', () => {
    const later = (days: number) => new Cluster(2, [part({ 1: 0.8, 2: 0.6 }, days)]);
    const likeness = (days: number) => cluster({ 1: 0.8, 2: 0.6 }).likeness(later(days), FADING, atMost(0.1));
    expect(likeness(0)).toBeCloseTo(0.2, 5);
    expect(likeness(22.5)).toBeCloseTo(0.2 / Math.sqrt(2), 5);
    expect(likeness(120)).toBeCloseTo(0.2 * 0.0887, 4);
  });

  it('fades less by names than by words after a long silence', () => {
    const named = new Fading(
      { nameShare: (term) => (term === 1 ? 0.9 : 0.1) },
      { gap: 45 * DAY_MS, nameShare: 0.8 },
    );
    const later = new Cluster(2, [part({ 1: 0.8, 2: 0.6 }, 120)]);
    expect(cluster({ 1: 0.8, 2: 0.6 }).likeness(later, named)).toBeCloseTo(0.64 * 0.4902 + 0.36 * 0.0886, 3);
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
  return { usual: bound, of: () => bound, isLongKnown: () => false };
}
