import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { silentTopics, topicsToReview } from '#persistence/stories';
import { EpochService, type Keeping } from './epoch.service.js';
import { RebuildService } from './rebuild.service.js';
import { RepairService } from './repair.service.js';

const REVIEWED = 50;
const REVIEW_EVERY_MS = 3_600_000;
/** So many silent stories are rebuilt in an hour, each once a day. */
const SILENT_REBUILT = 100;
/** A story that was silent for longer is left as it is; the page counts its days itself. */
const SILENT_REACH_MS = 60 * 86_400_000;

/** What there is to do while no article waits: stories that silence changed are rebuilt, and stories are repaired. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly rebuilds: RebuildService,
    private readonly repairs: RepairService,
  ) {}

  /** Answers whether there is more to do at once. @throws KeeperLost */
  async round(keeping: Keeping, now: Date): Promise<boolean> {
    await this.review(keeping, now);
    return this.repairs.step(keeping, now);
  }

  /** Once an hour of news time, `REVIEWED` stories at a time. */
  private async review({ memory, epoch }: Keeping, now: Date): Promise<void> {
    if (now.getTime() - memory.reviewedAt < REVIEW_EVERY_MS) return;
    const topics = await topicsToReview(this.db, now, REVIEWED);
    if (topics.length > 0) await this.epochs.write(epoch, (tx) => this.rebuilds.rebuild(tx, topics, [], now));
    if (topics.length === REVIEWED) return;
    await this.rebuildSilent(epoch, now);
    memory.reviewedAt = now.getTime();
  }

  private async rebuildSilent(epoch: Keeping['epoch'], now: Date): Promise<void> {
    const since = new Date(now.getTime() - SILENT_REACH_MS);
    const topics = await silentTopics(this.db, { since, now, limit: SILENT_REBUILT });
    if (topics.length > 0) await this.epochs.write(epoch, (tx) => this.rebuilds.rebuild(tx, topics, [], now));
  }
}
