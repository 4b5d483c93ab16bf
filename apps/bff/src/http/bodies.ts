import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ApiError } from './errors.js';

/** Email programs send a form to these paths (RFC 8058). */
const ACCEPT_FORMS = ['/api/unsubscribe', '/api/target-emails/stop'];

/** Lists of feeds, of an admin and of a reader. Their handlers read them, after the caller is known. */
const ACCEPT_OPML = ['/api/admin/opml', '/api/user/sources/opml'];

/** Calls accept only JSON. Other bodies are refused with 415 before they are read. */
export const jsonOnly: RequestHandler = (request: Request, _: Response, next: NextFunction) => {
  const isCall = /^\/api\//i.test(request.path) && !ACCEPT_FORMS.includes(request.path);
  const isOpml = ACCEPT_OPML.includes(request.path) && request.is('text/x-opml') !== false;
  if (isCall && !isOpml && hasBody(request) && request.is('application/json') === false) {
    next(new ApiError(415, 'unsupported_media_type', 'Please send JSON (Content-Type: application/json).'));
    return;
  }
  next();
};

/** A length of 0 means no body: browsers send it with an empty POST. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
