import { Controller, Get, Inject, type OnModuleInit, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Database } from '#persistence/database';
import { mayReadMetrics, metrics, metricsText, watchProcess } from '#platform/metrics';
import { type Settings } from '#platform/runtime';
import { Allow } from '../auth/identity/access.js';
import { OwnToken } from '../auth/identity/own-token.js';
import { ApiError } from '../http/errors.js';
import { SETTINGS } from '../http/tokens.js';

@ApiExcludeController()
@Allow('public')
@OwnToken(true)
@Controller('metrics')
export class MetricsController implements OnModuleInit {
  constructor(
    private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    watchProcess();
  }

  /** For Prometheus, in its text format. Not public. */
  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const reader = { address: request.socket.remoteAddress, headers: request.headers };
    if (!mayReadMetrics(reader, this.settings.METRICS_TOKEN))
      throw new ApiError(401, 'unauthenticated', 'Metrics require METRICS_TOKEN as a bearer token.');
    response
      .set('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metricsText(this.db.poolUse()));
  }
}
