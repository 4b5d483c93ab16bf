import { type DynamicModule, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger, Settings } from '#platform/runtime';
import { WorkerModule } from '../worker.module.js';

/** Keeps the database open until the running command has finished, also during a shutdown. */
@Injectable()
export class RunningCommand implements OnApplicationShutdown {
  ended: Promise<unknown> = Promise.resolve();

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([this.ended]);
  }
}

/** The worker's modules without its loop. Commands call the services themselves. */
@Module({})
export class CliModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    return {
      module: CliModule,
      imports: [WorkerModule.with(settings, logger, false)],
      providers: [RunningCommand],
    };
  }
}
