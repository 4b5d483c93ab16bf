import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** Below the ephemeral port range. */
const FIRST = 20_000;
const LAST = 29_999;
const TRIES = 50;

/**
 * A free TCP port on 127.0.0.1, for a server that takes a while to start. It is outside the ephemeral range, so the system does
 * not give it away in the meantime.
 * @throws Error if none of the tried ports is free
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port found.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Whether something accepts connections on 127.0.0.1 at `port`. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
