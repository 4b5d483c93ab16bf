import { hostname, networkInterfaces } from 'node:os';
import type { Request } from 'express';
import type { Settings } from '#platform/runtime';

type Origin = Pick<Settings, 'PUBLIC_URL' | 'PORT' | 'NODE_ENV'>;

/**
 * The public origin without a trailing slash: PUBLIC_URL, otherwise that of the request if it names this machine and the
 * port it came in on. A client may send any Host header, and the documents that contain the origin are cached, so any
 * other host is replaced by localhost.
 */
export function publicOrigin(settings: Origin, request: Request): string {
  if (settings.PUBLIC_URL !== undefined) return settings.PUBLIC_URL.replace(/\/+$/, '');
  const port = request.socket.localPort ?? settings.PORT;
  const asked = URL.parse(`http://${request.headers.host ?? ''}`);
  if (asked === null || !isOwnName(asked.hostname)) return `http://localhost:${port}`;
  // In development, Vite listens on a port of its own and forwards requests.
  const isOwnPort = Number(asked.port || 80) === port || settings.NODE_ENV === 'development';
  return isOwnPort ? asked.origin : `http://${asked.hostname}:${port}`;
}

/** The address of our hub. Undefined without PUBLIC_URL: subscribers need addresses of feeds that stay. */
export function hubAddress({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string | undefined {
  return PUBLIC_URL === undefined ? undefined : `${PUBLIC_URL.replace(/\/+$/, '')}/hub`;
}

/** Whether a URL's host name is localhost, this machine's name, or one of its addresses. */
function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  if (['localhost', '127.0.0.1', '[::1]', own, `${own}.local`].includes(name)) return true;
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return addresses.some(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address) === name);
}
