import { describe, expect, it } from '@jest/globals';
import { type PasswordStrength, passwordStrength } from './password-strength.js';

describe('passwordStrength', () => {
  it.each<[string, PasswordStrength]>([
    ['', 'weak'],
    ['kT7$', 'weak'],
    ['password', 'weak'],
    ['P@ssw0rd!', 'weak'],
    ['12345678901234567890', 'weak'],
    ['qwertyuiopasdfghjkl', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['iloveyou2024', 'weak'],
    ['summer1999!', 'weak'],
    ['87654321', 'weak'],
    ['giraffe', 'weak'],
    ['giraffe lantern', 'fair'],
    ['kT7$wq!eZ2', 'fair'],
    ['GIRAFFE LANTERN', 'fair'],
    ['Giraffe Lantern', 'fair'],
    ['giraffe lantern river', 'good'],
    ['kT7$wq!eZ2#mNp9', 'good'],
    ['giraffe lantern river copper', 'strong'],
    ['kT7$wq!eZ2#mNp9&uV4', 'strong'],
    [`${'x'.repeat(64)}kT7$wq!eZ2#mNp9&uV4`, 'strong'],
    ['ёлка фонарь река медь снег', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('gives little for names of the owner', () => {
    expect(passwordStrength('harbourmaster77')).toBe('fair');
    expect(passwordStrength('harbourmaster77', ['Harbourmaster'])).toBe('weak');
  });

  it('is never lower for a longer password that starts the same', () => {
    const order = ['weak', 'fair', 'good', 'strong'];
    const text = 'kT7$wq!eZ2#mNp9&uV4';
    const places = [...text].map((_, end) => order.indexOf(passwordStrength(text.slice(0, end + 1))));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
