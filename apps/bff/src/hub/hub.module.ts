import { Module } from '@nestjs/common';
import { SyndicationModule } from '../syndication/syndication.module.js';
import { HubController } from './hub.controller.js';
import { HubService } from './hub.service.js';
import { HubCalls } from './hub-calls.service.js';
import { HubRequests } from './hub-requests.service.js';

/** Our own WebSub hub: it tells subscribers at once when a feed of ours changes. */
@Module({
  imports: [SyndicationModule],
  controllers: [HubController],
  providers: [HubRequests, HubService, HubCalls],
})
export class HubModule {}
