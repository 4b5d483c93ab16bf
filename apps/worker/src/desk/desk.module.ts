import { Module } from '@nestjs/common';
import { ReviewQueueJob } from './review-queue.job.js';
import { ReviewQueueService } from './review-queue.service.js';

/** Asks editors what the machine is unsure of. */
@Module({ providers: [ReviewQueueService, ReviewQueueJob] })
export class DeskModule {}
