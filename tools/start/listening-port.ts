import { createServer } from 'node:net';
import { listenRefusal } from '#platform/runtime';

/** @throws OperatorError if `host`:`port` is in use or not permitted */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(listenRefusal(cause, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
