import { defineEntity, p } from '@mikro-orm/core';
import { TOPIC_RELATIONS } from '#vocabulary';
import { Topic } from './topic.entity.js';

const TopicRelationSchema = defineEntity({
  name: 'TopicRelation',
  properties: {
    topic: () => p.manyToOne(Topic).primary().deleteRule('cascade'),
    other: () => p.manyToOne(Topic).primary().index().deleteRule('cascade'),
    kind: p.enum(TOPIC_RELATIONS),
    /** Mean likeness, 0–1. */
    likeness: p.float(),
    /** The words that both share, the strongest first, separated by ', '. */
    shared: p.text(),
    /** News time. */
    reviewedAt: p.datetime(),
  },
});

/** A topic that is near to another but not one with it. Found when the stories of a night are reviewed. */
export class TopicRelation extends TopicRelationSchema.class {}
TopicRelationSchema.setClass(TopicRelation);
