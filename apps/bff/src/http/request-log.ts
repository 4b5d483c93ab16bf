import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from '#platform/runtime';

/** The liveness probe, requested every few seconds. */
const SILENT = '/api/health/live';

/** Logs one line per call when its response ends or is aborted: method, route, status, milliseconds. Routes know no case. */
export function requestLog(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { method, path } = request;
    if (/^\/(api|websub)\//i.test(path) && path !== SILENT) {
      const started = performance.now();
      response.once('close', () => {
        const ms = Math.round(performance.now() - started);
        logger.info({ method, route: routeOf(request), status: response.statusCode, ms }, 'call');
      });
    }
    next();
  };
}

/** The pattern of the route, without the reader's own input. Null if no route matches. */
export function routeOf(request: Request): string | null {
  const route: unknown = request.route?.path;
  return typeof route === 'string' ? route : null;
}
