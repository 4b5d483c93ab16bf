import { defineEntity, p } from '@mikro-orm/core';
import { REMOVAL_REASONS } from '#vocabulary';
import { Source } from '../../sources/source.entity.js';

const ArticleTombstoneSchema = defineEntity({
  name: 'ArticleTombstone',
  properties: {
    identityKey: p.text().primary(),
    source: () => p.manyToOne(Source).deleteRule('cascade'),
    url: p.text(),
    titleKey: p.text().nullable(),
    removedAt: p.datetime(),
    reason: p.enum(REMOVAL_REASONS),
  },
  indexes: [
    {
      name: 'article_tombstone_url',
      expression: 'create index article_tombstone_url on article_tombstone using hash (url)',
    },
    {
      name: 'article_tombstone_title_key',
      expression:
        'create index article_tombstone_title_key on article_tombstone (source_id, title_key) where title_key is not null',
    },
  ],
});

/** The marks of a removed article. A feed that still carries it does not bring it back. */
export class ArticleTombstone extends ArticleTombstoneSchema.class {}
ArticleTombstoneSchema.setClass(ArticleTombstone);
