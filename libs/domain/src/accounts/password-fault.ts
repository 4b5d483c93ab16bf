/** Why strict rules refuse a new password. */
export type PasswordFault = 'short' | 'common' | 'own_name';

export interface PasswordRule {
  least: number;
  /** Whether a password in lower case is on the list of common ones. */
  isCommon: (password: string) => boolean;
  /** Names of the site: its title, and the labels of its host. */
  siteNames: readonly string[];
}

export interface PasswordOwner {
  username: string;
  email: string;
}

/** A shorter name is part of too many words to be refused inside of one. */
const TELLING_LENGTH = 4;

/**
 * What is wrong with a new password under strict rules, or null (ASVS 5.0: 6.2.1, 6.2.4, 6.2.11). Any characters are
 * allowed, and case and spaces do not hide a name.
 */
export function passwordFault(
  password: string,
  { username, email }: PasswordOwner,
  { least, isCommon, siteNames }: PasswordRule,
): PasswordFault | null {
  if (lengthOf(password) < least) return 'short';
  const lower = password.normalize('NFKC').toLowerCase();
  if (isCommon(lower)) return 'common';
  const names = [username, email.split('@')[0] ?? '', ...siteNames];
  return names.some((name) => holdsName(lower, name.toLowerCase())) ? 'own_name' : null;
}

/** In characters as readers count them, not in UTF-16 units. */
function lengthOf(password: string): number {
  return [...password.normalize('NFKC')].length;
}

/** A long name may not stand anywhere. A short one may not be all that the password says. */
function holdsName(password: string, name: string): boolean {
  const words = lettersOf(name);
  if (words === '') return false;
  if (words.length < TELLING_LENGTH) return lettersOf(password) === words;
  return password.includes(name) || lettersOf(password).includes(words);
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
