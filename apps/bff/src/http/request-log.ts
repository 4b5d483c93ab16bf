import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from '#platform/runtime';

/** The probe that comes every few seconds. */
const SILENT = '/api/health/live';

/** One line per call, when its answer is sent or given up: method, route, status, milliseconds. */
export function requestLog(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    if (/^\/(api|websub)\//.test(path) && path !== SILENT) {
      const started = performance.now();
      response.once('close', () => {
        const ms = Math.round(performance.now() - started);
        logger.info({ method, route: routeOf(request), status: response.statusCode, ms }, 'call');
      });
    }
    next();
  };
}

/** The route's pattern, not what was asked: nobody's words are in it. Null where no route fits. */
export function routeOf(request: Request): string | null {
  const route: unknown = request.route?.path;
  return typeof route === 'string' ? route : null;
}
