const LEAST = 3;
/** Leaves room for a number behind it. */
const MOST = 32;
const OTHERWISE = 'reader';

/**
 * A username from what the provider calls a reader: its name there, or that in the address. Only letters a to z, digits, dots,
 * hyphens and underscores remain; accents are dropped.
 */
export function usernameOf(username: string | null, email: string): string {
  const names = [username?.split('@')[0] ?? '', email.split('@')[0] ?? ''].map(plain);
  return names.find((name) => name.length >= LEAST) ?? OTHERWISE;
}

function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return letters
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
    .slice(0, MOST)
    .replace(/[._-]+$/, '');
}
