import { Injectable } from '@nestjs/common';
import { type Meta, PRODUCT_NAME, type Readiness } from '#contract';
import { Database, NewsClock, pendingMigrations } from '#persistence';
import { productVersion } from '#platform';

@Injectable()
export class HealthService {
  private readonly version = productVersion();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async meta(): Promise<Meta> {
    const [now, state] = [await this.clock.now(), await this.clock.current()];
    const recording = state?.recording ?? null;
    return {
      product: PRODUCT_NAME,
      version: this.version,
      now: now.toISOString(),
      feeds: recording ? 'recorded' : 'live',
      recording: recording && {
        name: recording.name,
        from: recording.from.toISOString(),
        to: recording.to.toISOString(),
        fictional: recording.fictional,
        atEnd: now >= recording.to,
      },
    };
  }

  async readiness(): Promise<Readiness> {
    const pending = await pendingMigrations(this.db.orm);
    if (pending > 0) return notReady(`${pending} database migrations are missing: run npm run migrate.`);
    const state = await this.clock.current();
    if (!state) return notReady('No feeds have been chosen yet: the worker has not started.');
    if (!state.readyAt) return notReady('The first round of feeds is being read.');
    return { status: 'ready', reason: null };
  }
}

function notReady(reason: string): Readiness {
  return { status: 'not_ready', reason };
}
