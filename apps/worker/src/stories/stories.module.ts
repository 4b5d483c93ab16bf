import { Module } from '@nestjs/common';
import { BatchService } from './batch.service.js';
import { CommandService } from './command.service.js';
import { KeeperService } from './keeper.service.js';
import { CheckpointService } from './memory/checkpoint.service.js';
import { EpochService } from './memory/epoch.service.js';
import { MemoryService } from './memory/memory.service.js';
import { OrderService } from './orders/order.service.js';
import { PlaceService } from './place.service.js';
import { QuestionsService } from './rebuild/questions.service.js';
import { ReadingService } from './rebuild/reading.service.js';
import { RebuildService } from './rebuild/rebuild.service.js';
import { RebuildLoader } from './rebuild/rebuild-loader.service.js';
import { RebuildWriter } from './rebuild/rebuild-writer.service.js';
import { DoubtsService } from './review/doubts.service.js';
import { LinkService } from './review/link.service.js';
import { RepairService } from './review/repair.service.js';
import { RepairReadingService } from './review/repair-reading.service.js';
import { ReviewService } from './review/review.service.js';
import { SettleService } from './settle.service.js';
import { StoryWorkService } from './story-work.service.js';

@Module({
  providers: [
    BatchService,
    CheckpointService,
    CommandService,
    DoubtsService,
    EpochService,
    KeeperService,
    LinkService,
    MemoryService,
    OrderService,
    PlaceService,
    QuestionsService,
    ReadingService,
    RebuildLoader,
    RebuildService,
    RebuildWriter,
    RepairReadingService,
    RepairService,
    ReviewService,
    SettleService,
    StoryWorkService,
  ],
  exports: [KeeperService],
})
export class StoriesModule {}
