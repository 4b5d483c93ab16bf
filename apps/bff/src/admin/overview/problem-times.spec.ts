import { describe, expect, it } from '@jest/globals';
import { ProblemTimes } from './problem-times.js';

const at = (minute: number) => new Date(Date.UTC(2031, 2, 4, 9, minute));
const unknown = { text: 'The database does not respond.', lastsMs: null };

describe('ProblemTimes', () => {
  it('keeps the first time until the problem is gone', () => {
    const times = new ProblemTimes();
    const since = (minute: number) => times.of('Database', [unknown], at(minute))[0]?.since;
    expect(since(1)).toBe(at(1).toISOString());
    expect(since(5)).toBe(at(1).toISOString());
    times.of('Database', [], at(6));
    expect(since(7)).toBe(at(7).toISOString());
  });

  it('counts back from a known age, and keeps checks apart', () => {
    const times = new ProblemTimes();
    times.of('API', [unknown], at(1));
    expect(times.of('Database', [unknown], at(2))[0]?.since).toBe(at(2).toISOString());
    const [late] = times.of('Database', [{ text: 'Late.', lastsMs: 120_000 }], at(9));
    expect(late?.since).toBe(at(7).toISOString());
  });
});
