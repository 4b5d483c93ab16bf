import { Injectable } from '@nestjs/common';
import {
  PUBLIC_COLLECTION_TOPICS,
  PUBLIC_COLLECTIONS_MOST,
  type PublicCollection,
  type PublicCollectionsQuery,
} from '#contract/community';
import { Database } from '#persistence/database';
import { countPublicCollections, publicCollections } from '#persistence/reading';
import { presentPublicCollection } from './public-collection.presenter.js';

/** The directory of public collections. */
@Injectable()
export class PublicCollectionsService {
  constructor(private readonly db: Database) {}

  async list({
    limit,
    offset,
  }: PublicCollectionsQuery): Promise<{ collections: PublicCollection[]; total: number }> {
    const [rows, total] = await Promise.all([
      publicCollections(this.db, { limit, offset, named: PUBLIC_COLLECTION_TOPICS }),
      countPublicCollections(this.db, PUBLIC_COLLECTIONS_MOST),
    ]);
    return { collections: rows.map(presentPublicCollection), total };
  }
}
