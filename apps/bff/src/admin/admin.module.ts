import { Module } from '@nestjs/common';
import { StatsController } from './overview/stats.controller.js';
import { StatsService } from './overview/stats.service.js';

/** The desk of editors and operators: `/api/admin`. */
@Module({
  controllers: [StatsController],
  providers: [StatsService],
})
export class AdminModule {}
