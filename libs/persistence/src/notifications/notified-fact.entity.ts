import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { TopicEvent } from '../timeline/topic-event.entity.js';

const NotifiedFactSchema = defineEntity({
  name: 'NotifiedFact',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    event: () => p.manyToOne(TopicEvent).primary().index().deleteRule('cascade'),
  },
});

/** Which facts a reader was told, at once or in a digest: none is told twice. */
export class NotifiedFact extends NotifiedFactSchema.class {}
NotifiedFactSchema.setClass(NotifiedFact);
