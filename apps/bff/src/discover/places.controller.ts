import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PLACES_MAX } from '#contract/site';
import { type TopicPlace, TopicPlaces } from '#contract/stories';
import { Database } from '#persistence/database';
import { placesOfTopics } from '#persistence/stories';
import { Allow } from '../auth/identity/access.js';

@ApiTags('topics')
@Allow('public')
@Controller('places')
export class PlacesController {
  constructor(private readonly db: Database) {}

  /** The places with most listed topics. */
  @Get()
  @ApiOkResponse({ standardSchema: TopicPlaces })
  async list(): Promise<TopicPlace[]> {
    const rows = await placesOfTopics(this.db, PLACES_MAX);
    return rows.map(({ place, topics }) => ({ place, topics }));
  }
}
