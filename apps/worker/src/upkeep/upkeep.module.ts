import { Module } from '@nestjs/common';
import { ArchiveJob } from './archive.job.js';
import { ArchiveService } from './archive.service.js';

/** What keeps the tables in bounds. */
@Module({ providers: [ArchiveService, ArchiveJob] })
export class UpkeepModule {}
