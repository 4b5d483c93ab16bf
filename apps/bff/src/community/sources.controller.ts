import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SourcePage } from '#contract/reading';
import { SlugParam } from '#contract/site';
import { SourceEntries, type SourceEntry, SourceStatistics, SourcesQuery } from '#contract/sources';
import { Allow } from '../auth/identity/access.js';
import { type Reader, VisitingReader } from '../auth/identity/reader.js';
import { PopularSourcesService } from './popular-sources.service.js';
import { SourceDirectoryService } from './source-directory.service.js';
import { SourcePageService } from './source-page.service.js';

@ApiTags('sources')
@Allow('public')
@Controller('sources')
export class SourcesController {
  constructor(
    private readonly directory: SourceDirectoryService,
    private readonly pages: SourcePageService,
    private readonly favourites: PopularSourcesService,
  ) {}

  /** `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: SourceEntries })
  async list(
    @Query({ schema: SourcesQuery }) query: SourcesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SourceEntry[]> {
    const { sources, total } = await this.directory.list(query);
    response.setHeader('X-Total-Count', total);
    return sources;
  }

  @Get('popular')
  @ApiOkResponse({ standardSchema: SourceEntries })
  popular(): Promise<SourceEntry[]> {
    return this.favourites.list();
  }

  @Get('statistics')
  @ApiOkResponse({ standardSchema: SourceStatistics })
  statistics(): Promise<SourceStatistics> {
    return this.directory.statistics();
  }

  @Get(':slug')
  @ApiOkResponse({ standardSchema: SourcePage })
  show(
    @Param('slug', { schema: SlugParam }) slug: string,
    @VisitingReader() reader: Reader | null,
  ): Promise<SourcePage> {
    return this.pages.page(slug, reader?.userId ?? null);
  }
}
