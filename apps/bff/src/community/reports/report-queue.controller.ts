import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { QueuedReport, QueuedReports, ReportDecision, ReportQueueQuery } from '#contract/community';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { ReportQueueService } from './report-queue.service.js';

/** The editors' queue of reports. */
@ApiTags('reports')
@Allow('editor')
@Controller('admin/reports')
export class ReportQueueController {
  constructor(private readonly queue: ReportQueueService) {}

  /** Oldest first; open ones unless `state` says otherwise. `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: QueuedReports })
  async list(
    @Query({ schema: ReportQueueQuery }) query: ReportQueueQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QueuedReport[]> {
    const { reports, total } = await this.queue.list(query);
    response.setHeader('X-Total-Count', total);
    return reports;
  }

  @Post(':id/decision')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: QueuedReport })
  decide(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: ReportDecision }) decision: ReportDecision,
  ): Promise<QueuedReport> {
    return this.queue.decide(userId, id, decision);
  }
}
