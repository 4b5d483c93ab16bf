import { NestFactory } from '@nestjs/core';
import { stopWithParent } from '#platform/parent';
import { createLogger, NestLogger, readSettings } from '#platform/runtime';
import { RoundJob } from './loops/round.job.js';
import { WorkerModule } from './worker.module.js';

/** Reads feeds until it is stopped. */
export async function runForEver(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.with(settings, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.enableShutdownHooks();
  stopWithParent(() => app.close());
  logger.info('worker started');
  // The next tick may be a second away.
  app.get(RoundJob).start();
}
