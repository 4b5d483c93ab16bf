import { Module } from '@nestjs/common';
import { ClaimService } from './claim.service.js';
import { FetchService } from './fetch.service.js';
import { IngestService } from './ingest.service.js';
import { ParseService } from './parse.service.js';
import { ReplayService } from './replay.service.js';
import { StoreService } from './store.service.js';
import { VisitService } from './visit.service.js';

/** Feeds into articles, step by step (`visit.service.ts`), and the replay's clock. */
@Module({
  providers: [
    ClaimService,
    FetchService,
    ParseService,
    StoreService,
    VisitService,
    IngestService,
    ReplayService,
  ],
  exports: [IngestService, ReplayService],
})
export class IngestModule {}
