import { describe, expect, it } from '@jest/globals';
import { UbiquitousTerms } from './ubiquitous-terms.js';

const text = (...terms: string[]) => ({
  weights: new Map(terms.map((term) => [term, 0.5])),
  norm: 0.5 * Math.sqrt(terms.length),
});
const termsOf = ({ weights }: { weights: Map<string, number> }) => [...weights.keys()];

describe('UbiquitousTerms', () => {
  it('leaves out what more than four in five of the newest 50 articles have', () => {
    const terms = new UbiquitousTerms();
    for (let at = 0; at < 40; at += 1) terms.count(text('orvale', `dam${at}`));
    expect(termsOf(terms.without(text('orvale', 'flood')))).toEqual(['orvale', 'flood']);
    terms.count(text('orvale', 'dam'));
    const left = terms.without(text('orvale', 'flood'));
    expect(termsOf(left)).toEqual(['flood']);
    expect(left.norm).toBeCloseTo(0.5);
    expect(terms.without(text('orvale'))).toEqual({ weights: new Map(), norm: 0 });
  });

  it('forgets articles older than the newest 50', () => {
    const terms = new UbiquitousTerms();
    for (let at = 0; at < 50; at += 1) terms.count(text('orvale', `dam${at}`));
    for (let at = 0; at < 10; at += 1) terms.count(text('norrow', `ferry${at}`));
    expect(termsOf(terms.without(text('orvale', 'flood')))).toEqual(['orvale', 'flood']);
  });
});
