import { describe, expect, it } from '@jest/globals';
import { type SecondStep, secondStepFragment, secondStepOf } from './factors.js';

const step: SecondStep = {
  needs: 'second_factor',
  ticket: 'a'.repeat(43),
  factors: ['app', 'recovery_code'],
  expiresAt: '2031-03-03T10:05:00.000Z',
};

describe('secondStepOf', () => {
  it('reads the step that a fragment carries', () => {
    expect(secondStepOf(`#${secondStepFragment(step)}`)).toEqual(step);
  });

  it.each([
    ['no fragment', ''],
    ['another fragment', '#sources'],
    ['text that is not encoded', '#second-step=%'],
    ['text that is not JSON', '#second-step=x'],
    ['an invalid ticket', `#${secondStepFragment({ ...step, ticket: 'short' })}`],
  ])('finds none in %s', (_, fragment) => {
    expect(secondStepOf(fragment)).toBeNull();
  });
});
