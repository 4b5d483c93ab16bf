import { Module } from '@nestjs/common';
import { SyndicationController } from './syndication.controller.js';
import { SyndicationService } from './syndication.service.js';

/** Syndication of the news, of each topic, and of ended stories. */
@Module({ controllers: [SyndicationController], providers: [SyndicationService] })
export class SyndicationModule {}
