import { Module } from '@nestjs/common';
import { PrivateAddressModule } from '../private-address/private-address.module.js';
import { SyndicationController } from './syndication.controller.js';
import { SyndicationService } from './syndication.service.js';

/** Syndication of the news, of topics and sources, of ended and of followed stories. */
@Module({
  imports: [PrivateAddressModule],
  controllers: [SyndicationController],
  providers: [SyndicationService],
  exports: [SyndicationService],
})
export class SyndicationModule {}
