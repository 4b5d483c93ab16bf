import { describe, expect, it } from '@jest/globals';
import { explainTrust } from './trust-explanation.js';

describe('explainTrust', () => {
  it('names the score and its band', () => {
    expect(explainTrust({ score: 94, label: '9.4', rated: true }, 'Gold Standard')).toBe(
      'Source trust 9.4 out of 10: Gold Standard',
    );
  });
  it('names the default score', () => {
    expect(explainTrust({ score: 65, label: '6.5', rated: false }, 'Below Average')).toBe(
      'Not enough data yet: default score',
    );
  });
});
