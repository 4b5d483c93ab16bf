import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FollowPreferences, FollowState, IsFollowing, UserTopic } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { FollowsService } from './follows.service.js';

@ApiTags('follows')
@Allow('user')
@Controller('topics/:id')
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  @Post('follow')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: FollowState })
  follow(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<FollowState> {
    return this.follows.follow(reader.userId, id);
  }

  @Delete('follow')
  @ApiOkResponse({ standardSchema: FollowState })
  unfollow(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<FollowState> {
    return this.follows.unfollow(reader.userId, id);
  }

  @Get('is-following')
  @ApiOkResponse({ standardSchema: IsFollowing })
  async isFollowing(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
  ): Promise<IsFollowing> {
    const { isFollowing } = await this.follows.state(reader.userId, id);
    return { isFollowing };
  }

  /** One entry of `GET /api/user/topics`, for any followed topic. */
  @Get('preferences')
  @ApiOkResponse({ standardSchema: UserTopic })
  show(@SignedInReader() reader: Reader, @Param('id', { schema: IdParam }) id: number): Promise<UserTopic> {
    return this.follows.show(reader.userId, id);
  }

  @Patch('preferences')
  @ApiOkResponse({ standardSchema: UserTopic })
  change(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: FollowPreferences }) preferences: FollowPreferences,
  ): Promise<UserTopic> {
    return this.follows.change(reader.userId, id, preferences);
  }

  @Post('seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  seen(@SignedInReader() reader: Reader, @Param('id', { schema: IdParam }) id: number): Promise<void> {
    return this.follows.markSeen(reader.userId, id);
  }
}
