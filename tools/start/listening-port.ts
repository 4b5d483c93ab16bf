import { createServer } from 'node:net';
import { OperatorError } from '#platform';

/** @throws OperatorError when something else listens on `host`:`port` or it may not be used */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${cause.code})`;
      reject(new OperatorError(`Port ${port} ${why}: choose another with PORT.`, { cause }));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
