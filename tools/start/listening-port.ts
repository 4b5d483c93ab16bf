import { createServer } from 'node:net';
import { listenRefusal } from '#platform/runtime';

/** @throws OperatorError when something else listens on `host`:`port` or it may not be used */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause) => reject(listenRefusal(cause, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
