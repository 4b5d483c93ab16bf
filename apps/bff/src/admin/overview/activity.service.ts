import { Injectable } from '@nestjs/common';
import type { Activity } from '#contract/desk';
import { Database } from '#persistence/database';
import { lagHours, mailHours, noticeHours, visitHours } from '#persistence/desk';
import { ingestState } from '#persistence/ingest/health';
import { NewsClock } from '#persistence/news-clock';
import { cachedValue, systemClock } from '#platform/runtime';
import { firstHour, presentHours } from './activity.presenter.js';

const CACHED_MS = 60_000;

/** The charts of the dashboard. */
@Injectable()
export class ActivityService {
  private readonly latest = cachedValue(() => this.look(), CACHED_MS);

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  show(): Promise<Activity> {
    return this.latest();
  }

  private async look(): Promise<Activity> {
    const { db } = this;
    const [now, wall, state] = [await this.clock.now(), systemClock.now(), await ingestState(db, this.clock)];
    const since = firstHour(now);
    const [visits, lags, notices, mails] = await Promise.all([
      visitHours(db, since, state?.mode === 'live' ? firstHour(wall) : null),
      lagHours(db, since),
      noticeHours(db, since),
      mailHours(db, firstHour(wall)),
    ]);
    return { hours: presentHours({ visits, lags, notices, mails }, now, wall), feeds: state?.feeds ?? {} };
  }
}
