import { OperatorError } from './errors.js';

/** Why the system did not let us listen on `host`:`port`, as a sentence for people. */
export function listenRefusal(cause: NodeJS.ErrnoException, host: string, port: number): OperatorError {
  if (cause.code === 'EADDRINUSE')
    return new OperatorError(`Port ${port} is taken: choose another with PORT.`, { cause });
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return new OperatorError(`This machine has no address ${host}: choose another with HOST.`, { cause });
  return new OperatorError(`Port ${port} cannot be used (${cause.code}): choose another with PORT.`, {
    cause,
  });
}
