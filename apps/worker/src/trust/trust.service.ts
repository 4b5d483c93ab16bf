import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type DueRescoring, dueRescorings } from '#domain/trust';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { oneWorkerAtATime } from '#persistence/notifications';
import {
  lastRescoredAt,
  sourcesAssessedBefore,
  sourcesNeverAssessed,
  sourcesWithNewEvidence,
  sourcesWithNewVotes,
  staleSources,
} from '#persistence/trust';
import { type Logger, systemClock } from '#platform/runtime';
import { JobsService } from '../jobs/jobs.service.js';
import { LOGGER } from '../setup/tokens.js';
import { AssessService } from './assess.service.js';
import { queueRescoring, RESCORE, type RescoreJob } from './trust-jobs.js';

/** The most first assessments per round. */
const FIRST_AT_ONCE = 250;
const DAY_MS = 86_400_000;
/** Evidence that arrived during the last rescoring belongs to the next one (ms). */
const OVERLAP_MS = 3_600_000;
/** Votes mature in system time, while rescorings follow news time. So the look-back for votes is longer (ms). */
const VOTES_MS = 8 * DAY_MS;

/**
 * Schedules assessments: soon after a source's first articles or a merge into it, nightly for sources with new evidence, and quarterly
 * for all that were not assessed since the quarter began.
 */
@Injectable()
export class TrustService implements BeforeApplicationShutdown {
  private readonly queued = new Map<DueRescoring['cause'], string>();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly jobs: JobsService,
    private readonly assessor: AssessService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of assessments written by this worker
   */
  round(): Promise<number> {
    const round = this.firsts().then(async (first) => first + (await this.rescorings()));
    this.running = round.catch(() => 0);
    return round;
  }

  /**
   * The same at the end of a window of a replay that catches up. Trust decides which outlets' titles name stories, so
   * it must not depend on system time there.
   * @returns false if the worker is stopping
   */
  async assessWindow(now: Date): Promise<boolean> {
    for (let count = FIRST_AT_ONCE; count === FIRST_AT_ONCE; ) {
      const ids = await sourcesNeverAssessed(this.db, FIRST_AT_ONCE);
      if ((await this.assessor.assess(ids, 'first', now)) === null) return false;
      count = ids.length;
    }
    const stale = await staleSources(this.db, FIRST_AT_ONCE);
    if ((await this.assessor.assess(stale, 'changed', now)) === null) return false;
    return (await this.assessor.assess(await this.withNewEvidence(now), 'evidence', now)) !== null;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.assessor.stop();
    await this.running;
  }

  private async firsts(): Promise<number> {
    const written = await oneWorkerAtATime(this.db, 'followthrough:trust-first', async () => {
      const now = await this.clock.now();
      const first = await this.assessor.assess(
        await sourcesNeverAssessed(this.db, FIRST_AT_ONCE),
        'first',
        now,
      );
      const again = await this.assessor.assess(await staleSources(this.db, FIRST_AT_ONCE), 'changed', now);
      return (first ?? 0) + (again ?? 0);
    });
    if (written) this.logger.info({ sources: written }, 'trust assessed for the first time, or at once');
    return written ?? 0;
  }

  private async rescorings(): Promise<number> {
    const boss = await this.jobs.open(RESCORE);
    for (const due of dueRescorings(await this.clock.now())) {
      if (this.queued.get(due.cause) === due.key) continue;
      await queueRescoring(boss, due);
      this.queued.set(due.cause, due.key);
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
      cause === 'quarter'
        ? await sourcesAssessedBefore(this.db, new Date(at))
        : await this.withNewEvidence(new Date(at));
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
