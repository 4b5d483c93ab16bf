import { describe, expect, it } from '@jest/globals';
import { endingReason, readEndingReason } from './ending-words.js';

const DAY = new Date('2031-05-03T12:00:00Z');

describe('endingReason', () => {
  it('quotes the sentence with its outlet and day, and counts the origins', () => {
    const words = { sentence: 'The strike is over.', source: 'Tidewire', origins: 2 };
    expect(endingReason(words, DAY)).toBe(
      'Ended: “The strike is over” (Tidewire, 3 May 2031). 2 independent origins reported it.',
    );
  });
});

describe('readEndingReason', () => {
  it.each([
    { sentence: 'The strike is over', source: 'Tidewire', origins: 2 },
    { sentence: 'Keeper: “I am free” (at last)', source: 'The Herald (North), Orrin', origins: 11 },
    { sentence: 'Huelga termina tras 12 días', source: 'El Faro', origins: 3 },
  ])('reads what was written: $sentence', (words) => {
    expect(readEndingReason(endingReason(words, DAY))).toEqual(words);
  });

  it('reads a sentence that was cut', () => {
    const words = { sentence: `${'word '.repeat(60)}end`, source: 'Tidewire', origins: 2 };
    const read = readEndingReason(endingReason(words, DAY));
    expect(read?.sentence).toMatch(/^word word .* word…$/);
    expect(read?.sentence.length).toBeLessThanOrEqual(241);
  });

  it.each(['', 'The company paid the fine.', 'Ended: “Over” (Tidewire, 3 May 2031).', 'Resolved.'])(
    'does not read the words of an editor: %j',
    (summary) => {
      expect(readEndingReason(summary)).toBeNull();
    },
  );
});
