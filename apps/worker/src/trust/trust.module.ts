import { Module } from '@nestjs/common';
import { AssessService } from './assess.service.js';
import { EvidenceService } from './evidence.service.js';
import { TrustJob } from './trust.job.js';
import { TrustService } from './trust.service.js';

/** How far each source can be trusted, and on what evidence. */
@Module({
  providers: [EvidenceService, AssessService, TrustService, TrustJob],
  exports: [EvidenceService, AssessService, TrustService],
})
export class TrustModule {}
