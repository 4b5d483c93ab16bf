import { Module } from '@nestjs/common';
import { BatchService } from './batch.service.js';
import { CheckpointService } from './checkpoint.service.js';
import { CommandService } from './command.service.js';
import { EpochService } from './epoch.service.js';
import { KeeperService } from './keeper.service.js';
import { MemoryService } from './memory.service.js';
import { PlaceService } from './place.service.js';
import { ReadingService } from './reading.service.js';
import { RebuildService } from './rebuild.service.js';
import { RebuildLoader } from './rebuild-loader.service.js';
import { RebuildWriter } from './rebuild-writer.service.js';
import { RepairService } from './repair.service.js';
import { RepairReadingService } from './repair-reading.service.js';
import { ReviewService } from './review.service.js';
import { StoryWorkService } from './story-work.service.js';

@Module({
  providers: [
    BatchService,
    CheckpointService,
    CommandService,
    EpochService,
    KeeperService,
    MemoryService,
    PlaceService,
    ReadingService,
    RebuildLoader,
    RebuildService,
    RebuildWriter,
    RepairReadingService,
    RepairService,
    ReviewService,
    StoryWorkService,
  ],
  exports: [KeeperService],
})
export class StoriesModule {}
