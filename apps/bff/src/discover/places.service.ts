import { Injectable } from '@nestjs/common';
import { PLACES_MAX } from '#contract/site';
import type { TopicPlace } from '#contract/stories';
import { Database } from '#persistence/database';
import { placesOfTopics } from '#persistence/stories';

@Injectable()
export class PlacesService {
  constructor(private readonly db: Database) {}

  /** The places with most listed topics. */
  async most(): Promise<TopicPlace[]> {
    const rows = await placesOfTopics(this.db, PLACES_MAX);
    return rows.map(({ place, topics }) => ({ place, topics }));
  }
}
