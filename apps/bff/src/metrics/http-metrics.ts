import type { NextFunction, Request, Response } from 'express';
import { Histogram } from 'prom-client';
import { metrics } from '#platform/metrics';
import { routeOf } from '../http/request-log.js';

const calls = new Histogram({
  name: 'followthrough_http_request_seconds',
  help: 'Duration of API calls by route pattern, until the response ends or is aborted.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

/** The route of event streams. */
const EVENTS = '/api/events';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures every API call except event streams, which stay open. Labels hold no input: callers must not create new series. */
export function measureCalls(request: Request, response: Response, next: NextFunction): void {
  if (/^\/api\//i.test(request.path)) {
    const started = performance.now();
    response.once('close', () => {
      const route = routeOf(request);
      if (route === EVENTS && response.statusCode === 200) return;
      const labels = {
        method: METHODS.has(request.method) ? request.method : 'other',
        route: route?.startsWith('/api/') ? route : 'none',
        status: response.statusCode,
      };
      calls.observe(labels, (performance.now() - started) / 1000);
    });
  }
  next();
}
