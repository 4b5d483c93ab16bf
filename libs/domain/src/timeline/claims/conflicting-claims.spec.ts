import { describe, expect, it } from '@jest/globals';
import { conflictingClaims } from './conflicting-claims.js';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const dead = (value: number, atLeast = false) => ({ kind: 'dead' as const, unit: 'people', value, atLeast });
const claiming = (articleId: number, originKey: string, ...claims: ReturnType<typeof dead>[]) => ({
  articleId,
  originKey,
  at: at(articleId),
  claims,
});

describe('conflictingClaims', () => {
  it('lists numbers that disagree, with article, origin and time', () => {
    expect(
      conflictingClaims([claiming(2, 'agency:n', dead(15)), claiming(1, 'source:a', dead(12, true))]),
    ).toEqual([
      {
        kind: 'dead',
        unit: 'people',
        claims: [
          { value: 12, atLeast: true, articleId: 1, originKey: 'source:a', at: at(1) },
          { value: 15, atLeast: false, articleId: 2, originKey: 'agency:n', at: at(2) },
        ],
      },
    ]);
  });

  it('ignores numbers that agree, or that count something else', () => {
    const injured = { kind: 'injured' as const, unit: 'people', value: 40, atLeast: false };
    expect(
      conflictingClaims([claiming(1, 'source:a', dead(12)), claiming(2, 'source:b', dead(12, true))]),
    ).toEqual([]);
    expect(
      conflictingClaims([
        claiming(1, 'source:a', dead(12)),
        { ...claiming(2, 'source:b'), claims: [injured] },
      ]),
    ).toEqual([]);
  });

  it("compares numbers of the same kind from the topic's previous day", () => {
    const injured = { kind: 'injured' as const, unit: 'people', value: 40, atLeast: false };
    const before = { ...claiming(1, 'source:a', dead(4)), claims: [dead(4), injured] };
    const [set, ...more] = conflictingClaims([claiming(9, 'source:b', dead(7))], [before]);
    expect(more).toEqual([]);
    expect(set?.claims.map(({ value }) => value)).toEqual([4, 7]);
    expect(conflictingClaims([{ ...claiming(9, 'source:b', dead(7)), at: at(30) }], [before])).toEqual([]);
  });

  it('lists each value once per origin, with its first article', () => {
    const [set] = conflictingClaims([
      claiming(1, 'source:a', dead(12)),
      claiming(2, 'source:a', dead(12)),
      claiming(3, 'source:a', dead(15)),
    ]);
    expect(set?.claims.map(({ articleId }) => articleId)).toEqual([1, 3]);
  });

  it('keeps the newest twelve', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      claiming(index + 1, `source:${index}`, dead(index + 1)),
    );
    const [set] = conflictingClaims(many);
    expect(set?.claims).toHaveLength(12);
    expect(set?.claims.at(-1)?.value).toBe(40);
  });
});
