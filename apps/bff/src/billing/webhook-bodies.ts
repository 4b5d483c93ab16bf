import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';

export const WEBHOOK_PATH = '/api/webhooks/stripe';
/** Far more than Stripe sends (bytes). */
const MAX_BODY = 1_000_000;

/** Keeps Stripe's messages as raw bytes, because the signature covers the bytes. */
export function readWebhookBodies(app: NestExpressApplication): void {
  app.use(WEBHOOK_PATH, express.raw({ type: () => true, limit: MAX_BODY }));
}
