import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  type DeskFeed,
  DeskFeedPage,
  DeskFeeds,
  DeskFeedsQuery,
  FeedAddress,
  FoundFeeds,
  NewDeskFeed,
} from '#contract/desk';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { AddFeedService } from './add-feed.service.js';
import { FeedFinder } from './feed-finder.service.js';
import { FeedsService } from './feeds.service.js';

/** Feeds: their health and history, and what operators do with them. */
@ApiTags('admin')
@Allow('admin')
@Controller('admin/feeds')
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly adding: AddFeedService,
    private readonly finder: FeedFinder,
  ) {}

  /** What needs attention first. `X-Total-Count` holds the total. */
  @Get()
  @ApiOkResponse({ standardSchema: DeskFeeds })
  async list(
    @Query({ schema: DeskFeedsQuery }) query: DeskFeedsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeskFeed[]> {
    const { feeds, total } = await this.feeds.list(query);
    response.setHeader('X-Total-Count', total);
    return feeds;
  }

  /** Tests an address, and finds the feeds of its site. Nothing is stored. */
  @Post('find')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: FoundFeeds })
  find(@Body({ schema: FeedAddress }) { address }: FeedAddress): Promise<FoundFeeds> {
    return this.finder.find(address);
  }

  @Post()
  @ApiCreatedResponse({ standardSchema: DeskFeedPage })
  add(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: NewDeskFeed }) feed: NewDeskFeed,
  ): Promise<DeskFeedPage> {
    return this.adding.add(userId, feed);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: DeskFeedPage })
  show(@Param('id', { schema: IdParam }) id: number): Promise<DeskFeedPage> {
    return this.feeds.show(id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskFeedPage })
  pause(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<DeskFeedPage> {
    return this.feeds.pause(userId, id);
  }

  /** Makes a paused, waiting or dead feed active and due. */
  @Post(':id/resume')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskFeedPage })
  resume(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<DeskFeedPage> {
    return this.feeds.makeDue(userId, id, 'feed_resumed');
  }

  /** Makes an active feed due now. */
  @Post(':id/check')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: DeskFeedPage })
  check(
    @SignedInReader() { userId }: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<DeskFeedPage> {
    return this.feeds.makeDue(userId, id, 'feed_checked');
  }
}
