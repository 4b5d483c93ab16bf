import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Activity, AdminStats, SystemStatus } from '#contract/desk';
import { Allow } from '../../auth/identity/access.js';
import { ActivityService } from './activity.service.js';
import { StatsService } from './stats.service.js';
import { SystemStatusService } from './system-status.service.js';

/** The numbers of the dashboard. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin')
export class StatsController {
  constructor(
    private readonly stats: StatsService,
    private readonly status: SystemStatusService,
    private readonly activity: ActivityService,
  ) {}

  @Get('stats')
  @ApiOkResponse({ standardSchema: AdminStats })
  show(): Promise<AdminStats> {
    return this.stats.show();
  }

  @Get('status')
  @ApiOkResponse({ standardSchema: SystemStatus })
  showStatus(): Promise<SystemStatus> {
    return this.status.show();
  }

  @Get('activity')
  @ApiOkResponse({ standardSchema: Activity })
  showActivity(): Promise<Activity> {
    return this.activity.show();
  }
}
