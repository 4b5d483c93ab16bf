import { describe, expect, it } from '@jest/globals';
import { termWeight } from './term-weight.js';

describe('termWeight', () => {
  it('grows with rarity in English news, and is highest for unknown terms', () => {
    const [year, court, quake, unknown] = ['year', 'court', 'quak', 'paldora'].map((term) =>
      termWeight(term, 'en'),
    );
    expect(year).toBeLessThan(court ?? 0);
    expect(court).toBeLessThan(quake ?? 0);
    expect(quake).toBeLessThan(unknown ?? 0);
  });

  it('estimates from length in other languages, within the same limits', () => {
    expect(termWeight('ja', 'fi')).toBeLessThan(termWeight('eduskunta', 'fi'));
    expect(termWeight('x'.repeat(40), 'fi')).toBe(termWeight('paldora', 'en'));
  });
});
