import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminStats } from '#contract/desk';
import { Allow } from '../../auth/identity/access.js';
import { StatsService } from './stats.service.js';

/** The numbers of the dashboard. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get('stats')
  @ApiOkResponse({ standardSchema: AdminStats })
  show(): Promise<AdminStats> {
    return this.stats.show();
  }
}
