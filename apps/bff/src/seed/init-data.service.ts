import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { isSeeded, seed } from '#persistence/seed';
import { systemClock } from '#platform/runtime';
import { LimitsService } from '../limits/limits.service.js';

/** Every page load calls this. A successful check is not repeated within this time (ms). */
const CHECKED_FOR_MS = 60_000;

/** Restores the categories and the source directory if they are missing. Migrations create them. */
@Injectable()
export class InitDataService {
  private checkedUntil = 0;

  constructor(
    private readonly db: Database,
    private readonly limits: LimitsService,
  ) {}

  /** Only seeding is rate-limited. */
  async ensure(address: string): Promise<void> {
    const now = systemClock.now();
    if (now.getTime() < this.checkedUntil) return;
    if (!(await isSeeded(this.db))) {
      await this.limits.charge([{ limit: 'seeding', key: address }]);
      await seed(this.db, now);
    }
    this.checkedUntil = now.getTime() + CHECKED_FOR_MS;
  }
}
