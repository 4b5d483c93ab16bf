import { Module } from '@nestjs/common';
import { FeedsController } from './feeds.controller.js';
import { FeedsService } from './feeds.service.js';

/** The news and each topic for feed readers. */
@Module({ controllers: [FeedsController], providers: [FeedsService] })
export class FeedsModule {}
