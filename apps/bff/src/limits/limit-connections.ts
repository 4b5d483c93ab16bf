import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '#platform/runtime';
import { clientAddress } from './client-address.js';

/** A request's headers, and the whole request, must arrive within this time (ms). */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;

/** How often Node looks for requests that take longer (ms). Its default of 30 s would triple the limits. */
const CHECK_MS = 2_000;

type Bounds = Pick<Settings, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'>;

/**
 * Ends slow requests, and refuses connections from an address that already holds many. Behind a proxy, all connections
 * have the proxy's address, so only the first applies. Call this before the server listens.
 */
export function limitConnections(server: Server, bounds: Bounds): void {
  // The interval is an option of `createServer`, which Nest calls. The server reads it when it starts to listen.
  Object.assign(server, {
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
  });
  if (bounds.TRUST_PROXY > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress);
    const before = open.get(address) ?? 0;
    if (before >= bounds.CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, before + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
