import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { rangeCheck } from '../runtime/address-ranges.js';
import { isPublicAddress } from './public-address.js';

/** Idle connections close after this, regardless of the server's offer (ms), because there are many hosts. */
const KEEP_ALIVE_MS = 10_000;

/** Connections to one host. Several lanes use the server of a recording at once. */
const CONNECTIONS = 12;

const MAX_HEADER_BYTES = 32_768;

/** An allowed server: exactly this host (as written in the URL) and port. */
export interface AllowedServer {
  host: string;
  port: number;
}

/** Servers and ranges that are allowed although they are not public. */
export interface Exceptions {
  servers: readonly AllowedServer[];
  /** Ranges of addresses: `10.1.0.0/16`. */
  ranges: readonly string[];
}

export interface Timeouts {
  /** Until the connection is established (ms). */
  connectMs: number;
  /** Until the first byte of a response, and between two chunks of it (ms). */
  idleMs: number;
}

/** Finds all addresses of a name. */
export type NameLookup = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The host resolved to an address that is not on the public internet. */
export class NotPublicError extends Error {
  readonly code = 'ENOTPUBLIC';
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

/**
 * An undici agent that connects only to public addresses and the exceptions. It checks the very address that it connects to,
 * which prevents DNS rebinding.
 */
export function guardedAgent(
  exceptions: Exceptions,
  timeouts: Timeouts,
  lookup: NameLookup = systemLookup,
): Agent {
  const inOpenRange = rangeCheck(exceptions.ranges);
  const isOpen = (address: string) => isPublicAddress(address) || inOpenRange(address);
  const open = buildConnector({ timeout: timeouts.connectMs });
  const guarded = buildConnector({ timeout: timeouts.connectMs, lookup: guardedLookup(lookup, isOpen) });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80));
      if (exceptions.servers.some((server) => server.host === host && server.port === port))
        open(options, callback);
      else if (isIP(host) !== 0 && !isOpen(host)) callback(new NotPublicError(host), null);
      else guarded(options, callback);
    },
    headersTimeout: timeouts.idleMs,
    bodyTimeout: timeouts.idleMs,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    connections: CONNECTIONS,
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
}

function guardedLookup(lookup: NameLookup, isOpen: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const found = error === null ? addresses.filter((one) => isOpen(one.address)) : [];
      const [first] = found;
      if (error !== null) callback(error, '', 0);
      else if (first === undefined) callback(new NotPublicError(hostname), '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
