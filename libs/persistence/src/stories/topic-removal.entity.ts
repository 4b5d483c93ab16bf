import { defineEntity, p } from '@mikro-orm/core';

const TopicRemovalSchema = defineEntity({
  name: 'TopicRemoval',
  properties: {
    /** No foreign key: the topic may be gone. */
    topicId: p.integer().primary().autoincrement(false),
    removedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'topic_removal_removed',
      expression: 'create index topic_removal_removed on topic_removal (removed_at, topic_id)',
    },
  ],
});

/** A topic that was listed and is not any more: hidden, merged, or too little is left of it. `removedAt` is news time. */
export class TopicRemoval extends TopicRemovalSchema.class {}
TopicRemovalSchema.setClass(TopicRemoval);
