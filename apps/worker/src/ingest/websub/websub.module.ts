import { Module } from '@nestjs/common';
import { WebsubJob } from './websub.job.js';
import { WebsubService } from './websub.service.js';

/** Subscriptions to the WebSub hubs that feeds announce. */
@Module({ providers: [WebsubService, WebsubJob] })
export class WebsubModule {}
