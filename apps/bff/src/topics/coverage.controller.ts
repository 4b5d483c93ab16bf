import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#contract/site';
import { type TopicSource, TopicSources } from '#contract/stories';
import { CoverageQuery, TopicCoverage } from '#contract/timeline';
import { Allow } from '../auth/identity/access.js';
import { CoverageService } from './coverage.service.js';

@ApiTags('topics')
@Allow('public')
@Controller('topics/:id')
export class CoverageController {
  constructor(private readonly coverage: CoverageService) {}

  @Get('coverage')
  @ApiOkResponse({ standardSchema: TopicCoverage })
  byDay(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: CoverageQuery }) query: CoverageQuery,
  ): Promise<TopicCoverage> {
    return this.coverage.byDay(id, query);
  }

  @Get('sources')
  @ApiOkResponse({ standardSchema: TopicSources })
  sources(@Param('id', { schema: IdParam }) id: number): Promise<TopicSource[]> {
    return this.coverage.sources(id);
  }
}
