import { defineEntity, p } from '@mikro-orm/core';
import { Topic } from './topic.entity.js';

const TopicRedirectSchema = defineEntity({
  name: 'TopicRedirect',
  properties: {
    id: p.integer().primary(),
    oldTopicId: p.integer().unique(),
    oldSlug: p.text().unique(),
    topic: () => p.manyToOne(Topic).index().deleteRule('cascade'),
    createdAt: p.datetime(),
  },
});

/** The redirect of a merged topic's old id and slug. */
export class TopicRedirect extends TopicRedirectSchema.class {}
TopicRedirectSchema.setClass(TopicRedirect);
