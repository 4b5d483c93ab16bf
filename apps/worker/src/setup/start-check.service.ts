import type { OnModuleInit } from '@nestjs/common';
import { type Database } from '#persistence/database';
import { type NewsClock } from '#persistence/news-clock';
import { OperatorError, type Settings } from '#platform/runtime';
import { assertMigrated } from './start-check.js';

/** Refuses to start on a database that this version or this process cannot use. */
export class StartCheck implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly settings: Settings,
    /** Whether the process reads feeds continuously. */
    private readonly ticking: boolean,
  ) {}

  /** @throws OperatorError */
  async onModuleInit(): Promise<void> {
    await assertMigrated(this.db);
    if (this.ticking) await this.assertFeedsServed();
  }

  /** @throws OperatorError if the database plays a recording whose server this process does not know */
  async assertFeedsServed(): Promise<void> {
    const recording = (await this.clock.current())?.recording?.name;
    if (recording !== undefined && this.settings.RECORDED_SERVER === undefined)
      throw new OperatorError(
        `The database plays the recording ${recording}. Only 'npm start' serves its feeds, and its own worker reads them.`,
      );
  }
}
