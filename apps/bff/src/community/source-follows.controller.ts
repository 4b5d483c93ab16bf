import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FollowedSource, FollowedSources, FollowState, SourceNotices } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../auth/identity/access.js';
import { type Reader, SignedInReader } from '../auth/identity/reader.js';
import { SourceFollowsService } from './source-follows.service.js';

@ApiTags('follows')
@Allow('user')
@Controller()
export class SourceFollowsController {
  constructor(private readonly follows: SourceFollowsService) {}

  @Get('user/sources')
  @ApiOkResponse({ standardSchema: FollowedSources })
  list(@SignedInReader() reader: Reader): Promise<FollowedSource[]> {
    return this.follows.list(reader.userId);
  }

  @Post('sources/:id/follow')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: FollowState })
  follow(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<FollowState> {
    return this.follows.follow(reader.userId, id);
  }

  @Delete('sources/:id/follow')
  @ApiOkResponse({ standardSchema: FollowState })
  unfollow(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<FollowState> {
    return this.follows.unfollow(reader.userId, id);
  }

  /** Notifications of significant developments that a followed source reports first. */
  @Put('sources/:id/notices')
  @ApiOkResponse({ standardSchema: SourceNotices })
  setNotices(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: SourceNotices }) notices: SourceNotices,
  ): Promise<SourceNotices> {
    return this.follows.setNotices(reader.userId, id, notices);
  }
}
