import 'reflect-metadata';
import { createLogger, OperatorError, readSettings, stopWithParent } from '#platform';
import { createApp } from './create-app.js';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings, 'bff');
  const app = await createApp(settings, logger);
  app.enableShutdownHooks();
  stopWithParent(() => app.close());
  await app.listen(settings.PORT, settings.HOST);
  logger.info({ port: settings.PORT }, 'BFF listening');
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
});
