import { describe, expect, it } from '@jest/globals';
import { movedSentence } from './step-display.js';

describe('movedSentence', () => {
  it('names the earlier days', () => {
    expect(movedSentence({ movedFrom: [] })).toBeNull();
    expect(movedSentence({ movedFrom: ['2031-05-03', '2031-05-09'] })).toBe(
      'Moved from 3 May 2031 and 9 May 2031',
    );
  });
});
