import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { WebsubService } from './websub.service.js';

/** Hubs send whole feeds; longer ones than a feed may be are refused (bytes). */
const MAX_BODY = 5_000_000;

/**
 * What hubs send stays as it was sent, whatever its type: its signature is over the bytes. It is only read at an
 * address that we gave to a hub.
 */
export function takeHubBodies(app: NestExpressApplication): void {
  const read = express.raw({ type: () => true, limit: MAX_BODY });
  app.use('/websub/:token', async (request: Request, response: Response, next: NextFunction) => {
    const { method, params } = request;
    const known = method === 'POST' && (await app.get(WebsubService).isGiven(String(params.token)));
    if (known) read(request, response, next);
    else next();
  });
}
