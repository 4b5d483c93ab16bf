import type { IncomingHttpHeaders } from 'undici/types/header.js';

/** Longer validators are ignored (characters). */
const MAX_VALIDATOR = 1000;

/** The value of a header. If it is repeated, the last one. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.at(-1) : value) ?? null;
}

/** All values of a list header, joined by commas. */
export function listOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
}

/** A validator to send back verbatim. Null if it is missing or too long. */
export function validatorOf(headers: IncomingHttpHeaders, name: 'etag' | 'last-modified'): string | null {
  const value = headerOf(headers, name);
  return value === null || value === '' || value.length > MAX_VALIDATOR ? null : value;
}

/**
 * How long the response stays fresh (RFC 9111, section 4.2.1): max-age minus Age, otherwise Expires minus Date, in milliseconds.
 * Null if the server forbids caching or the response is already stale.
 */
export function freshForMs(headers: IncomingHttpHeaders, now: Date): number | null {
  const control = String(headers['cache-control'] ?? '');
  if (/\bno-(?:store|cache)\b/i.test(control)) return null;
  const maxAge = /\bmax-age\s{0,3}=\s{0,3}"?(\d{1,10})/i.exec(control)?.[1];
  if (maxAge !== undefined)
    return positive((Number(maxAge) - (Number(headerOf(headers, 'age')) || 0)) * 1000);
  return positive(httpDate(headerOf(headers, 'expires')) - serverTime(headers, now));
}

/** Retry-After, given in seconds or as a date (RFC 9110, section 10.2.3). Milliseconds, or null. */
export function retryAfterMs(headers: IncomingHttpHeaders, now: Date): number | null {
  const value = headerOf(headers, 'retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return positive(Number(value) * 1000);
  return positive(httpDate(value) - serverTime(headers, now));
}

/** The server's own clock if it sends a Date. This avoids clock skew between its dates. */
function serverTime(headers: IncomingHttpHeaders, now: Date): number {
  return httpDate(headerOf(headers, 'date')) || now.getTime();
}

/** Accepts only dates with a month name (RFC 9110, section 5.6.7). `Date.parse` would read '0' or '-1' as years. */
function httpDate(value: string | null): number {
  return value !== null && value.length < 100 && /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
}

function positive(ms: number): number | null {
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
