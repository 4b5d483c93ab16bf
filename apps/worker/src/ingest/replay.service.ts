import { Inject, Injectable } from '@nestjs/common';
import { isCatchingUp, type NewsTime, nextReplayStep, placingHorizon } from '#domain/news-clock';
import { Database } from '#persistence/database';
import { hasPlaced, replayWork } from '#persistence/ingest/schedule';
import { advanceReplay, markReady, NewsClock, persistReplay, startPlaying } from '#persistence/news-clock';
import { type Logger, type Settings, systemClock } from '#platform/runtime';
import { LOGGER, SETTINGS } from '../setup/tokens.js';

/** Live, the first round counts as done with so many articles in stories, or after so long (ms). */
const READY_ARTICLES = 100;
const READY_AFTER_MS = 60_000;

/** A playing replay is written down so often (ms): a kill loses no more of it. */
const PERSIST_EVERY_MS = 60_000;

/** Moves a replay on while it catches up, lets it run from there, and says when the first round is done. */
@Injectable()
export class ReplayService {
  private readonly startedAt = systemClock.now();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** True when the clock moved, so that something may be due at once. */
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
    else await this.writeDown(time);
    return false;
  }

  private async catchUp(time: Recorded, recording: string): Promise<boolean> {
    const wall = systemClock.now();
    const horizon = placingHorizon(time, wall);
    const work = await replayWork(this.db, recording, time.replayAt, horizon);
    if (work.due) return false;
    const next = nextReplayStep(time, work.nextCheckAt);
    // Feeds may be one window ahead of the stories, never two.
    const closesWindow = placingHorizon({ ...time, replayAt: next }, wall) > horizon;
    if (closesWindow && work.waiting) return false;
    return advanceReplay(this.db, time.replayAt, next, wall);
  }

  /** The backfill's end: once everything of it is read and placed, the replay runs at its own speed. */
  private async play(time: Recorded, recording: string, readyAt: Date | null): Promise<void> {
    const wall = systemClock.now();
    if (readyAt === null) {
      const work = await replayWork(this.db, recording, time.replayAt, time.replayAt);
      if (work.due || work.waiting) return;
      await markReady(this.db, wall);
      this.logger.info({ recording, at: time.replayAt }, 'backfill done');
    }
    await startPlaying(this.db, this.settings.RECORDED_SPEED, wall);
  }

  private async writeDown(time: Recorded): Promise<void> {
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
