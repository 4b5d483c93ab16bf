import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { stopWithParent } from '#platform/parent';
import { createLogger, NestLogger, OperatorError, readSettings, scrubSecrets } from '#platform/runtime';
import { workerProgram } from './cli/program.js';
import { WorkerModule } from './worker.module.js';

/** Reads feeds until it is stopped. */
async function runForEver(): Promise<void> {
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

async function start(): Promise<void> {
  const command = process.argv.length > 2;
  if (command) process.stdout.on('error', endWithReader);
  await workerProgram(runForEver).parseAsync();
  // The command has closed its resources. The channel to the parent process must not keep it alive.
  if (command) process.channel?.unref();
}

/** Exits quietly if the reader closes the pipe, as `head` does. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${scrubSecrets(error instanceof OperatorError ? error.message : String((error as Error).stack))}\n`,
  );
  process.exit(1);
});
