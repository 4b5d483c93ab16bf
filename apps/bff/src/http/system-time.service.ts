import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { ClockKeeper, Database } from '#persistence/database';
import { clockRules, type Logger } from '#platform/runtime';
import { LOGGER } from './tokens.js';

/** The time of the database counts, whatever the clock of this machine says. */
@Injectable()
export class SystemTime implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly keeper: ClockKeeper;

  constructor(db: Database, @Inject(LOGGER) logger: Logger) {
    this.keeper = new ClockKeeper(db, clockRules(logger));
  }

  onModuleInit(): Promise<void> {
    return this.keeper.look();
  }

  /** Not before: an app that cannot start has nobody to stop it. */
  onApplicationBootstrap(): void {
    this.keeper.start();
  }

  beforeApplicationShutdown(): void {
    this.keeper.stop();
  }
}
