import { describe, expect, it } from '@jest/globals';
import { stepState } from './announced-step.js';

const open = { isMet: false, isCalledOff: false };

describe('stepState', () => {
  it.each([
    ['2031-03-14', 'day', '2031-03-13', 'pending'],
    ['2031-03-14', 'day', '2031-03-14', 'pending'],
    ['2031-03-14', 'day', '2031-03-15', 'late'],
    ['2031-03-14', 'day', '2031-03-21', 'late'],
    ['2031-03-14', 'day', '2031-03-22', 'silent'],
    ['2031-03-10', 'week', '2031-03-16', 'pending'],
    ['2031-03-10', 'week', '2031-03-17', 'late'],
    ['2031-03-10', 'week', '2031-03-24', 'silent'],
  ] as const)('%s (%s) on %s: %s', (day, precision, today, state) => {
    expect(stepState({ day, precision, ...open }, today)).toBe(state);
  });

  it('is met or called off on any day', () => {
    const step = { day: '2031-03-14', precision: 'day' as const, ...open };
    expect(stepState({ ...step, isMet: true }, '2031-06-01')).toBe('met');
    expect(stepState({ ...step, isCalledOff: true }, '2031-03-01')).toBe('called_off');
  });
});
