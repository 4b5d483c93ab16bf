import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './public-address.js';

/** The one kind of exception: exactly this host (as written in the address) and port. */
export interface AllowedServer {
  host: string;
  port: number;
}

export interface Timeouts {
  /** Until the connection stands (ms). */
  connectMs: number;
  /** Until the first byte of an answer, and between two chunks of it (ms). */
  idleMs: number;
}

/** The address that a name led to is not on the public internet. */
export class NotPublicError extends Error {
  readonly code = 'ENOTPUBLIC';
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

/**
 * An undici agent that connects to public addresses only. The check sits at the connection itself, on the very
 * address that is used, so a name that changes its answer in between (DNS rebinding) gains nothing.
 */
export function guardedAgent(allow: readonly AllowedServer[], timeouts: Timeouts): Agent {
  const open = buildConnector({ timeout: timeouts.connectMs });
  const guarded = buildConnector({ timeout: timeouts.connectMs, lookup: publicLookup });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
      if (allow.some((server) => server.host === host && server.port === port)) open(options, callback);
      else if (isIP(host) !== 0 && !isPublicAddress(host)) callback(new NotPublicError(host), null);
      else guarded(options, callback);
    },
    headersTimeout: timeouts.idleMs,
    bodyTimeout: timeouts.idleMs,
    connections: 8,
    pipelining: 1,
    maxHeaderSize: 32_768,
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const found = error === null ? addresses.filter((one) => isPublicAddress(one.address)) : [];
    const [first] = found;
    if (error !== null) callback(error, '', 0);
    else if (first === undefined) callback(new NotPublicError(hostname), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
