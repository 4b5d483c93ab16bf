import { describe, expect, it } from '@jest/globals';
import { explainTrust } from './trust';

describe('explainTrust', () => {
  it('names the score and its band', () => {
    const shown = { score: 94, label: '9.4', rated: true, estimate: null };
    expect(explainTrust(shown, 'Gold Standard')).toBe('Source trust 9.4 out of 10: Gold Standard');
  });
  it('names the default score', () => {
    const shown = { score: 65, label: '6.5', rated: false, estimate: null };
    expect(explainTrust(shown, 'Below Average')).toBe('Not enough data yet: default score');
  });
  it('names the range of a first estimate, and no band', () => {
    const shown = { score: 69, label: '5.1–8.2', rated: true, estimate: { low: '5.1', high: '8.2' } };
    expect(explainTrust(shown, 'Below Average')).toBe(
      'First estimate: source trust between 5.1 and 8.2 out of 10. There is too little evidence for one score.',
    );
  });
});
