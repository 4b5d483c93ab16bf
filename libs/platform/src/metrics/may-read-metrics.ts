import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Set by proxies: the connection is then not the client's own. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** A client that requests metrics: the address of its connection, and its headers. */
export interface MetricsReader {
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Whether a client may read metrics. If a token is set, the client must send it as a bearer token. Otherwise only this machine may,
 * and not through a proxy.
 */
export function mayReadMetrics(reader: MetricsReader, token: string | undefined): boolean {
  if (token !== undefined) return isSame(reader.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = FORWARDED.some((name) => reader.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(reader.address ?? '');
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
