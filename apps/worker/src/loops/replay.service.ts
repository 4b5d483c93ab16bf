import { Inject, Injectable } from '@nestjs/common';
import { isCatchingUp, type NewsTime, nextReplayStep, placingHorizon } from '#domain/news-clock';
import { Database } from '#persistence/database';
import { hasPlaced, type ReplayWork, replayWork } from '#persistence/ingest/schedule';
import { advanceReplay, markReady, NewsClock, persistReplay, startPlaying } from '#persistence/news-clock';
import { oneWorkerAtATime } from '#persistence/notifications';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../setup/tokens.js';
import { TrustService } from '../trust/trust.service.js';

/** With live feeds, the first round counts as finished at this number of placed articles, or after this time (ms). */
const READY_ARTICLES = 100;
const READY_AFTER_MS = 60_000;

/** Interval for saving a running replay (ms). A kill loses no more than this. */
const PERSIST_EVERY_MS = 60_000;

/** Advances a replay that is catching up, then starts it at its own speed, and marks the first round as finished. */
@Injectable()
export class ReplayService {
  private readonly startedAt = systemClock.now();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly trust: TrustService,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns true if the clock moved, so that something may be due at once. */
  async step(): Promise<boolean> {
    const state = await this.clock.current();
    if (state === null) return false;
    const { time, recording, readyAt } = state;
    if (time.mode === 'live' || recording === null) {
      if (readyAt === null) await this.readyWhenLive();
      return false;
    }
    if (isCatchingUp(time)) return this.catchUp(time, recording.name);
    if (readyAt === null || time.speed !== this.settings.RECORDED_SPEED)
      await this.play(time, recording.name, readyAt);
    else await this.persist(time);
    return false;
  }

  private async catchUp(time: Recorded, recording: string): Promise<boolean> {
    const wall = systemClock.now();
    const work = await replayWork(this.db, recording, time.replayAt);
    if (work.due) return false;
    const next = nextReplayStep(time, work.nextCheckAt);
    const advance = () => advanceReplay(this.db, time.replayAt, next, wall);
    const isWindowRead = placingHorizon(time, wall).getTime() === time.replayAt.getTime();
    return isWindowRead ? this.closeWindow(time, work, advance) : advance();
  }

  /** When the whole backfill is read and its stories are settled, starts the replay at its own speed. */
  private async play(time: Recorded, recording: string, readyAt: Date | null): Promise<void> {
    const wall = systemClock.now();
    if (readyAt === null) {
      const work = await replayWork(this.db, recording, time.replayAt);
      if (work.due || !(await this.closeWindow(time, work, async () => true))) return;
      await markReady(this.db, wall);
      this.logger.info({ recording, at: time.replayAt }, 'backfill done');
    }
    await startPlaying(this.db, this.settings.RECORDED_SPEED, wall);
  }

  /**
   * Assesses the sources and moves on, once the story-keeper is settled. One worker does this at a time and nothing
   * else happens meanwhile, so the next window starts from the same scores at any speed.
   */
  private async closeWindow(
    time: Recorded,
    work: ReplayWork,
    moveOn: () => Promise<boolean>,
  ): Promise<boolean> {
    if (work.settledAt?.getTime() !== time.replayAt.getTime()) return false;
    const moved = await oneWorkerAtATime(this.db, 'followthrough:replay-window', async () => {
      const state = await this.clock.current();
      const isStill = state?.time.mode === 'recorded' && +state.time.replayAt === +time.replayAt;
      return isStill && (await this.assess(time.replayAt)) && moveOn();
    });
    return moved === true;
  }

  /** Returns false if the worker is stopping. An error is logged, because the replay must go on. */
  private async assess(at: Date): Promise<boolean> {
    try {
      return await this.trust.assessWindow(at);
    } catch (error) {
      this.logger.error({ err: error, at }, 'assessing trust at the end of a window failed');
      return true;
    }
  }

  private async persist(time: Recorded): Promise<void> {
    const wall = systemClock.now();
    if (time.speed > 0 && wall.getTime() - time.wallAt.getTime() >= PERSIST_EVERY_MS)
      await persistReplay(this.db, wall);
  }

  private async readyWhenLive(): Promise<void> {
    const wall = systemClock.now();
    const longEnough = wall.getTime() - this.startedAt.getTime() >= READY_AFTER_MS;
    if (longEnough || (await hasPlaced(this.db, READY_ARTICLES))) await markReady(this.db, wall);
  }
}

type Recorded = Extract<NewsTime, { mode: 'recorded' }>;
