import { Injectable } from '@nestjs/common';
import { COLLECTION_TOPICS_MOST, type Collection } from '#contract/reading';
import { lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import {
  addToCollection,
  collectionById,
  lockTopic,
  removeFromCollection,
  touchCollection,
} from '#persistence/reading';
import { systemClock } from '#platform/runtime';
import { notFound, signedOut, tooMany } from '../../http/errors.js';
import { presentCollection } from './collection.presenter.js';

/** The topics of a reader's own collection. */
@Injectable()
export class CollectionTopicsService {
  constructor(private readonly db: Database) {}

  /** Idempotent. */
  add(userId: number, id: number, topicId: number): Promise<Collection> {
    const at = systemClock.now();
    return this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      await own(tx, userId, id, at);
      const topic = await lockTopic(tx, topicId);
      if (topic === null) throw notFound('This topic');
      await addToCollection(tx, { id, topicId: topic, at, most: COLLECTION_TOPICS_MOST });
      const row = await collectionById(tx, id);
      if (!row?.topic_ids.includes(topic))
        throw tooMany(`A collection can have at most ${COLLECTION_TOPICS_MOST} topics.`);
      return presentCollection(row);
    });
  }

  /** Idempotent. */
  remove(userId: number, id: number, topicId: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      await own(tx, userId, id, systemClock.now());
      await removeFromCollection(tx, id, topicId);
    });
  }
}

async function own(tx: Queryable, userId: number, id: number, at: Date): Promise<void> {
  if (!(await touchCollection(tx, { id, userId }, at))) throw notFound('This collection');
}
