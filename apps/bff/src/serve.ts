import 'reflect-metadata';
import { stopWithParent, whenTold } from '#platform/parent';
import { createLogger, listenRefusal, OperatorError, readSettings, scrubSecrets } from '#platform/runtime';
import { createApp } from './create-app.js';

async function start(): Promise<void> {
  await whenTold();
  const settings = readSettings(process.env);
  const logger = createLogger(settings, 'bff');
  const app = await createApp(settings, logger);
  app.enableShutdownHooks();
  stopWithParent(() => app.close());
  try {
    await app.listen(settings.PORT, settings.HOST);
  } catch (cause) {
    throw listenRefusal(cause as NodeJS.ErrnoException, settings.HOST, settings.PORT);
  }
  logger.info({ port: settings.PORT }, 'BFF listening');
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${scrubSecrets(error instanceof OperatorError ? error.message : String((error as Error).stack))}\n`,
  );
  process.exit(1);
});
