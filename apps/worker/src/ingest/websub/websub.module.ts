import { Module } from '@nestjs/common';
import { WebsubJob } from './websub.job.js';
import { WebsubService } from './websub.service.js';

/** Hubs that tell of changes, where feeds announce them. */
@Module({ providers: [WebsubService, WebsubJob] })
export class WebsubModule {}
