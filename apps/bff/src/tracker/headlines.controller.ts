import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#contract/site';
import { HeadlinesQuery, type MilestoneHeadlines, TopicHeadlines } from '#contract/stories';
import { Allow } from '../auth/identity/access.js';
import { HeadlinesService } from './headlines.service.js';

@ApiTags('tracker')
@Allow('public')
@Controller('topics')
export class HeadlinesController {
  constructor(private readonly headlines: HeadlinesService) {}

  @Get(':id/headlines')
  @ApiOkResponse({ standardSchema: TopicHeadlines })
  compare(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: HeadlinesQuery }) query: HeadlinesQuery,
  ): Promise<MilestoneHeadlines[]> {
    return this.headlines.ofTopic(id, query);
  }
}
