import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContentDetail, DeskContent, DeskContentQuery } from '#contract/desk';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { ContentService } from './content.service.js';

/** Articles as editors work on them. They are changed by orders. */
@ApiTags('admin')
@Allow('editor')
@Controller('admin/articles')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Get()
  @ApiOkResponse({ standardSchema: DeskContent })
  list(@Query({ schema: DeskContentQuery }) query: DeskContentQuery): Promise<DeskContent> {
    return this.content.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: ContentDetail })
  show(@Param('id', { schema: IdParam }) id: number): Promise<ContentDetail> {
    return this.content.show(id);
  }
}
