import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { Source } from './source.entity.js';

const SourceFollowSchema = defineEntity({
  name: 'SourceFollow',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    source: () => p.manyToOne(Source).primary().index().deleteRule('cascade'),
    /** News time. */
    followedAt: p.datetime(),
    /** Since when the reader wants notifications of what the source reports first. News time; null if not. */
    noticesSince: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'source_follow_notified',
      expression:
        'create index source_follow_notified on source_follow (source_id, user_id) where notices_since is not null',
    },
  ],
});

/** A user's follow of an outlet. */
export class SourceFollow extends SourceFollowSchema.class {}
SourceFollowSchema.setClass(SourceFollow);
