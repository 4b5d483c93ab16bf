import { OperatorError } from './errors.js';

/** Explains why the process could not listen on `host`:`port`. */
export function listenRefusal(cause: NodeJS.ErrnoException, host: string, port: number): OperatorError {
  if (cause.code === 'EADDRINUSE')
    return new OperatorError(`Port ${port} is already in use. Choose another with PORT.`, { cause });
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return new OperatorError(`This machine does not have the address ${host}. Choose another with HOST.`, {
      cause,
    });
  return new OperatorError(`Port ${port} cannot be used (${cause.code}). Choose another with PORT.`, {
    cause,
  });
}
