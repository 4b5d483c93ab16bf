import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Set by proxies: who asks is then not who connects. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Who asks for metrics: the address of the connection itself, and the request's headers. */
export interface MetricsReader {
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Whether somebody may read metrics: with a token, whoever presents it as Bearer; without one, only this machine, and not
 * by way of a proxy.
 */
export function mayReadMetrics(reader: MetricsReader, token: string | undefined): boolean {
  if (token !== undefined) return isSame(reader.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = FORWARDED.some((name) => reader.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(reader.address ?? '');
}

/** Takes as long for a nearly right token as for a wrong one. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
