import { Module } from '@nestjs/common';
import { FloodWatchJob } from './flood-watch.job.js';
import { FloodWatchService } from './flood-watch.service.js';
import { ReviewQueueJob } from './review-queue.job.js';
import { ReviewQueueService } from './review-queue.service.js';

/** Asks editors what the machine is unsure of, and tells operators of floods. */
@Module({ providers: [ReviewQueueService, ReviewQueueJob, FloodWatchService, FloodWatchJob] })
export class DeskModule {}
