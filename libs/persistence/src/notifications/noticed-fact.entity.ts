import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { TopicEvent } from '../timeline/topic-event.entity.js';

const NoticedFactSchema = defineEntity({
  name: 'NoticedFact',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    event: () => p.manyToOne(TopicEvent).primary().index().deleteRule('cascade'),
  },
});

/** Which facts a reader was told, at once or in a digest: none is told twice. */
export class NoticedFact extends NoticedFactSchema.class {}
NoticedFactSchema.setClass(NoticedFact);
