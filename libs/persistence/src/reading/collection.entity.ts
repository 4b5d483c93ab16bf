import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const CollectionSchema = defineEntity({
  name: 'Collection',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).index().deleteRule('cascade'),
    name: p.text(),
    description: p.text().nullable(),
    isPrivate: p.boolean().default(true),
    /** System time. */
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: 'collection_public',
      expression:
        'create index collection_public on collection (updated_at desc, id desc) where not is_private',
    },
  ],
});

/** A reader's collection of topics, private or public. */
export class Collection extends CollectionSchema.class {}
CollectionSchema.setClass(Collection);
