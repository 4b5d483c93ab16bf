import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { Collection, CollectionTopicAdded } from '#contract/reading';
import { IdParam } from '#contract/site';
import { Allow } from '../../auth/identity/access.js';
import { type Reader, SignedInReader } from '../../auth/identity/reader.js';
import { CollectionTopicsService } from './collection-topics.service.js';

@ApiTags('collections')
@Allow('user')
@Controller('collections/:id/topics')
export class CollectionTopicsController {
  constructor(private readonly topics: CollectionTopicsService) {}

  @Post()
  @ApiCreatedResponse({ standardSchema: Collection })
  add(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Body({ schema: CollectionTopicAdded }) { topicId }: CollectionTopicAdded,
  ): Promise<Collection> {
    return this.topics.add(reader.userId, id, topicId);
  }

  @Delete(':topicId')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(
    @SignedInReader() reader: Reader,
    @Param('id', { schema: IdParam }) id: number,
    @Param('topicId', { schema: IdParam }) topicId: number,
  ): Promise<void> {
    return this.topics.remove(reader.userId, id, topicId);
  }
}
