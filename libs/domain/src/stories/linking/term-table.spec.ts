import { describe, expect, it } from '@jest/globals';
import { TermTable } from './term-table.js';
import { packedUse, SPELLING } from './term-use.js';

describe('TermTable', () => {
  it('uses the number of a term again once no counted article has it', () => {
    const table = new TermTable();
    const number = (term: string, language = 'en') => table.numberOf(term, language);
    const [dam, storm, foreign] = [number('dam'), number('storm'), number('dam', 'de')];
    expect(new Set([dam, storm, foreign]).size).toBe(3);
    table.count([dam, storm]);
    table.count([storm, foreign]);
    table.discount([dam, storm]);
    expect(table.size).toBe(2);
    expect(number('orvale')).toBe(dam);
    expect([table.nameOf(dam), table.nameOf(storm)]).toEqual(['orvale', 'storm']);
    expect([number('storm'), number('dam', 'de')]).toEqual([storm, foreign]);
  });

  it('weighs a term with a used number as it weighs a new one', () => {
    const [table, fresh] = [new TermTable(), new TermTable()];
    const gone = table.numberOf('parliament', 'en');
    table.count([gone]);
    for (const each of [table, fresh])
      for (let n = 0; n < 200; n += 1) each.count([each.numberOf('storm', 'en')]);
    table.discount([gone]);
    const used = table.numberOf('orvale', 'en');
    expect(used).toBe(gone);
    // The weights date from a moment when one more article was counted.
    expect(table.rarity(used)).toBeCloseTo(fresh.rarity(fresh.numberOf('orvale', 'en')), 1);
    expect(table.rarity(used)).toBeGreaterThan(table.rarity(table.numberOf('storm', 'en')));
  });

  it('does not grow with the terms that it has forgotten', () => {
    const table = new TermTable();
    for (let n = 0; n < 10_000; n += 1) {
      const terms = [table.numberOf(`x${n}`, 'en'), table.numberOf(`y${n}`, 'en')];
      table.count(terms);
      table.discount(terms);
    }
    expect(table.size).toBe(0);
    expect(table.numberOf('storm', 'en')).toBeLessThan(2);
  });

  it('uses the numbers again that an article left out, unless other articles have the terms', () => {
    const table = new TermTable();
    const [dam, storm, orvale] = ['dam', 'storm', 'orvale'].map((term) => table.numberOf(term, 'en'));
    table.count([dam ?? 0]);
    table.leaveOut([dam ?? 0, storm ?? 0, orvale ?? 0], Int32Array.of(orvale ?? 0));
    expect(table.size).toBe(2);
    expect([table.numberOf('dam', 'en'), table.numberOf('orvale', 'en')]).toEqual([dam, orvale]);
    expect(table.numberOf('harbour', 'en')).toBe(storm);
  });

  it('knows which terms summaries write with a capital, and forgets it with the articles', () => {
    const table = new TermTable();
    const [dam, orvale, noun] = [
      table.numberOf('dam', 'en'),
      table.numberOf('orval', 'en'),
      table.numberOf('damm', 'de'),
    ];
    const [none, small, capital] = [SPELLING.none, SPELLING.small, SPELLING.capital].map((each) =>
      packedUse(1, each),
    );
    table.count([dam, orvale, noun], Uint8Array.from([small, capital, capital]));
    table.count([dam, orvale], Uint8Array.from([capital, none]));
    expect([table.nameShare(dam), table.nameShare(orvale)]).toEqual([0.5, 1]);
    expect(table.nameShare(noun)).toBeNull();
    expect(table.nameShare(table.numberOf('東京', 'ja'))).toBeNull();
    table.discount([dam, orvale, noun], Uint8Array.from([small, capital, capital]));
    expect([table.nameShare(dam), table.nameShare(orvale)]).toEqual([1, 0]);
  });
});
