import { Module } from '@nestjs/common';
import { AssessService } from './assess.service.js';
import { EvidenceService } from './evidence.service.js';
import { TrustJob } from './trust.job.js';
import { TrustService } from './trust.service.js';

/** Trust scores of sources and their evidence. */
@Module({
  providers: [EvidenceService, AssessService, TrustService, TrustJob],
  exports: [EvidenceService, AssessService, TrustService],
})
export class TrustModule {}
