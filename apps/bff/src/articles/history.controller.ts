import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReadingList, ReadingListQuery } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { ReadingListsService } from './reading-lists.service.js';

@ApiTags('reading lists')
@Allow('user')
@Controller('history')
export class HistoryController {
  constructor(private readonly lists: ReadingListsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: ReadingList })
  list(
    @SignedInReader() reader: Reader,
    @Query({ schema: ReadingListQuery }) query: ReadingListQuery,
  ): Promise<ReadingList> {
    return this.lists.list('history', reader.userId, query);
  }

  @Post(':articleId')
  @HttpCode(204)
  @ApiNoContentResponse()
  note(
    @SignedInReader() reader: Reader,
    @Param('articleId', { schema: IdParam }) articleId: number,
  ): Promise<void> {
    return this.lists.noteOpening(reader.userId, articleId);
  }

  @Delete(':articleId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @SignedInReader() reader: Reader,
    @Param('articleId', { schema: IdParam }) articleId: number,
  ): Promise<void> {
    return this.lists.remove('history', reader.userId, articleId);
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  clear(@SignedInReader() reader: Reader): Promise<void> {
    return this.lists.clear('history', reader.userId);
  }
}
