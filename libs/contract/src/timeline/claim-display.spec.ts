import { describe, expect, it } from '@jest/globals';
import { claimHeading } from './claim-display.js';

describe('claimHeading', () => {
  it('has words for kinds that are new to it', () => {
    expect([claimHeading('dead'), claimHeading('votes')]).toEqual(['Dead', 'Votes']);
  });
});
