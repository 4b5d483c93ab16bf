import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FollowingChange,
  FollowingChanged,
  FollowingList,
  FollowingQuery,
  FollowingRestoration,
  Unfollowed,
  Unfollowing,
} from '#contract/reading';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { FollowingListService } from './following-list.service.js';

/** All topics that a reader follows, in pages, and changes to many of them at once. */
@ApiTags('follows')
@Allow('user')
@Controller('user/following')
export class FollowingListController {
  constructor(private readonly following: FollowingListService) {}

  @Get()
  @ApiOkResponse({ standardSchema: FollowingList })
  list(
    @SignedInReader() { userId }: Reader,
    @Query({ schema: FollowingQuery }) query: FollowingQuery,
  ): Promise<FollowingList> {
    return this.following.list(userId, query);
  }

  @Patch()
  @ApiOkResponse({ standardSchema: FollowingChanged })
  change(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: FollowingChange }) change: FollowingChange,
  ): Promise<FollowingChanged> {
    return this.following.change(userId, change);
  }

  /** Answers what was removed, so that it can be restored. Topics that are not followed are ignored. */
  @Delete()
  @ApiOkResponse({ standardSchema: Unfollowed })
  unfollow(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: Unfollowing }) { topicIds }: Unfollowing,
  ): Promise<Unfollowed> {
    return this.following.unfollow(userId, topicIds);
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: FollowingChanged })
  restore(
    @SignedInReader() { userId }: Reader,
    @Body({ schema: FollowingRestoration }) { removed }: FollowingRestoration,
  ): Promise<FollowingChanged> {
    return this.following.restore(userId, removed);
  }
}
