import { describe, expect, it } from '@jest/globals';
import { secondStepFactors } from './second-step.js';

describe('secondStepFactors', () => {
  it.each([
    ['no factor', false, 0, 0, []],
    ['recovery codes without a factor', false, 0, 3, []],
    ['an app', true, 0, 0, ['app']],
    ['an app and codes', true, 0, 1, ['app', 'recovery_code']],
    ['a passkey', false, 2, 0, ['passkey']],
    ['everything', true, 1, 10, ['app', 'passkey', 'recovery_code']],
  ])('%s', (_, hasApp, passkeys, recoveryCodes, factors) => {
    expect(secondStepFactors({ hasApp, passkeys, recoveryCodes })).toEqual(factors);
  });
});
