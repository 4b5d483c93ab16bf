import { OperatorError } from './errors.js';

/** Explains why the process could not listen on `host`:`port`. `settings` are the names of both. */
export function listenRefusal(
  cause: NodeJS.ErrnoException,
  host: string,
  port: number,
  settings = { host: 'HOST', port: 'PORT' },
): OperatorError {
  if (cause.code === 'EADDRINUSE')
    return new OperatorError(`Port ${port} is already in use. Choose another with ${settings.port}.`, {
      cause,
    });
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND')
    return new OperatorError(
      `This machine does not have the address ${host}. Choose another with ${settings.host}.`,
      {
        cause,
      },
    );
  return new OperatorError(
    `Port ${port} cannot be used (${cause.code}). Choose another with ${settings.port}.`,
    {
      cause,
    },
  );
}
