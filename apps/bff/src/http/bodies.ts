import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ApiError } from './errors.js';

/** Mail programs send a form there, as RFC 8058 says. */
const TAKES_FORMS = '/api/unsubscribe';

/** Calls take JSON: other bodies are refused unread, by 415. */
export const jsonOnly: RequestHandler = (request: Request, _: Response, next: NextFunction) => {
  const isCall = /^\/api\//i.test(request.path) && request.path !== TAKES_FORMS;
  if (isCall && hasBody(request) && request.is('application/json') === false) {
    next(new ApiError(415, 'unsupported_media_type', 'Please send JSON (Content-Type: application/json).'));
    return;
  }
  next();
};

/** Of length 0 is none: browsers send that with a POST that says nothing. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
