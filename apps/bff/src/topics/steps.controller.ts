import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#contract/site';
import { type AnnouncedStep, AnnouncedSteps } from '#contract/timeline';
import { Allow } from '../auth/identity/access.js';
import { StepsService } from './steps.service.js';

@ApiTags('topics')
@Allow('public')
@Controller('topics/:id/steps')
export class StepsController {
  constructor(private readonly steps: StepsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: AnnouncedSteps })
  all(@Param('id', { schema: IdParam }) id: number): Promise<AnnouncedStep[]> {
    return this.steps.all(id);
  }
}
