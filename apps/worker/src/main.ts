import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { createLogger, NestLogger, OperatorError, readSettings, stopWithParent } from '#platform';
import { WorkerModule } from './worker.module.js';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.with(settings, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  app.enableShutdownHooks();
  stopWithParent(() => app.close());
  logger.info('worker started');
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
});
