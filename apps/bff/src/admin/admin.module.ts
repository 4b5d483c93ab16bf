import { Module } from '@nestjs/common';
import { StatsController } from './overview/stats.controller.js';
import { StatsService } from './overview/stats.service.js';
import { DeskTopicsController } from './topics/desk-topics.controller.js';
import { DeskTopicsService } from './topics/desk-topics.service.js';
import { HistoryService } from './topics/history.service.js';
import { OrdersController } from './topics/orders.controller.js';
import { OrdersService } from './topics/orders.service.js';

/** The desk of editors and operators: `/api/admin`. */
@Module({
  controllers: [StatsController, DeskTopicsController, OrdersController],
  providers: [StatsService, DeskTopicsService, HistoryService, OrdersService],
})
export class AdminModule {}
