import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { ClockKeeper, Database } from '#persistence/database';
import { correctSystemClock, type Logger } from '#platform/runtime';
import { LOGGER } from './tokens.js';

/** The time of the database counts, whatever the clock of this machine says. */
@Injectable()
export class SystemTime implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly keeper: ClockKeeper;

  constructor(db: Database, @Inject(LOGGER) logger: Logger) {
    this.keeper = new ClockKeeper(db, {
      correct: correctSystemClock,
      onChange: (ms) =>
        ms === 0
          ? logger.warn("the clock of this machine agrees with the database's again")
          : logger.warn(
              { seconds: Math.round(ms / 1000) },
              "corrects this machine's clock by the database's",
            ),
      onFailure: (err) => logger.warn({ err }, "the database's clock cannot be read"),
    });
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
