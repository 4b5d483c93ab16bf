import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { WebsubService } from './websub.service.js';

/** Hubs send whole feeds. Larger bodies than a feed may have are refused (bytes). */
const MAX_BODY = 5_000_000;

/**
 * Keeps hub requests as raw bytes of any type, because the signature covers the bytes. Reads them only at callbacks that we gave
 * to a hub.
 */
export function readHubBodies(app: NestExpressApplication): void {
  const read = express.raw({ type: () => true, limit: MAX_BODY });
  app.use('/websub/:token', async (request: Request, response: Response, next: NextFunction) => {
    const { method, params } = request;
    const known = method === 'POST' && (await app.get(WebsubService).isGiven(String(params.token)));
    if (known) read(request, response, next);
    else next();
  });
}
