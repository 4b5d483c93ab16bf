import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  DeskTopic,
  type DeskTopicRow,
  DeskTopicRows,
  DeskTopicsQuery,
  HistoryEntries,
  type HistoryEntry,
  HistoryQuery,
  MergePreview,
  MergePreviewQuery,
  SplitPreview,
  SplitPreviewRequest,
} from '#contract/desk';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { DeskTopicsService } from './desk-topics.service.js';
import { HistoryService } from './history.service.js';
import { SplitPreviewService } from './split-preview.service.js';

/** Stories as editors work on them. */
@ApiTags('admin')
@Allow('editor')
@Controller('admin/topics')
export class DeskTopicsController {
  constructor(
    private readonly topics: DeskTopicsService,
    private readonly histories: HistoryService,
    private readonly splits: SplitPreviewService,
  ) {}

  /** `X-Total-Count` holds the total, counted up to 10,000. */
  @Get()
  @ApiOkResponse({ standardSchema: DeskTopicRows })
  async list(
    @Query({ schema: DeskTopicsQuery }) query: DeskTopicsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskTopicRow[]> {
    const { topics, total } = await this.topics.list(query);
    response.setHeader('X-Total-Count', total);
    return topics;
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: DeskTopic })
  show(@Param('id', { schema: IdParam }) id: number): Promise<DeskTopic> {
    return this.topics.show(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ standardSchema: HistoryEntries })
  history(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: HistoryQuery }) query: HistoryQuery,
  ): Promise<HistoryEntry[]> {
    return this.histories.ofTopic(id, query);
  }

  /** What merging this topic into another would bring together. Changes nothing. */
  @Get(':id/merge-preview')
  @ApiOkResponse({ standardSchema: MergePreview })
  mergePreview(
    @Param('id', { schema: IdParam }) id: number,
    @Query({ schema: MergePreviewQuery }) { into }: MergePreviewQuery,
  ): Promise<MergePreview> {
    return this.topics.mergePreview(id, into);
  }

  /** What a split would take out and what would stay. Changes nothing; the articles may be too many for an address. */
  @Post(':id/split-preview')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: SplitPreview })
  splitPreview(
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SplitPreviewRequest }) request: SplitPreviewRequest,
  ): Promise<SplitPreview> {
    return this.splits.of(id, request);
  }
}
