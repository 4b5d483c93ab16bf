import { Module } from '@nestjs/common';
import { ClaimService } from './claim.service.js';
import { FetchService } from './fetch.service.js';
import { IngestService } from './ingest.service.js';
import { ParseService } from './parse.service.js';
import { StoreService } from './store.service.js';
import { VisitService } from './visit.service.js';

/** Turns feeds into articles (`visit.service.ts`). */
@Module({
  providers: [ClaimService, FetchService, ParseService, StoreService, VisitService, IngestService],
  exports: [IngestService],
})
export class IngestModule {}
