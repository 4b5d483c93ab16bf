import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#contract/site';
import { TopicSummary } from '#contract/stories';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { SummaryService } from './summary.service.js';

/** Part of Premium. */
@ApiTags('tracker')
@Allow('user')
@Controller('topics/:id/summary')
export class SummaryController {
  constructor(private readonly summaries: SummaryService) {}

  @Get()
  @ApiOkResponse({ standardSchema: TopicSummary })
  show(
    @Param('id', { schema: IdParam }) id: number,
    @SignedInReader() reader: Reader,
  ): Promise<TopicSummary> {
    return this.summaries.ofTopic(id, reader);
  }
}
