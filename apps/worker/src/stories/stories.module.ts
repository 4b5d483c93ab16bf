import { Module } from '@nestjs/common';
import { BatchService } from './batch.service.js';
import { KeeperService } from './keeper.service.js';
import { MemoryService } from './memory.service.js';
import { PlaceService } from './place.service.js';
import { ReadingService } from './reading.service.js';
import { TellService } from './tell.service.js';

@Module({
  providers: [BatchService, KeeperService, MemoryService, PlaceService, ReadingService, TellService],
  exports: [KeeperService],
})
export class StoriesModule {}
