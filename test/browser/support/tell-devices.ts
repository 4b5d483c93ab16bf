import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * One round of the built worker in its own process: it writes the notifications that are due, and tells devices. Node runs this
 * file directly by stripping its types.
 */
const built = (path: string) => import(pathToFileURL(join('dist', path)).href);

await import('reflect-metadata');
const { NestFactory } = await import('@nestjs/core');
const { createLogger, readSettings }: typeof import('#platform/runtime') = await built(
  'libs/platform/src/runtime/index.js',
);
const { WorkerModule }: typeof import('../../../apps/worker/src/worker.module.js') = await built(
  'apps/worker/src/worker.module.js',
);
const {
  NotificationsService,
}: typeof import('../../../apps/worker/src/notifications/notifications.service.js') = await built(
  'apps/worker/src/notifications/notifications.service.js',
);
const { PushDeliveries }: typeof import('../../../apps/worker/src/push/push-deliveries.service.js') =
  await built('apps/worker/src/push/push-deliveries.service.js');

const settings = readSettings(process.env);
const module = WorkerModule.with(settings, createLogger(settings, 'worker'), false);
const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
await app.get(NotificationsService, { strict: false }).round();
await app.get(PushDeliveries, { strict: false }).round();
await app.close();
