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

/** The ledger of facts that each reader received, immediately or in a digest. It prevents duplicates. */
export class NotifiedFact extends NotifiedFactSchema.class {}
NotifiedFactSchema.setClass(NotifiedFact);
