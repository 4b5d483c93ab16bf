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
  },
});

/** A user's follow of an outlet. */
export class SourceFollow extends SourceFollowSchema.class {}
SourceFollowSchema.setClass(SourceFollow);
