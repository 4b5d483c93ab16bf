import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DeviceBookmarks, ReadingList, ReadingListQuery, SavedIds } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { ReadingListsService } from './reading-lists.service.js';

@ApiTags('reading lists')
@Allow('user')
@Controller('saved')
export class SavedController {
  constructor(private readonly lists: ReadingListsService) {}

  @Get()
  @ApiOkResponse({ standardSchema: ReadingList })
  list(
    @SignedInReader() reader: Reader,
    @Query({ schema: ReadingListQuery }) query: ReadingListQuery,
  ): Promise<ReadingList> {
    return this.lists.list('saved', reader.userId, query);
  }

  @Get('ids')
  @ApiOkResponse({ standardSchema: SavedIds })
  ids(@SignedInReader() reader: Reader): Promise<number[]> {
    return this.lists.savedIds(reader.userId);
  }

  @Post('device')
  @HttpCode(204)
  @ApiNoContentResponse()
  importFromDevice(
    @SignedInReader() reader: Reader,
    @Body({ schema: DeviceBookmarks }) { articleIds }: DeviceBookmarks,
  ): Promise<void> {
    return this.lists.saveAll(reader.userId, articleIds);
  }

  @Post(':articleId')
  @HttpCode(204)
  @ApiNoContentResponse()
  save(
    @SignedInReader() reader: Reader,
    @Param('articleId', { schema: IdParam }) articleId: number,
  ): Promise<void> {
    return this.lists.save(reader.userId, articleId);
  }

  @Delete(':articleId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @SignedInReader() reader: Reader,
    @Param('articleId', { schema: IdParam }) articleId: number,
  ): Promise<void> {
    return this.lists.remove('saved', reader.userId, articleId);
  }

  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  clear(@SignedInReader() reader: Reader): Promise<void> {
    return this.lists.clear('saved', reader.userId);
  }
}
