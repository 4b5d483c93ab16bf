import { defineEntity, p } from '@mikro-orm/core';
import { Article } from './article.entity.js';

const ArticleRevisionSchema = defineEntity({
  name: 'ArticleRevision',
  properties: {
    id: p.integer().primary(),
    article: () => p.manyToOne(Article).deleteRule('cascade'),
    title: p.text(),
    excerpt: p.text(),
    contentHash: p.text(),
    /** When the newer version was seen. */
    replacedAt: p.datetime(),
  },
  uniques: [{ properties: ['article', 'contentHash', 'replacedAt'] }],
});

/** An earlier version of an article that its source changed. */
export class ArticleRevision extends ArticleRevisionSchema.class {}
ArticleRevisionSchema.setClass(ArticleRevision);
