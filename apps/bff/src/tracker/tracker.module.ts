import { Module } from '@nestjs/common';
import { TrackerController } from './tracker.controller.js';
import { TrackerService } from './tracker.service.js';
import { WhyService } from './why.service.js';

@Module({ controllers: [TrackerController], providers: [TrackerService, WhyService] })
export class TrackerModule {}
