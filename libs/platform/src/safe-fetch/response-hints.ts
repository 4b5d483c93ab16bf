import type { IncomingHttpHeaders } from 'undici/types/header.js';

/** Validators longer than this are not kept (characters). */
const MAX_VALIDATOR = 1000;

/** The single value of a header; the last of a list. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.at(-1) : value) ?? null;
}

/** A header whose values make one list. */
export function listOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(', ') : value) ?? null;
}

/** A validator as the server wrote it, to be sent back verbatim; null when it is missing or absurdly long. */
export function validatorOf(headers: IncomingHttpHeaders, name: 'etag' | 'last-modified'): string | null {
  const value = headerOf(headers, name);
  return value === null || value === '' || value.length > MAX_VALIDATOR ? null : value;
}

/**
 * How long the answer stays fresh (RFC 9111, section 4.2.1): max-age less Age, else Expires less Date. Servers
 * that forbid storing or say 'already stale' give no hint. Milliseconds, or null.
 */
export function freshForMs(headers: IncomingHttpHeaders, now: Date): number | null {
  const control = String(headers['cache-control'] ?? '');
  if (/\bno-(?:store|cache)\b/i.test(control)) return null;
  const maxAge = /\bmax-age\s{0,3}=\s{0,3}"?(\d{1,10})/i.exec(control)?.[1];
  if (maxAge !== undefined)
    return positive((Number(maxAge) - (Number(headerOf(headers, 'age')) || 0)) * 1000);
  return positive(httpDate(headerOf(headers, 'expires')) - serverTime(headers, now));
}

/** Retry-After in seconds or as a date (RFC 9110, section 10.2.3). Milliseconds, or null. */
export function retryAfterMs(headers: IncomingHttpHeaders, now: Date): number | null {
  const value = headerOf(headers, 'retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return positive(Number(value) * 1000);
  return positive(httpDate(value) - serverTime(headers, now));
}

/** The server's own clock where it shows it: differences of its dates are then free of clock skew. */
function serverTime(headers: IncomingHttpHeaders, now: Date): number {
  return httpDate(headerOf(headers, 'date')) || now.getTime();
}

/** A date names its month (RFC 9110, section 5.6.7): '0', '-1' and the like, which `Date.parse` takes for years, do not. */
function httpDate(value: string | null): number {
  return value !== null && value.length < 100 && /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
}

function positive(ms: number): number | null {
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
