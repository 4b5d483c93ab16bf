/**
 * For documents at secret addresses: stored nowhere, indexed nowhere, and the address is sent to no other site. robots.txt does not
 * name them: calendars of large providers obey it, and could no longer read them.
 */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};
