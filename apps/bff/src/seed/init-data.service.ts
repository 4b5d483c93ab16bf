import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { isSeeded, seed } from '#persistence/seed';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../limits/limits.service.js';

/** Every page load asks; what was found to be there is not looked for again for so long (ms). */
const SURE_FOR_MS = 60_000;

/** Categories and the source directory: there after the migration, and put back where they are gone. */
@Injectable()
export class InitDataService {
  private sureUntil = 0;

  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
  ) {}

  /** Only loading is limited; asking costs nothing. */
  async ensure(address: string): Promise<void> {
    const now = systemClock.now();
    if (now.getTime() < this.sureUntil) return;
    if (!(await isSeeded(this.db))) {
      await this.limits.charge([{ limit: 'seeding', key: address }]);
      await seed(this.db, now);
    }
    this.sureUntil = now.getTime() + SURE_FOR_MS;
  }
}
