import { describe, expect, it } from '@jest/globals';
import { featuredBand, newsFeedBand, trackerTier } from './trust-display.js';

describe('newsFeedBand', () => {
  it.each([
    [100, 'Gold Standard'],
    [90, 'Gold Standard'],
    [89, 'Highest Credibility'],
    [85, 'Highest Credibility'],
    [84, 'High Credibility'],
    [80, 'High Credibility'],
    [79, 'Above Average'],
    [75, 'Above Average'],
    [74, 'Average'],
    [70, 'Average'],
    [69, 'Below Average'],
    [60, 'Below Average'],
    [59, 'Low Credibility'],
    [50, 'Low Credibility'],
    [49, 'Very Low Credibility'],
    [0, 'Very Low Credibility'],
  ])('calls %d %s', (score, words) => {
    expect(newsFeedBand(score)).toBe(words);
  });
});

describe('featuredBand', () => {
  it.each([
    [90, 'Highest Credibility'],
    [89, 'Very High Credibility'],
    [85, 'Very High Credibility'],
    [84, 'High Credibility'],
    [49, 'Very Low Credibility'],
  ])('calls %d %s', (score, words) => {
    expect(featuredBand(score)).toBe(words);
  });
});

describe('trackerTier', () => {
  it.each([
    [80, 'high'],
    [79, 'above average'],
    [70, 'above average'],
    [69, 'below average'],
    [60, 'below average'],
    [59, 'low'],
  ])('calls %d %s', (score, tier) => {
    expect(trackerTier(score)).toBe(tier);
  });
});
