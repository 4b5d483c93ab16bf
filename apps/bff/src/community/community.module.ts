import { Module } from '@nestjs/common';
import { SourceFollowsController } from './source-follows.controller.js';
import { SourceFollowsService } from './source-follows.service.js';

@Module({ controllers: [SourceFollowsController], providers: [SourceFollowsService] })
export class CommunityModule {}
