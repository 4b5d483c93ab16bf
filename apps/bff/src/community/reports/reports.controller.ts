import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NewReport, Report, Reports, ReportsQuery, TrackingIdParam } from '#contract/community';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { ReportsService } from './reports.service.js';

/** Inaccuracies that readers report. Only their authors and admins see them. */
@ApiTags('reports')
@Allow('user')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @ApiCreatedResponse({ standardSchema: Report })
  create(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: NewReport }) report: NewReport,
  ): Promise<Report> {
    return this.reports.create(userId, report);
  }

  /** The reader's own, newest first. `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: Reports })
  async list(
    @SignedInReader() { userId }: Reader,
    @Query({ schema: ReportsQuery }) query: ReportsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Report[]> {
    const { reports, total } = await this.reports.list(userId, query);
    response.setHeader('X-Total-Count', total);
    return reports;
  }

  @Get(':trackingId')
  @ApiOkResponse({ standardSchema: Report })
  show(
    @SignedInReader() { userId }: Reader,
    @Param('trackingId', { schema: TrackingIdParam }) trackingId: string,
  ): Promise<Report> {
    return this.reports.show(userId, trackingId);
  }
}
