import { Injectable } from '@nestjs/common';
import { PLACES_MAX } from '#contract/site';
import type { TopicPlace } from '#contract/stories';
import { Database } from '#persistence/database';
import { placesOfTopics } from '#persistence/stories';

/** So many topics are counted, so that the work does not grow with the archive. */
const COUNTED_TOPICS = 10_000;

@Injectable()
export class PlacesService {
  constructor(private readonly db: Database) {}

  /** The places that most of the liveliest topics have. */
  async most(): Promise<TopicPlace[]> {
    const rows = await placesOfTopics(this.db, { among: COUNTED_TOPICS, limit: PLACES_MAX });
    return rows.map(({ place, topics }) => ({ place, topics }));
  }
}
