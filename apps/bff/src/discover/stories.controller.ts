import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EndedQuery, EndedStories, StorySections } from '#contract/stories';
import { Allow } from '../auth/identity/access.js';
import { EndingsService } from './endings.service.js';
import { SectionsService } from './sections.service.js';

/** Lists of stories by where they stand. */
@ApiTags('stories')
@Allow('public')
@Controller('stories')
export class StoriesController {
  constructor(
    private readonly stories: SectionsService,
    private readonly endings: EndingsService,
  ) {}

  /** What is moving, near an end, ended lately, and quiet. */
  @Get('sections')
  @ApiOkResponse({ standardSchema: StorySections })
  sections(): Promise<StorySections> {
    return this.stories.all();
  }

  /** By the month of their end, if one is given. */
  @Get('ended')
  @ApiOkResponse({ standardSchema: EndedStories })
  ended(@Query({ schema: EndedQuery }) query: EndedQuery): Promise<EndedStories> {
    return this.endings.page(query);
  }
}
