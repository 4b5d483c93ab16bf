import { Module } from '@nestjs/common';
import { FeedsController } from './syndication.controller.js';
import { FeedsService } from './syndication.service.js';

/** The news and each topic for feed readers. */
@Module({ controllers: [FeedsController], providers: [FeedsService] })
export class FeedsModule {}
