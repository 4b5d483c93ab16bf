import type { OnModuleInit } from '@nestjs/common';
import { type Database } from '#persistence/database';
import { type NewsClock } from '#persistence/news-clock';
import { pendingMigrations } from '#persistence/schema';
import { OperatorError, type Settings } from '#platform/runtime';

/** Refuses, in one sentence, to work on a database that this version or this process cannot use. */
export class StartCheck implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly settings: Settings,
    /** The process reads feeds by itself, again and again. */
    private readonly ticking: boolean,
  ) {}

  /** @throws OperatorError */
  async onModuleInit(): Promise<void> {
    if ((await pendingMigrations(this.db)) > 0)
      throw new OperatorError('The database is not migrated: run npm run migrate, or npm start once.');
    if (this.ticking) await this.assertFeedsServed();
  }

  /** @throws OperatorError when the database plays a recording that nobody serves to this process */
  async assertFeedsServed(): Promise<void> {
    const recording = (await this.clock.current())?.recording?.name;
    if (recording !== undefined && this.settings.RECORDED_SERVER === undefined)
      throw new OperatorError(
        `The database plays the recording ${recording}, whose feeds only npm start serves: its own worker reads them.`,
      );
  }
}
