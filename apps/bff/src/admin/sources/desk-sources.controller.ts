import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  type DeskSource,
  DeskSourcePage,
  DeskSources,
  DeskSourcesQuery,
  FormerSourceDomain,
  NewSourceDomain,
  SourceCorrection,
  SourceDisabling,
  SourceQuotaChange,
  SourceRelease,
  SourceSeen,
} from '#contract/desk';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { DeskSourcesService } from './desk-sources.service.js';
import { SourceChangeService } from './source-change.service.js';

/** Sources: their labels with their origin, domains and quotas. Each change answers the source as it is then. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin/sources')
export class DeskSourcesController {
  constructor(
    private readonly sources: DeskSourcesService,
    private readonly changes: SourceChangeService,
  ) {}

  /** By name. `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: DeskSources })
  async list(
    @Query({ schema: DeskSourcesQuery }) query: DeskSourcesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskSource[]> {
    const { sources, total } = await this.sources.list(query);
    response.setHeader('X-Total-Count', total);
    return sources;
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  show(@Param('id', { schema: IdParam }) id: number): Promise<DeskSourcePage> {
    return this.sources.show(id);
  }

  @Patch(':id')
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async correct(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceCorrection }) correction: SourceCorrection,
  ): Promise<DeskSourcePage> {
    await this.changes.correct(userId, id, correction);
    return this.sources.show(id);
  }

  @Post(':id/release')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async release(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceRelease }) release: SourceRelease,
  ): Promise<DeskSourcePage> {
    await this.changes.release(userId, id, release);
    return this.sources.show(id);
  }

  @Put(':id/quotas')
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async quotas(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceQuotaChange }) change: SourceQuotaChange,
  ): Promise<DeskSourcePage> {
    await this.changes.quotas(userId, id, change);
    return this.sources.show(id);
  }

  /** 409 `merge_not_confirmed` if a channel is a source of its own, and the body does not say that it may be merged. */
  @Post(':id/domains')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async addDomain(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: NewSourceDomain }) domain: NewSourceDomain,
  ): Promise<DeskSourcePage> {
    await this.changes.addDomain(userId, id, domain);
    return this.sources.show(id);
  }

  @Post(':id/domains/remove')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async removeDomain(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: FormerSourceDomain }) domain: FormerSourceDomain,
  ): Promise<DeskSourcePage> {
    await this.changes.removeDomain(userId, id, domain);
    return this.sources.show(id);
  }

  @Post(':id/disable')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async disable(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceDisabling }) disabling: SourceDisabling,
  ): Promise<DeskSourcePage> {
    await this.changes.disable(userId, id, disabling);
    return this.sources.show(id);
  }

  @Post(':id/enable')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskSourcePage })
  async enable(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceSeen }) { seen }: SourceSeen,
  ): Promise<DeskSourcePage> {
    await this.changes.enable(userId, id, seen);
    return this.sources.show(id);
  }
}
