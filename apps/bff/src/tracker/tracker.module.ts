import { Module } from '@nestjs/common';
import { TopicsModule } from '../topics/topics.module.js';
import { ConfirmationService } from './confirmation.service.js';
import { HeadlinesController } from './headlines.controller.js';
import { HeadlinesService } from './headlines.service.js';
import { NumbersService } from './numbers.service.js';
import { PeopleService } from './people.service.js';
import { SummaryController } from './summary.controller.js';
import { SummaryService } from './summary.service.js';
import { TrackerController } from './tracker.controller.js';
import { TrackerService } from './tracker.service.js';
import { WhyService } from './why.service.js';

@Module({
  imports: [TopicsModule],
  controllers: [TrackerController, HeadlinesController, SummaryController],
  providers: [
    TrackerService,
    WhyService,
    ConfirmationService,
    HeadlinesService,
    NumbersService,
    PeopleService,
    SummaryService,
  ],
  exports: [TrackerService, WhyService],
})
export class TrackerModule {}
