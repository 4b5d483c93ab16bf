import { Inject, Injectable } from '@nestjs/common';
import { type Meta, PRODUCT_NAME, type Readiness } from '#contract/site';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { pendingMigrations } from '#persistence/schema';
import { RunTimeSettings } from '#persistence/settings';
import { type Logger, productVersion, type Settings } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../http/tokens.js';

@Injectable()
export class HealthService {
  private readonly version = productVersion();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly runTime: RunTimeSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async meta(): Promise<Meta> {
    const [now, state] = [await this.clock.now(), await this.clock.current()];
    const recording = state?.recording ?? null;
    const { banner } = await this.runTime.current();
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
        speed: state?.time.mode === 'recorded' && now < recording.to ? state.time.speed : 0,
      },
      banner: banner === '' ? null : banner,
      socialLinks: this.settings.SOCIAL_LINKS,
      imageProxy: this.settings.IMAGE_PROXY,
    };
  }

  async readiness(): Promise<Readiness> {
    try {
      return await this.progress();
    } catch (error) {
      this.logger.warn({ err: error }, 'not ready');
      return notReady('The database does not respond.');
    }
  }

  private async progress(): Promise<Readiness> {
    const pending = await pendingMigrations(this.db);
    if (pending > 0) return notReady(`${pending} database migrations are missing: run npm run migrate.`);
    const state = await this.clock.current();
    if (!state) return notReady('No feeds have been chosen yet. Run npm start or npm run migrate.');
    if (!state.readyAt) return notReady('The first round of feeds is still being read.');
    return { status: 'ready', reason: null };
  }
}

function notReady(reason: string): Readiness {
  return { status: 'not_ready', reason };
}
