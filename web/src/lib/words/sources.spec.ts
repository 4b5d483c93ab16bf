import { describe, expect, it } from '@jest/globals';
import { blindspotSentence } from './sources';

describe('blindspotSentence', () => {
  it.each([
    [0, 'Blindspot on the left: None of the 8 labelled sources that cover it leans left.'],
    [1, 'Blindspot on the left: Only 1 of the 8 labelled sources that cover it leans left.'],
    [2, 'Blindspot on the left: Only 2 of the 8 labelled sources that cover it lean left.'],
  ])('%d', (outlets, sentence) => {
    expect(blindspotSentence({ side: 'left', outlets, labelled: 8 })).toBe(sentence);
  });
});
