import { Module } from '@nestjs/common';
import { SyndicationController } from './syndication.controller.js';
import { SyndicationService } from './syndication.service.js';

/** Syndication of the news and of each topic. */
@Module({ controllers: [SyndicationController], providers: [SyndicationService] })
export class SyndicationModule {}
