import { Module } from '@nestjs/common';
import { ArchiveJob } from './archive.job.js';
import { ArchiveService } from './archive.service.js';
import { FillPlacesJob } from './fill-places.job.js';
import { FillPlacesService } from './fill-places.service.js';
import { FillSearchJob } from './fill-search.job.js';
import { FillSearchService } from './fill-search.service.js';
import { PruneJob } from './prune.job.js';
import { PruneService } from './prune.service.js';
import { PruneNotificationsService } from './prune-notifications.service.js';
import { VisitMonthsService } from './visit-months.service.js';

/** Deletes old records and fills in missing ones. */
@Module({
  providers: [
    ArchiveService,
    ArchiveJob,
    PruneService,
    PruneNotificationsService,
    VisitMonthsService,
    PruneJob,
    FillSearchService,
    FillSearchJob,
    FillPlacesService,
    FillPlacesJob,
  ],
})
export class MaintenanceModule {}
