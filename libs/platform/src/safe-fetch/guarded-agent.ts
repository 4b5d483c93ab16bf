import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { rangeCheck } from '../runtime/address-ranges.js';
import { isPublicAddress } from './public-address.js';

/** A kept connection is closed after this, whatever the server offers (ms): hosts are many. */
const KEEP_ALIVE_MS = 10_000;

/** Connections to one host: a recording's server is asked by several lanes at once. */
const CONNECTIONS = 12;

const MAX_HEADER_BYTES = 32_768;

/** The one kind of exception: exactly this host (as written in the address) and port. */
export interface AllowedServer {
  host: string;
  port: number;
}

/** What may be asked although it is not public. */
export interface Exceptions {
  servers: readonly AllowedServer[];
  /** Ranges of addresses: `10.1.0.0/16`. */
  ranges: readonly string[];
}

export interface Timeouts {
  /** Until the connection stands (ms). */
  connectMs: number;
  /** Until the first byte of an answer, and between two chunks of it (ms). */
  idleMs: number;
}

/** Finds all addresses of a name. */
export type NameLookup = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The address that a name led to is not on the public internet. */
export class NotPublicError extends Error {
  readonly code = 'ENOTPUBLIC';
  constructor(host: string) {
    super(`${host} is not on the public internet`);
  }
}

/**
 * An undici agent that connects to public addresses and the exceptions only. The check sits at the connection
 * itself, on the very address that is used, so a name that changes its answer in between (DNS rebinding) gains
 * nothing.
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
