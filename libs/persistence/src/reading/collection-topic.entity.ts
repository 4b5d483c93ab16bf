import { defineEntity, p } from '@mikro-orm/core';
import { Topic } from '../stories/topic.entity.js';
import { Collection } from './collection.entity.js';

const CollectionTopicSchema = defineEntity({
  name: 'CollectionTopic',
  properties: {
    collection: () => p.manyToOne(Collection).primary().deleteRule('cascade'),
    topic: () => p.manyToOne(Topic).primary().index().deleteRule('cascade'),
    /** System time. */
    addedAt: p.datetime(),
  },
});

/** A topic in a collection. */
export class CollectionTopic extends CollectionTopicSchema.class {}
CollectionTopicSchema.setClass(CollectionTopic);
