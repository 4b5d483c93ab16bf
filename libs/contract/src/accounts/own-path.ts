const ORIGIN = 'http://own.invalid';
const MOST_CHARS = 2_000;

/**
 * Returns the path on this site that a reader may be sent back to, with its query and anchor. Returns null for
 * anything else, such as addresses that a browser would take for another site ('//host', '/\host', 'javascript:…').
 */
export function ownPath(given: unknown): string | null {
  if (typeof given !== 'string' || !given.startsWith('/') || given.length > MOST_CHARS) return null;
  if (!URL.canParse(given, ORIGIN)) return null;
  const url = new URL(given, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
