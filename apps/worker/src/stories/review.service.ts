import { Injectable } from '@nestjs/common';
import { Database, topicsToReview } from '#persistence';
import { EpochService, type Keeping } from './epoch.service.js';
import { TellService } from './tell.service.js';

const REVIEWED = 50;
const REVIEW_EVERY_MS = 3_600_000;

/** Tells stories again that silence alone may have changed. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly db: Database,
    private readonly epochs: EpochService,
    private readonly tell: TellService,
  ) {}

  /** Once an hour of news time, `REVIEWED` stories at a time. @throws KeeperLost */
  async review({ memory, epoch }: Keeping, now: Date): Promise<void> {
    if (now.getTime() - memory.reviewedAt < REVIEW_EVERY_MS) return;
    const topics = await topicsToReview(this.db, now, REVIEWED);
    if (topics.length > 0) await this.epochs.write(epoch, (tx) => this.tell.tell(tx, topics, [], now));
    if (topics.length < REVIEWED) memory.reviewedAt = now.getTime();
  }
}
