import { defineEntity, p } from '@mikro-orm/core';
import { Topic } from './topic.entity.js';

const TopicMemorySchema = defineEntity({
  name: 'TopicMemory',
  properties: {
    topic: () => p.oneToOne(Topic).primary().owner().deleteRule('cascade'),
    /** Articles it was made of: while the topic holds another number, it is out of date. */
    articleCount: p.integer(),
    /** What the story model remembers of the topic, in the model's own compact form. */
    memory: p.blob(),
    /** Of that form; another one is not read. */
    format: p.integer(),
  },
});

/** What the story-keeper knows of a topic, so that the next keeper need not read its articles again. */
export class TopicMemoryRow extends TopicMemorySchema.class {}
TopicMemorySchema.setClass(TopicMemoryRow);
