import { describe, expect, it } from '@jest/globals';
import { articleTier } from './article-tier.js';

describe('articleTier', () => {
  it.each([
    [10, 'top', 'Gold Standard', true],
    [9, 'top', 'Gold Standard', true],
    [8.9, 'strong', 'Highest Credibility', true],
    [8.6, 'strong', 'Highest Credibility', true],
    [8.5, 'strong', 'Highest Credibility', false],
    [8.4, 'good', 'High Credibility', false],
    [8, 'good', 'High Credibility', false],
    [7.5, 'fair', 'Above Average', false],
    [7, 'plain', 'Average', false],
    [6.9, 'weak', 'Below Average', false],
    [6, 'weak', 'Below Average', false],
    [5, 'low', 'Low Credibility', false],
    [4.9, 'poor', 'Very Low Credibility', false],
    [0, 'poor', 'Very Low Credibility', false],
    [null, 'none', 'Not Rated Yet', false],
  ] as const)('calls %p %s: %s', (score, tone, words, isStarred) => {
    expect(articleTier(score)).toEqual({ tone, words, isStarred });
  });
});
