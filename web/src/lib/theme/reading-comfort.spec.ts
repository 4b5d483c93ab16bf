import { describe, expect, it } from '@jest/globals';
import { readComfort } from './reading-comfort';

const USUAL = { text: 'standard', width: 'standard', contrast: 'standard', typeface: 'standard' };

describe('reading comfort', () => {
  it.each([null, '', '{', '[]', '7', 'null', '"large"', '{"text":"huge","width":3}'])(
    'is as usual for %s',
    (stored) => {
      expect(readComfort(stored, false)).toEqual(USUAL);
    },
  );

  it('is what the reader chose', () => {
    expect(readComfort('{"text":"large","typeface":"dyslexic"}', false)).toEqual({
      ...USUAL,
      text: 'large',
      typeface: 'dyslexic',
    });
  });

  it('follows the system in contrast, unless the reader chose', () => {
    expect(readComfort(null, true).contrast).toBe('high');
    expect(readComfort('{"contrast":"standard"}', true).contrast).toBe('standard');
  });
});
