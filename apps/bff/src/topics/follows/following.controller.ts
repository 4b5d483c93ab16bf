import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type LatestUpdate, LatestUpdates, type UserTopic, UserTopics } from '#contract/reading';
import { type Topic, Topics } from '#contract/stories';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader, VisitingReader } from '../../auth/identity/reader.js';
import { FollowingService } from './following.service.js';

@ApiTags('follows')
@Allow('user')
@Controller()
export class FollowingController {
  constructor(private readonly following: FollowingService) {}

  @Get('user/topics')
  @ApiOkResponse({ standardSchema: UserTopics })
  topics(@SignedInReader() reader: Reader): Promise<UserTopic[]> {
    return this.following.topics(reader.userId);
  }

  @Get('user/latest-updates')
  @ApiOkResponse({ standardSchema: LatestUpdates })
  latest(@SignedInReader() reader: Reader): Promise<LatestUpdate[]> {
    return this.following.latest(reader.userId);
  }

  @Get('topics-to-follow')
  @Allow('public')
  @ApiOkResponse({ standardSchema: Topics })
  toFollow(@VisitingReader() reader: Reader | null): Promise<Topic[]> {
    return this.following.toFollow(reader?.userId ?? null);
  }
}
