import { Module } from '@nestjs/common';
import { ConfirmationService } from './confirmation.service.js';
import { HeadlinesController } from './headlines.controller.js';
import { HeadlinesService } from './headlines.service.js';
import { TrackerController } from './tracker.controller.js';
import { TrackerService } from './tracker.service.js';
import { WhyService } from './why.service.js';

@Module({
  controllers: [TrackerController, HeadlinesController],
  providers: [TrackerService, WhyService, ConfirmationService, HeadlinesService],
  exports: [TrackerService],
})
export class TrackerModule {}
