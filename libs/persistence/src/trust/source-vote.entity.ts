import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { Source } from '../sources/source.entity.js';

const SourceVoteSchema = defineEntity({
  name: 'SourceVote',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    source: () => p.manyToOne(Source).primary().index().deleteRule('cascade'),
    isUp: p.boolean(),
    /** System time of the first vote or the last change. */
    votedAt: p.datetime(),
  },
});

/** A user's vote on an outlet. */
export class SourceVote extends SourceVoteSchema.class {}
SourceVoteSchema.setClass(SourceVote);
