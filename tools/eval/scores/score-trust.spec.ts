import { describe, expect, it } from '@jest/globals';
import type { TrustFactors } from '#domain/trust/factors';
import { type Assessed, scoreTrust } from './score-trust.js';
import { interval, spearman } from './spearman.js';

describe('spearman', () => {
  it.each([
    [
      'the same order',
      [
        [1, 10],
        [2, 20],
        [3, 30],
      ],
      1,
    ],
    [
      'the opposite order',
      [
        [1, 30],
        [2, 20],
        [3, 10],
      ],
      -1,
    ],
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5 · 5).
    [
      'ties share their mean rank',
      [
        [1, 1],
        [2, 2],
        [2, 3],
        [3, 4],
      ],
      Math.sqrt(0.9),
    ],
  ] as [string, [number, number][], number][])('%s', (_, pairs, rho) => {
    expect(spearman(pairs)).toBeCloseTo(rho);
  });

  it('is null for constant values and for two pairs', () => {
    expect(
      spearman([
        [1, 1],
        [1, 2],
        [1, 3],
      ]),
    ).toBeNull();
    expect(
      spearman([
        [1, 1],
        [2, 2],
      ]),
    ).toBeNull();
  });

  it('has an interval that narrows with n', () => {
    const [low, high] = interval(0.5, 100) ?? [0, 0];
    expect(low).toBeCloseTo(0.322, 2);
    expect(high).toBeCloseTo(0.644, 2);
    expect(interval(0.5, 4)).toBeNull();
  });
});

describe('scoreTrust', () => {
  const none: TrustFactors = { accuracy: null, editorial: null, content: null, external: null, reader: null };
  const source = (domain: string, score: number | null, content: number): Assessed => ({
    ...{ domain, score, coverage: 0.2 },
    factors: { ...none, content: { value: content, n: 30, confidence: 0.25 } },
  });

  it('ranks scores and own factors separately, and counts the sources with a score', () => {
    const assessed = [
      source('a.example', 90, 60),
      source('b.example', 70, 70),
      source('c.example', 50, 80),
      source('d.example', null, 90),
      { ...source('e.example', null, 10), factors: none },
    ];
    const labels = 'abcdef'.split('').map((name, at) => ({ domain: `${name}.example`, label: 6 - at }));
    expect(scoreTrust(labels, assessed)).toMatchObject({
      ...{ sources: 5, n: 3, coverage: 0.6, rho: 1, nOwn: 4, rhoOwn: -1 },
      factors: { content: { n: 4, rho: -1 }, external: { n: 0, rho: null } },
    });
  });
});
