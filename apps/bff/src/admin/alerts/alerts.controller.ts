import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AlertsQuery, type DeskAlert, DeskAlerts, ReadAlerts } from '#contract/desk';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { AlertsService } from './alerts.service.js';

/** Problems that only an operator can fix: dead feeds, and sources beyond their quota. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin/alerts')
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  /** Unread ones, newest first; with `all=1` also those that were read. */
  @Get()
  @ApiOkResponse({ standardSchema: DeskAlerts })
  list(@Query({ schema: AlertsQuery }) { all }: AlertsQuery): Promise<DeskAlert[]> {
    return this.alerts.list(all === '1');
  }

  /** Answers those that are left unread. */
  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskAlerts })
  read(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: ReadAlerts }) { ids }: ReadAlerts,
  ): Promise<DeskAlert[]> {
    return this.alerts.read(userId, ids);
  }
}
