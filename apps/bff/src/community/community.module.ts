import { Module } from '@nestjs/common';
import { SourceDirectoryService } from './source-directory.service.js';
import { SourceFollowsController } from './source-follows.controller.js';
import { SourceFollowsService } from './source-follows.service.js';
import { SourcePageService } from './source-page.service.js';
import { SourceVotesController } from './source-votes.controller.js';
import { SourceVotesService } from './source-votes.service.js';
import { SourcesController } from './sources.controller.js';

@Module({
  controllers: [SourcesController, SourceFollowsController, SourceVotesController],
  providers: [SourceDirectoryService, SourcePageService, SourceFollowsService, SourceVotesService],
  exports: [SourcePageService],
})
export class CommunityModule {}
