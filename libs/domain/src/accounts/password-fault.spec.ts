import { describe, expect, it } from '@jest/globals';
import { type PasswordFault, passwordFault } from './password-fault.js';

const RULE = {
  least: 8,
  isCommon: (password: string) => password === 'sunshine1',
  siteNames: ['Followthrough', 'valley-news'],
};
const ORRIN = { username: 'Orrin.Vale', email: 'harbourmaster@mail.example' };
const TOM = { username: 'tom', email: 'tom@mail.example' };

describe('passwordFault', () => {
  it.each<[string, string, typeof ORRIN, PasswordFault | null]>([
    ['has seven characters', 'kT7$wq!', ORRIN, 'short'],
    ['has seven characters in eight units', 'kT7$wq\u{1f511}', ORRIN, 'short'],
    ['has eight characters', 'kT7$wq!e', ORRIN, null],
    ['is common', 'sunshine1', ORRIN, 'common'],
    ['is common, in other case', 'SunShine1', ORRIN, 'common'],
    ['is common, in full-width letters', 'ｓｕｎｓｈｉｎｅ１', ORRIN, 'common'],
    ['contains a common one', 'sunshine1 over the weir', ORRIN, null],
    ['contains the username', 'my-orrin.vale-2024', ORRIN, 'own_name'],
    ['contains the username, written apart', 'Orrin Vale 77!', ORRIN, 'own_name'],
    ['contains the name of the mail address', 'HarbourMaster99', ORRIN, 'own_name'],
    ['contains the host of the mail address', 'mail.example it is', ORRIN, null],
    ['contains the title of the site', 'followthrough!1', ORRIN, 'own_name'],
    ['contains the host of the site', 'valley news 12', ORRIN, 'own_name'],
    ['is a short username with digits', 'Tom-12345', TOM, 'own_name'],
    ['contains a short username inside a word', 'atomic tomatoes', TOM, null],
    ['is of digits only', '83920174', ORRIN, null],
    ['is of spaces only', '        ', ORRIN, null],
  ])('a password that %s', (_, password, owner, fault) => {
    expect(passwordFault(password, owner, RULE)).toBe(fault);
  });

  it('ignores names without letters', () => {
    expect(passwordFault('a 1234 weirs', { username: '1234', email: '@' }, RULE)).toBeNull();
  });
});
