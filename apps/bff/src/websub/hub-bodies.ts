import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';

/** Hubs send whole feeds; longer ones than a feed may be are refused (bytes). */
const MAX_BODY = 5_000_000;

/** What hubs send stays as it was sent, whatever its type: its signature is over the bytes. */
export function takeHubBodies(app: NestExpressApplication): void {
  app.use('/websub', express.raw({ type: () => true, limit: MAX_BODY }));
}
