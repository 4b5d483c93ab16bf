import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { silentTopics, topicsToReview } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { LOGGER } from '../../setup/tokens.js';
import { EpochService, isOfContent, type Keeping } from '../memory/epoch.service.js';
import type { InPause } from '../memory/with-pauses.js';
import { RebuildService } from '../rebuild/rebuild.service.js';
import { LinkService } from './link.service.js';
import { RepairService } from './repair.service.js';

const REVIEWED = 50;
const REVIEW_EVERY_MS = 3_600_000;
/** The most silent stories rebuilt per hour, each once a day. */
const SILENT_REBUILT = 100;
/** The most times that a window of a replay is reviewed, so that a topic that stays due cannot stop it. */
const MOST_REVIEWS = 200;
/** A story silent for longer is not rebuilt. The page counts its days itself (ms). */
const SILENT_REACH_MS = 60 * 86_400_000;

/** Work for times when no article waits: rebuilding silent stories, repairing events, and linking them into stories. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly rebuilds: RebuildService,
    private readonly repairs: RepairService,
    private readonly links: LinkService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @returns whether there is more to do at once
   * @throws KeeperLost
   */
  async round(keeping: Keeping, now: Date, inPause: InPause): Promise<boolean> {
    await this.review(keeping, now);
    return (await this.repairs.step(keeping, now)) || this.links.step(keeping, now, inPause);
  }

  /**
   * The same for a window of a replay, completely: first all reviews, then all repairs, then the links. What the content makes fail is
   * logged and skipped, because the replay must go on.
   * @returns whether there is more to do at once
   * @throws KeeperLost
   */
  async roundOfWindow(
    keeping: Keeping,
    window: { after: Date; until: Date },
    inPause: InPause,
  ): Promise<boolean> {
    const isReviewed = keeping.memory.reviewedAt === window.until.getTime();
    try {
      if (isReviewed) {
        const isRepaired = !(await this.repairs.stepWindow(keeping, window));
        return !isRepaired || (await this.links.step(keeping, window.until, inPause, true));
      }
      await this.reviewAll(keeping, window.until, inPause);
    } catch (error) {
      if (!isOfContent(error)) throw error;
      this.logger.error({ err: error, until: window.until }, 'stories of a window not fully reviewed');
    }
    return true;
  }

  private async reviewAll({ memory, epoch }: Keeping, now: Date, inPause: InPause): Promise<void> {
    memory.reviewedAt = now.getTime();
    for (let reviews = 0; reviews < MOST_REVIEWS; reviews += 1) {
      const topics = await topicsToReview(this.db, now, REVIEWED);
      if (topics.length > 0)
        await this.epochs.write(epoch, (tx) => this.rebuilds.rebuild(tx, topics, [], now), now);
      if (topics.length < REVIEWED) break;
      await inPause();
    }
    for (let reviews = 0; reviews < MOST_REVIEWS; reviews += 1)
      if ((await this.rebuildSilent(epoch, now)) < SILENT_REBUILT) break;
      else await inPause();
  }

  /** Runs once an hour of news time, `REVIEWED` stories at a time. */
  private async review({ memory, epoch }: Keeping, now: Date): Promise<void> {
    if (now.getTime() - memory.reviewedAt < REVIEW_EVERY_MS) return;
    const topics = await topicsToReview(this.db, now, REVIEWED);
    if (topics.length > 0)
      await this.epochs.write(epoch, (tx) => this.rebuilds.rebuild(tx, topics, [], now), now);
    if (topics.length === REVIEWED) return;
    await this.rebuildSilent(epoch, now);
    memory.reviewedAt = now.getTime();
  }

  private async rebuildSilent(epoch: Keeping['epoch'], now: Date): Promise<number> {
    const since = new Date(now.getTime() - SILENT_REACH_MS);
    const topics = await silentTopics(this.db, { since, now, limit: SILENT_REBUILT });
    if (topics.length > 0)
      await this.epochs.write(epoch, (tx) => this.rebuilds.rebuild(tx, topics, [], now), now);
    return topics.length;
  }
}
