import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type DueRescoring, dueRescorings } from '#domain/trust';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { oneWorkerAtATime } from '#persistence/notifications';
import {
  assessedSources,
  lastRescoredAt,
  sourcesNeverAssessed,
  sourcesWithNewEvidence,
  sourcesWithNewVotes,
} from '#persistence/trust';
import { type Logger, systemClock } from '#platform/runtime';
import { JobsService } from '../jobs/jobs.service.js';
import { LOGGER } from '../setup/tokens.js';
import { AssessService } from './assess.service.js';
import { orderRescoring, RESCORE, type RescoreJob } from './trust-jobs.js';

/** First assessments of one round. */
const FIRST_AT_ONCE = 250;
const DAY_MS = 86_400_000;
/** What came in while the last night's rescoring ran belongs to the next one (ms). */
const OVERLAP_MS = 3_600_000;
/** Votes ripen by the system's days, rescorings come by the news': a few more are looked at (ms). */
const VOTES_MS = 8 * DAY_MS;

/** Says when sources are assessed: soon after their first articles, nightly where there is new evidence, all each quarter. */
@Injectable()
export class TrustService implements BeforeApplicationShutdown {
  private readonly ordered = new Map<DueRescoring['cause'], string>();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly jobs: JobsService,
    private readonly assessor: AssessService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Any number of workers may call it at once. Answers how many assessments this one wrote. */
  round(): Promise<number> {
    const round = this.firsts().then(async (first) => first + (await this.rescorings()));
    this.running = round.catch(() => 0);
    return round;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.assessor.stop();
    await this.running;
  }

  private async firsts(): Promise<number> {
    const written = await oneWorkerAtATime(this.db, 'followthrough:trust-first', async () => {
      const ids = await sourcesNeverAssessed(this.db, FIRST_AT_ONCE);
      return this.assessor.assess(ids, 'first', await this.clock.now());
    });
    if (written) this.logger.info({ sources: written }, 'trust assessed for the first time');
    return written ?? 0;
  }

  private async rescorings(): Promise<number> {
    const boss = await this.jobs.open(RESCORE);
    for (const due of dueRescorings(await this.clock.now())) {
      if (this.ordered.get(due.cause) === due.key) continue;
      await orderRescoring(boss, due);
      this.ordered.set(due.cause, due.key);
    }
    const [job] = await boss.fetch<RescoreJob>(RESCORE.name);
    if (!job) return 0;
    const written = await this.rescore(job.data).catch(async (error: unknown) => {
      await boss.fail(RESCORE.name, job.id);
      throw error;
    });
    if (written === null) await boss.fail(RESCORE.name, job.id);
    else await boss.complete(RESCORE.name, job.id);
    return written ?? 0;
  }

  private async rescore({ cause, key, at }: RescoreJob): Promise<number | null> {
    const began = performance.now();
    const ids =
      cause === 'quarter' ? await assessedSources(this.db) : await this.withNewEvidence(new Date(at));
    const changed = await this.assessor.assess(ids, cause, await this.clock.now());
    const ms = Math.round(performance.now() - began);
    this.logger.info({ rescoring: key, sources: ids.length, changed, ms }, 'trust rescored');
    return changed;
  }

  private async withNewEvidence(at: Date): Promise<number[]> {
    const last = await lastRescoredAt(this.db);
    const dayBefore = at.getTime() - DAY_MS;
    const since = last === null ? dayBefore : Math.min(dayBefore, last.getTime() - OVERLAP_MS);
    const votesSince = new Date(systemClock.now().getTime() - VOTES_MS);
    const touched = await sourcesWithNewEvidence(this.db, new Date(since));
    return [...new Set([...touched, ...(await sourcesWithNewVotes(this.db, votesSince))])];
  }
}
