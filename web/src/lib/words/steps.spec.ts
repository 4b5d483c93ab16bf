import { describe, expect, it } from '@jest/globals';
import { stepDay, stepOutcome } from './timeline';

const step = { date: '2031-09-14', precision: 'day' as const };
const week = { date: '2031-09-08', precision: 'week' as const };

describe('stepDay', () => {
  it('names a day or a week', () => {
    expect(stepDay(step)).toBe('14 September 2031');
    expect(stepDay(week)).toBe('Week of 8 September 2031');
  });
});

describe('stepOutcome', () => {
  it.each([
    ['pending', 'Announced for 14 September 2031: still to come'],
    ['met', 'Announced for 14 September 2031: reported'],
    ['late', 'Announced for 14 September 2031: no report yet (late)'],
    ['silent', 'Announced for 14 September 2031: no report found (silent)'],
    ['called_off', 'Announced for 14 September 2031: called off'],
  ] as const)('%s', (state, words) => {
    expect(stepOutcome({ ...step, state })).toBe(words);
  });

  it('names a week', () => {
    expect(stepOutcome({ ...week, state: 'late' })).toBe(
      'Announced for the week of 8 September 2031: no report yet (late)',
    );
  });
});
