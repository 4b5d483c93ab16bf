import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/**
 * Once the server accepts no more connections, every answer ends its own. Otherwise a client or proxy that keeps asking on a connection
 * keeps the process alive until it is killed, in the middle of an answer.
 */
export function letGoOnStop(server: Server) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    if (!server.listening) response.setHeader('Connection', 'close');
    next();
  };
}
