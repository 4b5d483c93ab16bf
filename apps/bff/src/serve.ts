import 'reflect-metadata';
import { stopWithParent, whenTold } from '#platform/parent';
import { createLogger, listenRefusal, OperatorError, readSettings, startFailure } from '#platform/runtime';
import { createApp } from './create-app.js';

async function start(): Promise<void> {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined)
    throw new OperatorError(
      `The BFF takes no arguments, so not ${argument}: its settings are in the environment.`,
    );
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
  process.stderr.write(`${startFailure(error, process.env)}\n`);
  process.exit(1);
});
