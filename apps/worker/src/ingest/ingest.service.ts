import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { newsNow } from '#domain';
import { type DueScope, NewsClock } from '#persistence';
import { type Logger, systemClock } from '#platform';
import { LOGGER } from '../tokens.js';
import { type ClaimedHost, ClaimService } from './claim.service.js';
import { LeaseLost } from './store.service.js';
import { VisitService } from './visit.service.js';

/** Hosts that are asked side by side. */
const LANES = 6;

/** No new host is claimed after this, so that what was read gets placed (ms). */
const ROUND_MS = 3000;

/** Reads due feeds: claims hosts, visits each one's feeds one after the other, gives the host back. */
@Injectable()
export class IngestService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly clock: NewsClock,
    private readonly claims: ClaimService,
    private readonly visits: VisitService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Visits what is due, for a few seconds at most; answers how many feeds were visited, 0 when none is due. */
  async round(): Promise<number> {
    const end = systemClock.now().getTime() + ROUND_MS;
    const first = await this.claim();
    if (first === null) return 0;
    const lanes = [this.lane(first, end)];
    while (lanes.length < LANES) lanes.push(this.claim().then((claimed) => this.lane(claimed, end)));
    const visited = await Promise.all(lanes);
    return visited.reduce((sum, one) => sum + one, 0);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async lane(first: Claimed | null, end: number): Promise<number> {
    let visited = 0;
    for (let claimed = first; claimed !== null; claimed = await this.claim()) {
      visited += await this.visitHost(claimed);
      if (systemClock.now().getTime() >= end) break;
    }
    return visited;
  }

  private async claim(): Promise<Claimed | null> {
    const state = this.stopping ? null : await this.clock.current();
    if (state === null) return null;
    const scope = {
      recording: state.recording?.name ?? null,
      newsNow: newsNow(state.time, systemClock.now()),
    };
    const claimed = await this.claims.next(scope);
    return claimed === null ? null : { ...claimed, scope };
  }

  private async visitHost({ claim, feeds, scope }: Claimed): Promise<number> {
    let visited = 0;
    try {
      for (const feed of feeds) {
        if (visited > 0 && !(await this.claims.renew(claim))) break;
        const report = this.stopping ? null : await this.visits.visit({ feed, claim, now: scope.newsNow });
        if (report === null) break;
        visited++;
        this.logger.info(
          { feed: feed.id, host: claim.hostKey, at: scope.newsNow, ...report },
          'feed visited',
        );
      }
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.logger.warn({ host: claim.hostKey }, error.message);
    } finally {
      await this.claims.release(claim, scope);
    }
    return visited;
  }
}

type Claimed = ClaimedHost & { scope: DueScope };
