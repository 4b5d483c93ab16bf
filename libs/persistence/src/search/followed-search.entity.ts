import { defineEntity, p } from '@mikro-orm/core';
import { ARTICLE_KINDS } from '#vocabulary';
import { User } from '../accounts/user.entity.js';

const FollowedSearchSchema = defineEntity({
  name: 'FollowedSearch',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    q: p.text(),
    /** Names or domains of sources, separated by commas. Empty: all sources. */
    sources: p.text().default(''),
    /** Null: all kinds. */
    kind: p.enum(ARTICLE_KINDS).nullable(),
    /** System time. */
    followedAt: p.datetime(),
    /** News time. Results published later are new. */
    seenAt: p.datetime(),
  },
  indexes: [
    {
      name: 'followed_search_once',
      expression:
        "create unique index followed_search_once on followed_search (user_id, q, sources, coalesce(kind, ''))",
    },
  ],
});

/** A search that a reader follows. */
export class FollowedSearch extends FollowedSearchSchema.class {}
FollowedSearchSchema.setClass(FollowedSearch);
