import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Health } from '#contract/health';
import { Liveness, Meta, Readiness } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { HealthService } from './health.service.js';
import { InstallationService } from './installation.service.js';

@ApiTags('health')
@Allow('public')
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly installation: InstallationService,
  ) {}

  @Get('meta')
  @ApiOkResponse({ standardSchema: Meta })
  meta(): Promise<Meta> {
    return this.health.meta();
  }

  /** For operators and monitoring: 503 if there is a problem. Probes use `live` and `ready`. */
  @Get('health')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: Health })
  async overall(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const health = await this.installation.health();
    if (health.status !== 'ok') response.status(503);
    return health;
  }

  @Get('health/live')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: Liveness })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** 503 with the reason until all migrations have run and the first ingest round is complete. */
  @Get('health/ready')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ standardSchema: Readiness })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    if (readiness.status !== 'ready') response.status(503);
    return readiness;
  }
}
