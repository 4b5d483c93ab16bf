import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** How long browsers may remember that they may call (seconds). They cap it at one day or less. */
const REMEMBERED_S = 86_400;
const READABLE = 'RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, ETag';

/**
 * Scripts of all sites may call `/api/v1` and read its answers (CORS). Nothing else is open to them. Credentials are never allowed, so
 * browsers send no cookies; a script that has a token sends it in a header.
 */
export const openToAllSites: RequestHandler = (request: Request, response: Response, next: NextFunction) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  // Without it, pages that isolate themselves could not read answers.
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
    response.setHeader('Access-Control-Expose-Headers', READABLE);
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-None-Match');
  response.setHeader('Access-Control-Max-Age', String(REMEMBERED_S));
  response.status(204).end();
};
