import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { NestLogger } from '#platform/runtime';
import { CliModule, RunningCommand } from '../cli.module.js';
import type { ServiceCommand } from './command.js';
import { commandLogger, commandSettings, type Opened } from './opened.js';
import { Terminal } from './terminal.js';

/** Opens the worker's services without their loops. */
export async function openServices(): Promise<Opened<ServiceCommand>> {
  const settings = commandSettings();
  const logger = commandLogger(settings);
  const app = await NestFactory.createApplicationContext(CliModule.with(settings, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const get = <T>(provider: Type<T>): T => app.get(provider);
  const db = app.get<Database>(Database);
  const clock = app.get(NewsClock);
  return {
    run: (work, stopped) => {
      const running = work({ db, clock, settings, terminal: new Terminal(), stopped, get });
      get(RunningCommand).ended = running;
      return running;
    },
    close: () => app.close(),
  };
}
